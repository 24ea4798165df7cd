import { useEffect, useRef, useState, type RefObject } from "react";
import { highlightScrollDelayMs } from "../../../catalogue/is-highlighted";
import { HIGHLIGHT_FLASH_MS, shouldClearHighlight } from "../engine/highlight";
import type { ResultsList } from "./use-results-list";

/**
 * Scrolls the highlighted card into view 120 ms after it is rendered and returns for 1800 ms that it flashes; removes a
 * highlight that no longer applies from the address (docs/requirements.md 2.6 and 4.2).
 */
export function useHighlight(list: ResultsList, cards: RefObject<HTMLElement>): boolean {
  const { criteria, city, results, matchedId, clearHighlight } = list;
  const { highlight } = criteria;
  const [isFlashing, setFlashing] = useState(false);
  const before = useRef<{ readonly city: string | null } | null>(null);

  useEffect(() => {
    if (results === null) return;
    const cityBefore = before.current === null ? city : before.current.city;
    before.current = { city };
    if (shouldClearHighlight({ highlight, cityBefore, city, results })) clearHighlight();
  });

  useEffect(() => {
    if (matchedId === null) return undefined;
    const scrolling = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      cards.current
        ?.querySelector(`[data-listing="${matchedId}"]`)
        ?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
      setFlashing(true);
    }, highlightScrollDelayMs);
    const calming = setTimeout(() => setFlashing(false), highlightScrollDelayMs + HIGHLIGHT_FLASH_MS);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(calming);
      setFlashing(false);
    };
  }, [matchedId, cards]);

  return isFlashing;
}
