import { useState, type FocusEvent, type PointerEvent, type TouchEvent } from "react";

/** Marks the pause button. Pointer and focus on it do not count: they would stop what a press has just started. */
export const autoplayToggle = { "data-autoplay-toggle": "" } as const;

const isOnToggle = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-autoplay-toggle]") !== null;

/**
 * Whether the pointer is over an element or the focus inside; `handlers` belong on that element. `onTouch` is called
 * when a finger comes down on it: a finger leaves no event by which hovering would end.
 */
export function useAttention(onTouch: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  return {
    isHovered,
    isFocusInside,
    handlers: {
      onTouchStart: ({ target }: TouchEvent) => {
        if (!isOnToggle(target)) onTouch();
      },
      // Touch has no event that ends hovering.
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
