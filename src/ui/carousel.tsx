import { useState, type ReactNode } from "react";
import { everyPressCounts } from "../lib/early-clicks";
import { IconButton } from "./icon-button";
import { autoplayToggle, useCarousel, type CarouselMotion } from "./use-carousel";
import * as styles from "./carousel.module.css";

const rangeText = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** "2–4 of 5", or "4–5, 1 of 5" where the loop closes. */
function countText(index: number, inView: number, count: number): string {
  const last = index + Math.min(inView, count);
  const ranges =
    last <= count
      ? rangeText(index + 1, last)
      : `${rangeText(index + 1, count)}, ${rangeText(1, last - count)}`;
  return `${ranges} of ${count}`;
}

/** In the same order and position for every carousel (docs/design.md 8). */
function CarouselControls({ carousel }: { readonly carousel: ReturnType<typeof useCarousel> }) {
  const { index, inView, count, moveBy, autoplay, stillFrom } = carousel;
  const isPaused = autoplay?.isPaused ?? false;
  // Announced only after a press, not on hydration or autoplay.
  const [wasPressed, setWasPressed] = useState(false);
  const isAnnounced = wasPressed && autoplay?.isPlaying !== true;
  const move = (step: 1 | -1) => {
    setWasPressed(true);
    moveBy(step);
  };
  return (
    <div className={`needs-script ${styles.controls}`} data-still-from={stillFrom}>
      <p className={`note ${styles.count}`} aria-live={isAnnounced ? "polite" : "off"}>
        {inView !== null && countText(index, inView, count)}
      </p>
      <IconButton
        icon={isPaused ? "play" : "pause"}
        label={isPaused ? "Play" : "Pause"}
        lined
        className={autoplay === undefined ? `${styles.toggle} ${styles.absent}` : styles.toggle}
        onClick={autoplay?.toggle}
        {...autoplayToggle}
      />
      <IconButton icon="chevron-left" label="Previous" lined onClick={() => move(-1)} {...everyPressCounts} />
      <IconButton icon="chevron-right" label="Next" lined onClick={() => move(1)} {...everyPressCounts} />
    </div>
  );
}

interface CarouselProps {
  readonly label: string;
  readonly heading?: ReactNode;
  readonly children: ReactNode;
  readonly motion: CarouselMotion;
  /** Slides of 84% below 640 px, so that part of the next is seen (docs/design.md 6). */
  readonly peek?: boolean;
  /** Right of the slides from 900 px; `index` is of the first slide in view, from 0. */
  readonly aside?: (at: { readonly index: number; readonly moveTo: (index: number) => void }) => ReactNode;
  /** May set `--carousel-gap` and `--carousel-head-gap`. */
  readonly className?: string;
}

export function Carousel(props: CarouselProps) {
  const { label, heading, children, motion, peek = false, aside, className } = props;
  const carousel = useCarousel(children, motion);
  const { box, stage, index, moveTo } = carousel;
  const isPeeking = peek && motion.perView.base === 1;
  return (
    <div
      {...box}
      className={[box.className, isPeeking ? styles.peek : undefined, className].filter(Boolean).join(" ")}
      aria-label={label}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <CarouselControls carousel={carousel} />
      </div>
      {aside === undefined ? (
        stage
      ) : (
        <div className={styles.beside}>
          {stage}
          {aside({ index, moveTo })}
        </div>
      )}
    </div>
  );
}
