import type { ReactNode } from "react";
import { CarouselControls } from "./carousel-controls";
import * as styles from "./carousel.module.css";
import { useCarousel, type CarouselMotion } from "./use-carousel";

interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string;
  /** Shown left of the controls. */
  readonly heading?: ReactNode;
  /** One element per slide. */
  readonly children: ReactNode;
  /** How many slides are side by side, and how they move. */
  readonly motion: CarouselMotion;
  /** Below 640 px a slide takes 84% of the width, so that a part of the next one is seen (docs/design.md 6). */
  readonly peek?: boolean;
  /**
   * Shown right of the slides from 900 px, e.g. a list of their names; `index`, from 0, is that of the first slide in
   * view.
   */
  readonly aside?: (at: { readonly index: number; readonly moveTo: (index: number) => void }) => ReactNode;
  /** May set `--carousel-gap` (the gutter by default) and `--carousel-head-gap`. */
  readonly className?: string;
}

/** The one carousel of the site: heading, controls in their fixed place, slides. */
export function Carousel(props: CarouselProps) {
  const { label, heading, children, motion, peek = false, aside, className } = props;
  const { box, stage, index, inView, count, moveBy, moveTo, autoplay, stillFrom } = useCarousel(
    children,
    motion,
  );
  const isPeeking = peek && motion.perView.base === 1;
  return (
    <div
      {...box}
      className={[box.className, isPeeking ? styles.peek : undefined, className].filter(Boolean).join(" ")}
      aria-label={label}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <CarouselControls
          index={index}
          inView={inView}
          count={count}
          autoplay={autoplay}
          onMove={moveBy}
          stillFrom={stillFrom}
        />
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
