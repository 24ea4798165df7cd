import type { ReactNode } from "react";

/** What the controls may ask of a carousel, however its slides are drawn. */
export interface CarouselMover {
  /** Moves by one slide and round from either end. */
  readonly moveBy: (step: 1 | -1) => void;
  /** Brings a slide to the front, counted from 0. */
  readonly moveTo: (index: number) => void;
}

export interface CarouselSlidesProps {
  /** One per item; each a single element. */
  readonly slides: readonly ReactNode[];
  readonly inView: number;
  /** The first slide in view has changed. */
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
