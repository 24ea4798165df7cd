import type { ReactNode } from "react";
import * as styles from "./carousel.module.css";

/** What the controls call, whether the row or react-slick shows the slides. */
export interface CarouselMover {
  /** Moves by one slide, past either end to the other. */
  readonly moveBy: (step: 1 | -1) => void;
  /** Brings a slide to the front, counted from 0. */
  readonly moveTo: (index: number) => void;
}

export interface CarouselSlidesProps {
  readonly slides: readonly ReactNode[];
  /** Number of slides side by side. */
  readonly inView: number;
  /** The first slide in view, from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

interface CarouselSlideProps {
  readonly at: number;
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One slide; assistive technology says "3 of 12". */
export function CarouselSlide({ at, count, className = "", children }: CarouselSlideProps) {
  return (
    <div
      className={`${styles.slide} ${className}`}
      role="group"
      aria-roledescription="slide"
      aria-label={`${at + 1} of ${count}`}
      data-slide={at}
    >
      {children}
    </div>
  );
}

/** Loads a picture though it may be out of view, and has the browser paint it together with its slide. */
export function paintAtOnce(image: HTMLImageElement): void {
  image.loading = "eager";
  image.decoding = "sync";
}

/** Resolves when all pictures can be painted; one that cannot be loaded holds nothing up. */
export async function decodeAll(images: readonly HTMLImageElement[]): Promise<void> {
  images.forEach(paintAtOnce);
  await Promise.allSettled(images.map((image) => image.decode()));
}
