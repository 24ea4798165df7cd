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

/** Gives a field the state of another, or of itself, as an input that React hears. */
function enter(field: Field, from: Field): void {
  if (isToggle(field) && isToggle(from)) {
    // A radio button that was left is told by the one that was chosen.
    if (field.type === "radio" && !from.checked) return;
    field.checked = !from.checked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = from.value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = from instanceof HTMLSelectElement ? field : from;
  setUnnoted(field, from.value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const isHydrated = (element: Element) => element.closest("[data-dehydrated]") === null;

let focused: EventTarget | null = null;

/** Remembers which element has the focus, also after it was removed from the page. */
export function followFocus(): void {
  document.addEventListener("focusin", ({ target }) => (focused = target), true);
  document.addEventListener("pointerdown", ({ target }) => (focused = target), true);
}

function successorOf(field: Field, part: Element): Field | undefined {
  return fieldsIn(part).find(({ id, name }) => (field.id === "" ? name === field.name : id === field.id));
}

/**
 * Notes the fields in a part of the page that React is about to hydrate. The function it returns, to be called when that
 * is done, tells React what was typed, chosen and focused before; where React has rendered the part anew, as next to an
 * element that a browser extension has put there, it brings text, choices, selection and focus into the new fields.
 */
export function handOverFields(part: Element): () => void {
  const noted = fieldsIn(part);
  return () => {
    for (const field of noted) {
      const now = field.isConnected ? field : successorOf(field, part);
      if (now === undefined || !isHydrated(now)) continue;
      if (isChanged(field)) enter(now, field);
      if (now !== field && field === focused && document.activeElement === document.body) now.focus();
    }
    const { activeElement } = document;
    if (activeElement !== null && part.contains(activeElement) && isHydrated(activeElement))
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  };
}
