/** For a press that removes its own control: keyboards go on from the start of the page's content. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Before the list item of a button is removed: focuses the button of the next or previous one, else calls `otherwise`. */
export function focusNextRow(button: Element, otherwise: () => void): void {
  const row = button.closest("li");
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
  if (next) next.focus();
  else otherwise();
}

/** After a moment: what stands in a status that has just come, or come back from behind a dialog, is not announced. */
export function announceIn(status: HTMLElement | null, text: string): void {
  setTimeout(() => status?.replaceChildren(text), 100);
}
