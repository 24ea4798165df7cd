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

/** Takes the entries out of a list that `isTaken` is true of, in their order. */
function takeOut<Kept>(list: Kept[], isTaken: (kept: Kept) => boolean): Kept[] {
  const all = list.splice(0);
  list.push(...all.filter((kept) => !isTaken(kept)));
  return all.filter(isTaken);
}

/** Whether what was done with an element is for React to hear now that it has `part`, and not for an island in it. */
const isReadyIn = (part: Element) => (element: Element) =>
  // One that React has replaced was in what React has.
  !element.isConnected || (part.contains(element) && !isAsleep(element));

/** The page is no longer late; its notice is kept for what is pressed in islands. */
function endNotice(): void {
  delete document.documentElement.dataset.late;
  const notice = document.getElementById(earlyNoticeId);
  if (notice === null) return;
  notice.textContent = "";
  notice.className = "vh";
}

/**
 * Hands over to React what the inline script has kept, in order and each thing once, when React has hydrated `part` of
 * the page. What the visitor does meanwhile is kept too and comes after it.
 */
export async function replayEarlyInput(part: Element = document.documentElement): Promise<void> {
  const early = window.earlyInput;
  if (early === undefined) return;
  const isReady = isReadyIn(part);
  const takeTaps = () => takeOut(early.taps, ({ element }) => isReady(element));
  replayPresence(part);
  // The last edit of a field holds all of them.
  const last = new Map(takeOut(early.edits, ({ field }) => isReady(field)).map((edit) => [edit.field, edit]));
  // Before the next paint, which would show a field without what was typed into it.
  await Promise.resolve();
  for (const edit of last.values()) {
    replayEdit(edit);
    await Promise.resolve();
  }
  // The browser lets the first two end at their element.
  for (const { element, type } of takeOut(early.moves, (move) => isReady(move.element)))
    tell(element, type, type === "touchstart");
  await nextTask();
  // React has the page: from here on presses are its own, and a replayed one must not be kept again.
  early.stop();
  endNotice();
  for (let taps = takeTaps(); taps.length > 0; taps = takeTaps()) {
    for (const tap of taps) {
      replayTap(tap);
      await nextTask();
    }
  }
}

/** Replays what was done in an island when React has that too; forgets its presses where its code does not come. */
export function replayInIslands(): void {
  document.addEventListener(islandIsLive, ({ target }) => {
    if (target instanceof Element) void replayEarlyInput(target);
  });
  document.addEventListener(islandIsUnreachable, (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const lost = takeOut(window.earlyInput?.taps ?? [], ({ element }) => target.contains(element));
    if (lost.length === 0) return;
    event.preventDefault();
    for (const { element } of lost) element.removeAttribute(touchedAttribute);
    endNotice();
  });
}
