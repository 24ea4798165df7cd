import type { KeyboardEvent } from "react";

/** Whether a key is pressed together with Alt, Control or Command, which makes it a shortcut of the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
