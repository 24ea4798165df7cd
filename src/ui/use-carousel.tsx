import { Children, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { CarouselRow } from "./carousel-row";
import type { CarouselMover } from "./carousel-slide";
import * as styles from "./carousel.module.css";
import { useAttention } from "./use-attention";
import { useHydrated } from "./use-hydrated";
import { lazyPart, useLazyPart } from "./use-lazy-part";
import { useMediaQuery } from "./use-media-query";
import { useOnScreen } from "./use-on-screen";
import { usePageShown } from "./use-page-shown";

/** A carousel within this distance of the viewport counts as on screen, in pixels. */
const nearPx = 100;

const sliderPart = lazyPart(() => import("./carousel-slider"));

/** How many slides are side by side at each breakpoint; a missing one has the number of the next smaller. */
interface PerView {
  readonly base: number;
  /** From 640 px. */
  readonly sm?: number;
  /** From 1024 px. */
  readonly md?: number;
  /** From 1280 px. */
  readonly lg?: number;
}

export interface CarouselMotion {
  readonly perView: PerView;
  /** Milliseconds between steps; absent for a carousel that moves only on request. */
  readonly autoplayMs?: number;
  /** No autoplay, e.g. while a dialog opened from a slide covers the carousel. */
  readonly isHeld?: boolean;
}

/** The number of slides side by side in this window; null on the server and while hydrating. */
function useSlidesInView({ base, sm, md, lg }: Required<PerView>): number | null {
  const isInBrowser = useHydrated();
  const isSm = useMediaQuery("(min-width: 640px)");
  const isMd = useMediaQuery("(min-width: 1024px)");
  const isLg = useMediaQuery("(min-width: 1280px)");
  if (!isInBrowser) return null;
  if (isLg) return lg;
  if (isMd) return md;
  return isSm ? sm : base;
}

/** Custom properties that tell the style sheet how many slides are side by side. */
function stepsStyle({ base, sm, md, lg }: Required<PerView>): CSSProperties & Record<`--${string}`, number> {
  return { "--base": base, "--sm": sm, "--md": md, "--lg": lg };
}

/** The parts of a carousel: `box` for the element around slides and controls, `stage` for the slides. */
export function useCarousel(children: ReactNode, { perView, autoplayMs, isHeld = false }: CarouselMotion) {
  const { base, sm = base, md = sm, lg = md } = perView;
  const steps = { base, sm, md, lg };
  const slides = useMemo(() => Children.toArray(children), [children]);
  const count = slides.length;
  const inView = useSlidesInView(steps);
  const box = useRef<HTMLDivElement>(null);
  const mover = useRef<CarouselMover>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const { isHovered, isFocusInside, handlers } = useAttention(() => setIsPaused(true));
  const isMotionWelcome = useMediaQuery("(prefers-reduced-motion: no-preference)");
  const isNear = useOnScreen(box, nearPx);
  const isSeen = usePageShown() && isNear;

  const mayMove = isMotionWelcome && inView !== null && count > inView;
  // The row stays under a finger and while it has the focus, which a replacement would drop.
  const isFree = isSeen && !isPaused && !isFocusInside && !isHeld;
  const part = useLazyPart(sliderPart, mayMove && isFree);
  const slider = mayMove ? part : null;
  const autoplays = mayMove && autoplayMs !== undefined && (slider !== null || isPaused);
  const isPlaying = autoplays && isFree && !isHovered;
  const shared = { ref: mover, slides, inView: inView ?? lg, index, onIndex: setIndex };

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
          <slider.CarouselSlider {...shared} everyMs={isPlaying ? autoplayMs : undefined} />
        ) : (
          <CarouselRow
            {...shared}
            loadsAhead={isSeen}
            scrolls={count > (inView ?? base)}
            onSwiped={() => setIsPaused(true)}
          />
        )}
      </div>
    ),
    count,
    /** Index of the first slide in view, from 0. */
    index,
    /** Number of slides in view; null until the window has been measured. */
    inView,
    moveBy: (step: 1 | -1) => mover.current?.moveBy(step),
    moveTo: (target: number) => mover.current?.moveTo(target),
    /** Undefined without autoplay. */
    autoplay: autoplays ? { isPaused, isPlaying, toggle: () => setIsPaused((paused) => !paused) } : undefined,
    /** Name of the breakpoint from which on every slide is in view. */
    stillFrom: Object.entries(steps).find(([, number]) => count <= number)?.[0],
  };
}
