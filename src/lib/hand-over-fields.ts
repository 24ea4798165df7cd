type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldsIn = (part: Element) => [...part.querySelectorAll("input, textarea, select")].filter(isField);

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Whether a visitor, or the browser for one, has changed it since the page was built. */
function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const built = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(built, 0);
}

/** Sets a value past the setter by which React notes what it knows, so that the next event is news to React. */
function setUnnoted(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React notes the first of the two (https://github.com/facebook/react/issues/12955).
  field.value = `${value}-`;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

const isAlike = (one: Field, other: Field) =>
  isToggle(one) && isToggle(other) ? one.checked === other.checked : one.value === other.value;

let focused: EventTarget | null = null;
/** Of the focused field; a field that was removed from the page no longer has its own. */
let selection: { readonly field: Field; readonly range: readonly [number, number] } | undefined;

function noteSelection(): void {
  const field = document.activeElement;
  if (field === null || !isField(field) || field instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== null && selectionEnd !== null)
    selection = { field, range: [selectionStart, selectionEnd] };
}

/** Remembers where the focus and the caret are, also when their element is removed from the page. */
export function followFocus(): void {
  focused = document.activeElement;
  noteSelection();
  document.addEventListener("focusin", ({ target }) => (focused = target), true);
  document.addEventListener(
    "pointerdown",
    ({ target }) => (focused = (target instanceof Element && target.closest("label")?.control) || target),
    true,
  );
  document.addEventListener("selectionchange", noteSelection);
}

/** What a visitor has entered into a field, also into one that is no longer in the page. */
const entryOf = (field: Field) => ({
  value: field.value,
  isChecked: isToggle(field) && field.checked,
  range: selection?.field === field ? selection.range : undefined,
});

/** Enters it into a field as an input that React hears. */
function enter(field: Field, { value, isChecked, range }: ReturnType<typeof entryOf>): void {
  if (isToggle(field)) {
    // A radio button that was left is told by the one that was chosen.
    if (field.type === "radio" && !isChecked) return;
    field.checked = !isChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    setUnnoted(field, value);
    if (range !== undefined) field.setSelectionRange(...range);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isHydrated = (element: Element) => element.closest("[data-dehydrated]") === null;

function focusUnlessElsewhere(field: Field, range: readonly [number, number] | undefined): void {
  const focus = () => {
    if (!document.activeElement?.contains(field) || document.activeElement === field) return;
    field.focus();
    if (range !== undefined && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...range);
  };
  focus();
  // A press that is under way takes the focus from what it was on, which is gone.
  setTimeout(focus);
}

/** The field in the place of one that React has replaced. */
function successorOf(field: Field, at: number, part: Element): Field | undefined {
  const fields = fieldsIn(part);
  return (
    fields.find(({ id, name }) => (field.id !== "" ? id === field.id : name !== "" && name === field.name)) ??
    fields[at]
  );
}

/**
 * Notes the fields in a part of the page that React is about to hydrate or to render anew. The function it returns, to be
 * called with the part when that is done, tells React what was typed, chosen and focused before; where React has rendered
 * the part anew, it brings text, choices, selection and focus into the new fields.
 */
export function handOverFields(noted: Element): (part?: Element) => void {
  const fields = fieldsIn(noted);
  // React has what was entered later in its state, and in attributes by which a field seems unchanged.
  const wasHydrated = isHydrated(noted);
  return (part = noted) => {
    const entries = fields.flatMap((field, at) => {
      const now = field.isConnected ? field : successorOf(field, at, part);
      if (now === undefined || !isHydrated(now)) return [];
      const entry = entryOf(field);
      if (now !== field && field === focused) focusUnlessElsewhere(now, entry.range);
      const isLost = now === field || !isAlike(now, field);
      return isLost && (wasHydrated || isChanged(field)) ? [{ now, entry }] : [];
    });
    const { activeElement } = document;
    if (activeElement !== null && part.contains(activeElement) && isHydrated(activeElement))
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    void enterAll(entries);
  };
}

/**
 * One after the other, as handlers read the state of the last render, and each after React's commit, which would put the
 * old value back and with it the caret to its end; before the next paint.
 */
async function enterAll(
  entries: readonly { readonly now: Field; readonly entry: ReturnType<typeof entryOf> }[],
) {
  for (const { now, entry } of entries) {
    await Promise.resolve();
    enter(now, entry);
  }
}
