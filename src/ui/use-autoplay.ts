import { useEffect, useRef, useState, type RefObject } from "react";
import { useOnScreen } from "./use-on-screen";
import { usePageVisible } from "./use-page-visible";

interface Autoplay {
  /** Stopped by the visitor with the pause button. */
  readonly isPaused: boolean;
  /** Whether it moves now: able to, on screen, in a visible tab and not paused. */
  readonly isPlaying: boolean;
  readonly togglePaused: () => void;
}

/**
 * Calls `step` every `intervalMs` while `isAble`, the element is on screen and the tab is visible, unless the visitor
 * has paused it (docs/decisions/f1-motion-can-stop.md).
 */
export function useAutoplay(
  element: RefObject<HTMLElement>,
  intervalMs: number,
  isAble: boolean,
  step: () => void,
): Autoplay {
  const [isPaused, setIsPaused] = useState(false);
  const isOnScreen = useOnScreen(element);
  const isPageVisible = usePageVisible();
  const isPlaying = isAble && !isPaused && isOnScreen && isPageVisible;

  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => latestStep.current(), intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, intervalMs]);

  return { isPaused, isPlaying, togglePaused: () => setIsPaused((paused) => !paused) };
}
