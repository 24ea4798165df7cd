import type { ReactNode } from "react";

/** Methods that the controls call, whether a plain row or react-slick renders the slides. */
export interface CarouselMover {
  /**
   * Moves by one slide, past either end to the other. A visitor's request (`isAsked`) is answered soon; a step of the
   * autoplay may wait for its picture, and is left out under a finger.
   */
  readonly moveBy: (step: 1 | -1, isAsked: boolean) => void;
  /** Brings a slide to the front, counted from 0. */
  readonly moveTo: (index: number) => void;
}

export interface CarouselSlidesProps {
  /** One element per slide. */
  readonly slides: readonly ReactNode[];
  readonly inView: number;
  /** Called with the index of the first slide in view when that changes. */
  readonly onIndex: (index: number) => void;
}

/** Describes a slide to assistive technology: "3 of 12". */
export function slideAttributes(index: number, count: number) {
  return {
    role: "group",
    "aria-roledescription": "slide",
    "aria-label": `${index + 1} of ${count}`,
  } as const;
}
