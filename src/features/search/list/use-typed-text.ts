import { useState } from "react";

/** The address holds it trimmed: spaces stay until another value (Back, a cleared chip) replaces the text. */
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
