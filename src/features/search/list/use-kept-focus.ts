import { useEffect, type RefObject } from "react";

/** Milliseconds until what a press has done is drawn, reading a sentence included. */
const DRAWN_AFTER_MS = 150;

/**
 * For a list whose chips and buttons go away when they are pressed: the focus, which would be lost with them, moves to
 * the page's count line, the element with `data-count-line`. Where the last "Show more", in a `nav`, goes away, it moves
 * to the title of the first card that has come.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const section = list.current;
    if (section === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = ({ target }: MouseEvent) => {
      clearTimeout(timer);
      if (!(target instanceof Element)) return;
      const isForMore = target.closest("nav") !== null;
      const before = section.querySelectorAll("article").length;
      timer = setTimeout(() => {
        // A press on plain text, and in Safari on any button, leaves the focus to the page too, and takes nothing away.
        if (target.isConnected || document.activeElement !== document.body) return;
        const goOn = isForMore
          ? section.querySelectorAll("article")[before]?.querySelector(":is(h2, h3) a")
          : document.querySelector("[data-count-line]");
        if (goOn instanceof HTMLElement) goOn.focus({ preventScroll: isForMore });
      }, DRAWN_AFTER_MS);
    };
    // While the click comes down, before what it does changes the list.
    section.addEventListener("click", onClick, true);
    return () => {
      clearTimeout(timer);
      section.removeEventListener("click", onClick, true);
    };
  }, [list]);
}
