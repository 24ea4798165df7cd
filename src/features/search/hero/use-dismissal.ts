import { useEffect, useRef, type RefObject } from "react";

/** Closes the popover on a press outside it, and on Escape inside it. */
export function useDismissal(popover: RefObject<HTMLDetailsElement>, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const details = popover.current;
    if (details === null) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (details.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      event.preventDefault();
      latestClose.current();
    };
    document.addEventListener("pointerdown", onPress);
    details.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      details.removeEventListener("keydown", onKey);
    };
  }, [popover]);
}
