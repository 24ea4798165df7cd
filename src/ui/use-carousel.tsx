import {
  Children,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  forwardRef,
  useEffect,
  useImperativeHandle,
} from "react";
import { type CarouselMover, CarouselSlide, type CarouselSlidesProps, paintAtOnce } from "./carousel-slide";
import { lazyPart, useBrowserState, useHydrated, useLazyPart, useMediaQuery, useOnScreen } from "./hooks";
import * as styles from "./carousel.module.css";

// A row that scrolls must be reachable by keyboard, also where no slide holds a link.
const scroller = { role: "group", "aria-label": "Slides", tabIndex: 0 } as const;

interface CarouselRowProps extends CarouselSlidesProps {
  /** Whether the picture of the next slide is to be loaded. */
  readonly loadsAhead: boolean;
  /** Whether more slides are there than in view. */
  readonly scrolls: boolean;
  /** Called where the row was swiped before it was hydrated. */
  readonly onSwiped: () => void;
}

/** The carousel as the server renders it: every slide once, in a row that scrolls and snaps natively. */
const CarouselRow = forwardRef<CarouselMover, CarouselRowProps>(function CarouselRow(
  { slides, inView, index: first, onIndex, loadsAhead, scrolls, onSwiped },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);
  const step = () => row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
  const index = () => Math.round((row.current?.scrollLeft ?? 0) / (step() || 1));
  const moveTo = (target: number) => row.current?.scrollTo({ left: target * step() });
  useImperativeHandle(ref, () => ({
    moveBy: (by) => {
      const places = Math.max(slides.length - inView + 1, 1);
      moveTo((Math.min(index(), places - 1) + by + places) % places);
    },
    moveTo,
  }));
  const [findSwipe] = useState(() => () => {
    if (index() === 0) return;
    onIndex(index());
    onSwiped();
  });
  useEffect(findSwipe, [findSwipe]);
  useEffect(() => {
    const next = loadsAhead ? row.current?.children[first + inView] : undefined;
    next?.querySelectorAll("img").forEach(paintAtOnce);
  }, [first, inView, loadsAhead]);
  return (
    <div ref={row} className={styles.row} onScroll={() => onIndex(index())} {...(scrolls && scroller)}>
      {slides.map((slide, at) => (
        <CarouselSlide key={at} at={at} count={slides.length} className={at < 2 ? undefined : "deferred"}>
          {slide}
        </CarouselSlide>
      ))}
    </div>
  );
});

function onShown(onChange: () => void): () => void {
  window.addEventListener("load", onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener("load", onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Whether the page and its pictures have loaded and its tab is in front. */
const isPageShown = () => document.readyState === "complete" && document.visibilityState !== "hidden";

/** Marks the pause button. Pointer and focus on it do not count: they would stop what a press has just started. */
export const autoplayToggle = { "data-autoplay-toggle": "" } as const;

const isOnToggle = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-autoplay-toggle]") !== null;

/**
 * Whether the pointer is over an element or the focus inside; `handlers` belong on that element. `onTouch` is called
 * when a finger comes down on it: a finger leaves no event by which hovering would end.
 */
function useAttention(onTouch: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocusInside, setIsFocusInside] = useState(false);
  return {
    isHovered,
    isFocusInside,
    handlers: {
      onTouchStart: ({ target }: TouchEvent) => {
        if (!isOnToggle(target)) onTouch();
      },
      // Touch has no event that ends hovering.
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        setIsHovered(pointerType !== "touch" && !isOnToggle(target)),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }: FocusEvent) => setIsFocusInside(!isOnToggle(target)),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsFocusInside(false);
      },
    },
  };
}

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
  const isSeen = useBrowserState(onShown, isPageShown) && isNear;

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
