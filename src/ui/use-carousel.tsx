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

/** The moving part is fetched when the carousel comes this near to the viewport, in pixels. */
const nearPx = 100;

const sliderPart = lazyPart(() => import("./carousel-slider"));

/** Tells the style sheet how many slides stand side by side at each width. */
function stepsStyle({ base, sm, md, lg }: Required<PerView>): CSSProperties & Record<`--${string}`, number> {
  return { "--base": base, "--sm": sm, "--md": md, "--lg": lg };
}

export interface CarouselMotion {
  readonly perView: PerView;
  /** Milliseconds between steps; absent for a carousel that moves only on request. */
  readonly autoplayMs?: number;
  /** Milliseconds of one step (specification 9). */
  readonly speedMs?: number;
  /** Stands still, e.g. while a dialog that one of its slides has opened covers it. */
  readonly isHeld?: boolean;
}

/**
 * What every carousel is made of, for those that place their own controls. The server sends a row of all slides that
 * scrolls natively; once the page has settled, react-slick replaces it near the viewport where motion is welcome, at the
 * same widths and heights.
 * It stops for hover, focus, a hidden tab, off screen, reduced motion and its pause button (decision F1).
 *
 * `box` gives the attributes of the element around slides and controls; `stage` is the slides.
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
  const moveBy = (step: 1 | -1) => mover.current?.moveBy(step);
  const moveTo = (target: number) => mover.current?.moveTo(target);
  const { isHovered, isFocusInside, handlers } = useAttention();
  // Whoever tabs in the row keeps it: swapping it would take the focus away.
  const part = useLazyPart(sliderPart, mayMove && isNear && isSettled && !isFocusInside && !isHeld);
  const slider = mayMove ? part : null;
  const autoplays = slider !== null && autoplayMs !== undefined;
  const { isPaused, isPlaying, togglePaused } = useAutoplay(
    box,
    autoplayMs ?? 0,
    autoplays && !isHeld && !isHovered && !isFocusInside,
    () => moveBy(1),
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
          <CarouselRow ref={mover} {...shared} />
        )}
      </div>
    ),
    count,
    /** Slide that stands first, counted from 0. */
    index,
    /** Slides side by side; null until the browser has measured its window. */
    inView,
    moveBy,
    moveTo,
    /** Undefined where nothing moves by itself. */
    autoplay: autoplays ? { isPaused, isPlaying, toggle: togglePaused } : undefined,
    /** Names of the screen widths at which every slide is in view, e.g. "md lg". */
    stillAt: Object.entries(steps)
      .flatMap(([width, number]) => (count <= number ? [width] : []))
      .join(" "),
  };
}
