import { Children, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import type { CarouselMover } from "./carousel-mover";
import { CarouselRow } from "./carousel-row";
import * as styles from "./carousel.module.css";
import { perViewSteps, useSlidesInView, type PerView } from "./per-view";
import { useAttention } from "./use-attention";
import { useAutoplay } from "./use-autoplay";
import { lazyPart, useLazyPart } from "./use-lazy-part";
import { useMediaQuery } from "./use-media-query";
import { useOnScreen } from "./use-on-screen";
import { usePageSettled } from "./use-page-settled";

/** react-slick is loaded when the carousel is within this distance of the viewport, in pixels. */
const nearPx = 100;

const sliderPart = lazyPart(() => import("./carousel-slider"));

/** Custom properties that tell the style sheet how many slides are side by side at each breakpoint. */
function stepsStyle({ base, sm, md, lg }: Required<PerView>): CSSProperties & Record<`--${string}`, number> {
  return { "--base": base, "--sm": sm, "--md": md, "--lg": lg };
}

export interface CarouselMotion {
  readonly perView: PerView;
  /** Milliseconds between steps; absent for a carousel that moves only on request. */
  readonly autoplayMs?: number;
  /** Duration of one step in milliseconds (docs/requirements.md 9). */
  readonly speedMs?: number;
  /** No autoplay and no change to react-slick, e.g. while a dialog opened from a slide covers the carousel. */
  readonly isHeld?: boolean;
}

/**
 * The parts of a carousel, for those that place their own controls. The server renders all slides as a row that scrolls
 * natively; once the page has settled, react-slick replaces the row near the viewport, at the same widths and heights,
 * unless reduced motion is asked for. Autoplay stops on hover, on focus, in a hidden tab, off screen, under reduced
 * motion and by the pause button (docs/decisions/f1-motion-can-stop.md); a touch holds the carousel as that button does
 * (docs/decisions/2026-11-22-a-touch-holds-a-carousel.md).
 *
 * `box` holds the attributes of the element around slides and controls; `stage` is the slides.
 */
export function useCarousel(
  children: ReactNode,
  { perView, autoplayMs, speedMs = 520, isHeld = false }: CarouselMotion,
) {
  const slides = useMemo(() => Children.toArray(children), [children]);
  const count = slides.length;
  const steps = perViewSteps(perView);
  const box = useRef<HTMLDivElement>(null);
  const mover = useRef<CarouselMover>(null);
  const [index, setIndex] = useState(0);
  const inView = useSlidesInView(perView);
  const isMotionWelcome = useMediaQuery("(prefers-reduced-motion: no-preference)");
  const isNear = useOnScreen(box, nearPx);
  const isSettled = usePageSettled();

  const mayMove = isMotionWelcome && inView !== null && count > inView;
  const moveBy = (step: 1 | -1) => mover.current?.moveBy(step, true);
  const moveTo = (target: number) => mover.current?.moveTo(target);
  const [isPaused, setIsPaused] = useState(false);
  const { isHovered, isFocusInside, handlers } = useAttention(() => setIsPaused(true));
  // While the focus is inside the row stays: replacing it would drop the focus. And so it does under a finger.
  const part = useLazyPart(
    sliderPart,
    mayMove && isNear && isSettled && !isFocusInside && !isPaused && !isHeld,
  );
  const slider = mayMove ? part : null;
  const autoplays = mayMove && autoplayMs !== undefined && (slider !== null || isPaused);
  const isPlaying = useAutoplay(
    box,
    autoplayMs ?? 0,
    autoplays && !isPaused && !isHeld && !isHovered && !isFocusInside,
    () => mover.current?.moveBy(1, false),
  );
  const shared = { slides, inView: inView ?? steps.lg, onIndex: setIndex };

  return {
    box: {
      ref: box,
      className: styles.carousel,
      style: stepsStyle(steps),
      role: "group",
      "aria-roledescription": "carousel",
      ...handlers,
    },
    stage: (
      <div className={styles.viewport}>
        {slider !== null ? (
          <slider.CarouselSlider ref={mover} {...shared} speedMs={speedMs} initialIndex={index} />
        ) : (
          <CarouselRow
            ref={mover}
            {...shared}
            index={index}
            loadsAhead={isNear && isSettled}
            scrolls={count > (inView ?? steps.base)}
          />
        )}
      </div>
    ),
    count,
    /** Index of the first slide in view, from 0. */
    index,
    /** Number of slides in view; null until the window has been measured. */
    inView,
    moveBy,
    moveTo,
    /** Undefined without autoplay. */
    autoplay: autoplays ? { isPaused, isPlaying, toggle: () => setIsPaused((paused) => !paused) } : undefined,
    /** Names of the breakpoints at which every slide is in view, e.g. "md lg". */
    stillAt: Object.entries(steps)
      .flatMap(([width, number]) => (count <= number ? [width] : []))
      .join(" "),
  };
}
