interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click follows a link in this tab, so without other buttons or modifier keys. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
