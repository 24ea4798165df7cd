import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Calls `onKey` for each key pressed in an element, wherever in it the focus is. */
export function useKeys(element: RefObject<HTMLElement>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const target = element.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    target?.addEventListener("keydown", listen);
    return () => target?.removeEventListener("keydown", listen);
  }, [element]);
}
