import { useEffect, type RefObject } from "react";

/** Milliseconds until what a press has done is drawn, reading a sentence included. */
const DRAWN_AFTER_MS = 150;

/**
 * For a list whose chips and buttons go away when they are pressed: the focus, which would be lost with them, moves to
 * the list's count line, the element with `data-count-line`.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const section = list.current;
    if (section === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ target }: MouseEvent) => {
      clearTimeout(timer);
      // "Show more" leaves the visitor where the new cards begin.
      if (target instanceof Element && target.closest("nav") !== null) return;
      timer = setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const countLine = section.querySelector("[data-count-line]");
        if (countLine instanceof HTMLElement) countLine.focus();
      }, DRAWN_AFTER_MS);
    };
    section.addEventListener("click", onClick);
    return () => {
      clearTimeout(timer);
      section.removeEventListener("click", onClick);
    };
  }, [list]);
}
