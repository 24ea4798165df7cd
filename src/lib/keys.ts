/** With Alt, Control or Command a key is a shortcut of the browser: Alt and Left go back. */
export function hasModifier(event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "button">;

/** Whether a click follows a link in this tab, so without other buttons or modifier keys. */
export function isPlainClick(click: Click): boolean {
  return click.button === 0 && !click.shiftKey && !hasModifier(click);
}
