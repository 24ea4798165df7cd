import { useState } from "react";
import { everyPressCounts } from "../lib/early-clicks";
import * as styles from "./carousel.module.css";
import { IconButton } from "./icon-button";
import { autoplayToggle } from "./use-attention";

interface CarouselControlsProps {
  /** Index of the first slide in view, from 0. */
  readonly index: number;
  /** Number of slides in view; null until the window has been measured. */
  readonly inView: number | null;
  readonly count: number;
  /** Undefined without autoplay. */
  readonly autoplay?: {
    readonly isPaused: boolean;
    readonly isPlaying: boolean;
    readonly toggle: () => void;
  };
  readonly onMove: (step: 1 | -1) => void;
  /** Name of the breakpoint from which on every slide is in view: the count stands alone there. */
  readonly stillFrom?: string;
}

const rangeText = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** "2–4 of 5"; where the loop closes, what is in view on either side of it: "4–5, 1 of 5". */
function countText(index: number, inView: number, count: number): string {
  const last = index + Math.min(inView, count);
  const ranges =
    last <= count
      ? ([[index + 1, last]] as const)
      : ([
          [index + 1, count],
          [1, last - count],
        ] as const);
  return `${ranges.map(([from, to]) => rangeText(from, to)).join(", ")} of ${count}`;
}

/** Count, pause, previous, next: in the same order and place for every carousel (docs/design.md 8). */
export function CarouselControls({
  index,
  inView,
  count,
  autoplay,
  onMove,
  stillFrom,
}: CarouselControlsProps) {
  const isPaused = autoplay?.isPaused ?? false;
  // The count is announced only after a press on Previous or Next, not on hydration or autoplay.
  const [wasPressed, setWasPressed] = useState(false);
  const isAnnounced = wasPressed && autoplay?.isPlaying !== true;
  const move = (step: 1 | -1) => {
    setWasPressed(true);
    onMove(step);
  };
  return (
    <div className={styles.controls} data-still-from={stillFrom}>
      <p className={styles.count} aria-live={isAnnounced ? "polite" : "off"}>
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
