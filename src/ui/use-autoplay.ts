import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from "react";
import { useOnScreen } from "./use-on-screen";
import { usePageVisible } from "./use-page-visible";

/** Marks the pause button: resting on it does not stop what it has just started. */
export const autoplayToggle = { "data-autoplay-toggle": "" } as const;

const isOnToggle = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-autoplay-toggle]") !== null;

interface Autoplay {
  /** Stopped by the visitor with the pause button. */
  readonly isPaused: boolean;
  readonly isFocusInside: boolean;
  /** Moving now: nothing of decision F1 holds it. */
  readonly isPlaying: boolean;
  readonly togglePaused: () => void;
  /** For the element that holds everything that moves, and its controls. */
  readonly handlers: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Calls `step` every `intervalMs` while `isAble`, the element is on screen and the tab is visible, unless the visitor
 * has paused it, points at it or has the focus inside (decision F1).
 */
export function useAutoplay(
  element: RefObject<HTMLElement>,
  intervalMs: number,
  isAble: boolean,
  step: () => void,
): Autoplay {
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  const isOnScreen = useOnScreen(element);
  const isPageVisible = usePageVisible();
  const isPlaying = isAble && !isPaused && !isHovered && !isFocusInside && isOnScreen && isPageVisible;

  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => latestStep.current(), intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, intervalMs]);

  return {
    isPaused,
    isFocusInside,
    isPlaying,
    togglePaused: () => setIsPaused((paused) => !paused),
    handlers: {
      // Touch leaves no pointer behind to move away again.
      onPointerOver: ({ pointerType, target }) =>
        setIsHovered(pointerType !== "touch" && !isOnToggle(target)),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }) => setIsFocusInside(!isOnToggle(target)),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsFocusInside(false);
      },
    },
  };
}
