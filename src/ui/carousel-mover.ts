import type { ReactNode } from "react";

/** What the controls can ask of a carousel, whether a plain row or react-slick renders its slides. */
export interface CarouselMover {
  /** Moves by one slide; from the last on to the first, and the other way round. */
  readonly moveBy: (step: 1 | -1) => void;
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
