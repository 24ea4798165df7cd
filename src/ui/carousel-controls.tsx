import { useState } from "react";
import * as styles from "./carousel.module.css";
import { IconButton } from "./icon-button";
import { autoplayToggle } from "./use-attention";

interface CarouselControlsProps {
  /** First slide in view, counted from 0. */
  readonly index: number;
  /** Null until the browser has measured its window. */
  readonly inView: number | null;
  readonly count: number;
  /** Undefined where nothing moves by itself. */
  readonly autoplay?: {
    readonly isPaused: boolean;
    readonly isPlaying: boolean;
    readonly toggle: () => void;
  };
  readonly onMove: (step: 1 | -1) => void;
  /** Names of screen widths at which every slide is in view, e.g. "md lg": no controls there. */
  readonly stillAt: string;
}

function countText(index: number, inView: number, count: number): string {
  const first = index + 1;
  const last = ((index + inView - 1) % count) + 1;
  return inView === 1 ? `${first} of ${count}` : `${first}–${last} of ${count}`;
}

/** Count, pause, previous, next: in the same order and place for every carousel (design guide 8). */
export function CarouselControls({ index, inView, count, autoplay, onMove, stillAt }: CarouselControlsProps) {
  const isPaused = autoplay?.isPaused ?? false;
  // Said only to whoever asked for it, not when the page comes to life or moves by itself.
  const [isAsked, setIsAsked] = useState(false);
  const isSaid = isAsked && autoplay?.isPlaying !== true;
  const move = (step: 1 | -1) => {
    setIsAsked(true);
    onMove(step);
  };
  return (
    <div className={styles.controls} data-still={stillAt}>
      <p className={styles.count} aria-live={isSaid ? "polite" : "off"}>
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
      <IconButton icon="chevron-left" label="Previous" lined onClick={() => move(-1)} />
      <IconButton icon="chevron-right" label="Next" lined onClick={() => move(1)} />
    </div>
  );
}
