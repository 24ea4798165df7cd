import type { ReactNode, Ref } from "react";
import * as styles from "./carousel.module.css";

export interface CarouselMover {
  /** Goes round at either end. */
  readonly moveBy: (step: 1 | -1) => void;
  readonly moveTo: (index: number) => void;
}

export interface CarouselSlidesProps {
  readonly mover: Ref<CarouselMover>;
  readonly slides: readonly ReactNode[];
  readonly inView: number;
  /** First slide in view, from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

interface CarouselSlideProps {
  readonly at: number;
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
}

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

/** Loads a picture even out of view, and decodes it before the next paint. */
export function paintAtOnce(image: HTMLImageElement): void {
  image.loading = "eager";
  image.decoding = "sync";
}

/** Resolves when all pictures can be painted or have failed. */
export async function decodeAll(images: readonly HTMLImageElement[]): Promise<void> {
  images.forEach(paintAtOnce);
  await Promise.allSettled(images.map((image) => image.decode()));
}
