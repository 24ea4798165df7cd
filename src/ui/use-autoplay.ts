import { useEffect, useRef, type RefObject } from "react";
import { useOnScreen } from "./use-on-screen";
import { usePageVisible } from "./use-page-visible";

/**
 * Calls `step` every `intervalMs` while `isAble`, the element is on screen and the tab is visible
 * (docs/decisions/f1-motion-can-stop.md). Returns whether it does so now.
 */
export function useAutoplay(
  element: RefObject<HTMLElement>,
  intervalMs: number,
  isAble: boolean,
  step: () => void,
): boolean {
  const isOnScreen = useOnScreen(element);
  const isPageVisible = usePageVisible();
  const isPlaying = isAble && isOnScreen && isPageVisible;

  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => latestStep.current(), intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, intervalMs]);

  return isPlaying;
}
