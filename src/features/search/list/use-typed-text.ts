import { useState } from "react";

/**
 * Text of a search box whose value lives in the address: what is being typed keeps its spaces, and a value that comes
 * from elsewhere (Back, a cleared chip) replaces it.
 */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState({ text: value, value });
  const change = (text: string) => {
    setTyped({ text, value: text.trim() });
    onChange(text.trim());
  };
  return [typed.value === value ? typed.text : value, change];
}
