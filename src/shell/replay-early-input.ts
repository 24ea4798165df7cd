import { forgetValue } from "../gatsby/boot/forget-value";
import {
  earlyNoticeId,
  islandIsLive,
  islandIsUnreachable,
  touchedAttribute,
  type EarlyEdit,
  type EarlyTap,
} from "../lib/early-input";

const tell = (element: Element, type: string, bubbles = true) =>
  element.dispatchEvent(new Event(type, { bubbles }));

/** Writes a field's value as the visitor would: React's own setter on the element would hide the change from React. */
function write(field: EarlyEdit["field"], value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (typeof prototype === "object" && prototype !== null) Reflect.set(prototype, "value", value, field);
}

/** Brings back what was typed or chosen, should a render have replaced it, and reports it to React once more. */
function replayEdit({ field, value, checked }: EarlyEdit): void {
  if (!field.isConnected) return;
  const isChoice = field.type === "checkbox" || field.type === "radio";
  if (isChoice && field instanceof HTMLInputElement) {
    if (field.checked !== checked) return field.click();
    forgetValue(field);
    // Not a MouseEvent, which would change the choice.
    tell(field, "click");
    return;
  }
  if (field.value !== value) write(field, value);
  forgetValue(field);
  tell(field, "input");
  tell(field, "change");
}

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;
const stateOf = (element: Element) =>
  element.getAttribute("aria-pressed") ?? element.getAttribute("aria-expanded");

/** The control of a tap; one that React has replaced is found by its name, unless several have that. */
function controlOf({ element, name }: EarlyTap): HTMLElement | undefined {
  if (element.isConnected) return element;
  const named = [...document.querySelectorAll<HTMLElement>("button, [data-waits]")].filter(
    (control) => nameOf(control) === name,
  );
  return named.length === 1 ? named[0] : undefined;
}

function replayTap(tap: EarlyTap): void {
  const control = controlOf(tap);
  if (control === undefined) return;
  control.removeAttribute(touchedAttribute);
  // A home that turns out to be saved already, or a menu that is open by now, is as the visitor wanted it.
  if (stateOf(control) === tap.state) control.click();
}

/** Tells React which element has the focus and which is under the pointer; menus and fields follow both. */
function replayPresence(part: Element): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && part.contains(activeElement))
    tell(activeElement, "focusin");
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  if (hovered !== undefined && part.contains(hovered) && window.matchMedia("(hover: hover)").matches)
    hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}

/** Lets React render before the next event: handlers read the state of the last render. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isAsleep = (element: Element) => element.closest("[data-island]:not([data-live])") !== null;

/** Takes out of a list what was done in `part`; what was done in an island in it that React does not have yet stays. */
function takeFrom<Kept>(list: Kept[], part: Element, elementOf: (kept: Kept) => Element): Kept[] {
  const isReady = (kept: Kept) => {
    const element = elementOf(kept);
    // One that React has replaced was in what React has.
    return !element.isConnected || (part.contains(element) && !isAsleep(element));
  };
  const taken = list.filter(isReady);
  list.splice(0, list.length, ...list.filter((kept) => !isReady(kept)));
  return taken;
}

/**
 * Hands over to React what the inline script has kept, in order and each thing once, when React has hydrated `part` of
 * the page. What the visitor does meanwhile is kept too and comes after it.
 */
export async function replayEarlyInput(part: Element = document.documentElement): Promise<void> {
  const early = window.earlyInput;
  if (early === undefined) return;
  const take = () => takeFrom(early.taps, part, ({ element }) => element);
  replayPresence(part);
  // The last edit of a field holds all of them.
  const last = new Map(takeFrom(early.edits, part, ({ field }) => field).map((edit) => [edit.field, edit]));
  // Before the next paint, which would show a field without what was typed into it.
  await Promise.resolve();
  for (const edit of last.values()) {
    replayEdit(edit);
    await Promise.resolve();
  }
  // The browser lets the first two end at their element.
  for (const { element, type } of takeFrom(early.moves, part, (move) => move.element))
    tell(element, type, type === "touchstart");
  await nextTask();
  // React has the page: from here on presses are its own, and a replayed one must not be kept again.
  early.stop();
  const notice = document.getElementById(earlyNoticeId);
  if (notice !== null) notice.textContent = "";
  for (let taps = take(); taps.length > 0; taps = take()) {
    for (const tap of taps) {
      replayTap(tap);
      await nextTask();
    }
  }
}

/** Replays what was done in an island when React has that too; forgets its presses where its code does not come. */
export function replayInIslands(): void {
  const of = ({ target }: Event) => (target instanceof Element ? target : document.documentElement);
  document.addEventListener(islandIsLive, (event) => void replayEarlyInput(of(event)));
  document.addEventListener(islandIsUnreachable, (event) => {
    const taps = window.earlyInput?.taps ?? [];
    const lost = taps.filter(({ element }) => of(event).contains(element));
    if (lost.length === 0) return;
    event.preventDefault();
    for (const { element } of lost) element.removeAttribute(touchedAttribute);
    taps.splice(0, taps.length, ...taps.filter((tap) => !lost.includes(tap)));
  });
}
