import { useState } from "react";

interface DraftValue {
  readonly value: string;
  readonly set: (value: string) => void;
  /** Forgets what was entered: the field shows what is applied. */
  readonly forget: () => void;
}

/**
 * Value of a field that waits for Apply: what the visitor has entered, until another value is applied (Back, a cleared
 * chip), which replaces it.
 */
export function useDraftValue(applied: string): DraftValue {
  const [entered, setEntered] = useState({ value: applied, of: applied });
  const set = (value: string) => setEntered({ value, of: applied });
  return { value: entered.of === applied ? entered.value : applied, set, forget: () => set(applied) };
}
