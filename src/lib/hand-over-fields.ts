type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (part: Element) => [...part.querySelectorAll<Field>("input, textarea, select")];

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const built = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(built, 0);
}

/** Bypasses React's value tracker, so that React handles the next event as a change. */
function setUnnoted(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // Only the second assignment bypasses the tracker (https://github.com/facebook/react/issues/12955).
  field.value = `${value}-`;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
}

const isAlike = (a: Field, b: Field) =>
  isToggle(a) && isToggle(b) ? a.checked === b.checked : a.value === b.value;

let focused: EventTarget | null = null;
/** Kept, as a field loses its selection when it is removed from the page. */
let selection: { readonly field: Field; readonly range: readonly [number, number] } | undefined;

function noteSelection(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  if (selectionStart !== null && selectionEnd !== null)
    selection = { field, range: [selectionStart, selectionEnd] };
}

/** Remembers focus and caret, also of elements that are removed from the page. */
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

const entryOf = (field: Field) => ({
  value: field.value,
  isChecked: isToggle(field) && field.checked,
  range: selection?.field === field ? selection.range : undefined,
});

function enter(field: Field, { value, isChecked, range }: ReturnType<typeof entryOf>): void {
  if (isToggle(field)) {
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
  // A press under way moves the focus again after this.
  setTimeout(focus);
}

function successorOf(field: Field, at: number, part: Element): Field | undefined {
  const fields = fieldsIn(part);
  return (
    fields.find(({ id, name }) => (field.id !== "" ? id === field.id : name !== "" && name === field.name)) ??
    fields[at]
  );
}

/** Notes the fields of a part before React hydrates or replaces it. Afterwards the returned function passes to React what
 * was typed, chosen and focused, and moves it into fields that are new. */
export function handOverFields(noted: Element): (part?: Element) => void {
  const fields = fieldsIn(noted);
  // After hydration React sets the attributes too, so that a changed field looks unchanged.
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

/** One by one, as handlers read the last render, and after React's commit, which would restore the old value. */
async function enterAll(
  entries: readonly { readonly now: Field; readonly entry: ReturnType<typeof entryOf> }[],
) {
  for (const { now, entry } of entries) {
    await Promise.resolve();
    enter(now, entry);
  }
}
