/**
 * Focuses the first field below an element that is marked as invalid, in a closed `<details>` too, and returns whether
 * there is one.
 */
export function focusInvalid(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>("[aria-invalid='true']") ?? null;
  const closed = field?.closest("details");
  if (closed) closed.open = true;
  field?.focus();
  return field !== null;
}
