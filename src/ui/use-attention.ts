import { useState, type FocusEvent, type PointerEvent } from "react";

/** Marks the pause button: resting on it does not stop what it has just started. */
export const autoplayToggle = { "data-autoplay-toggle": "" } as const;

const isOnToggle = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-autoplay-toggle]") !== null;

/** Whether the visitor points at an element or has the focus inside; `handlers` go on that element. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  return {
    isHovered,
    isFocusInside,
    handlers: {
      // Touch leaves no pointer behind to move away again.
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        setIsHovered(pointerType !== "touch" && !isOnToggle(target)),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }: FocusEvent) => setIsFocusInside(!isOnToggle(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsFocusInside(false);
      },
    },
  };
}
