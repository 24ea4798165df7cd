interface ModifierKeys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/** With Alt, Control or Command a key is a shortcut of the browser: Alt and Left go back. */
export function hasModifier({ altKey, ctrlKey, metaKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey;
}

interface Click extends ModifierKeys {
  readonly button: number;
  readonly shiftKey: boolean;
}

/** Whether a click follows a link in this tab, so without other buttons or modifier keys. */
export function isPlainClick(click: Click): boolean {
  return click.button === 0 && !click.shiftKey && !hasModifier(click);
}
