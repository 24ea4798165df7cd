import {
  Children,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useImperativeHandle,
} from "react";
import { listen } from "../lib/observable";
import { type CarouselMover, CarouselSlide, type CarouselSlidesProps, paintAtOnce } from "./carousel-slide";
import { lazyPart, useBrowserState, useHydrated, useLazyPart, useMediaQuery, useOnScreen } from "./hooks";
import * as styles from "./carousel.module.css";

// What scrolls must be reachable by keyboard, also where no slide holds a link.
const scroller = { role: "group", "aria-label": "Slides", tabIndex: 0 } as const;

interface CarouselRowProps extends CarouselSlidesProps {
  readonly loadsAhead: boolean;
  readonly scrolls: boolean;
  readonly onSwiped: () => void;
}

/** As the server renders it: a row that scrolls and snaps natively. */
function CarouselRow(props: CarouselRowProps) {
  const { mover, slides, inView, index: first, onIndex, loadsAhead, scrolls, onSwiped } = props;
  const row = useRef<HTMLDivElement>(null);
  const step = () => row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
  const index = () => Math.round((row.current?.scrollLeft ?? 0) / (step() || 1));
  const moveTo = (target: number) => row.current?.scrollTo({ left: target * step() });
  useImperativeHandle(mover, () => ({
    moveBy: (by) => {
      const positions = Math.max(slides.length - inView + 1, 1);
      moveTo((Math.min(index(), positions - 1) + by + positions) % positions);
    },
    moveTo,
  }));
  const [findSwipe] = useState(() => () => {
    if (index() !== first) onIndex(index());
    if (index() > 0) onSwiped();
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
}

const onShown = (onChange: () => void) =>
  listen(document, ["readystatechange", "visibilitychange"], onChange);

const isPageShown = () => document.readyState === "complete" && document.visibilityState !== "hidden";

/** Marks the pause button, where pointer and focus do not count: they would undo a press on Play. */
export const autoplayToggle = { "data-autoplay-toggle": "" } as const;

const isOnToggle = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-autoplay-toggle]") !== null;

/** Whether pointer or focus are inside. A finger calls `onTouch` instead: no event would end its hovering. */
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

const nearPx = 100;

const sliderPart = lazyPart(() => import("./carousel-slider"));

/** From 0, 640, 1024 and 1280 px; a missing one equals the next smaller. */
interface PerView {
  readonly base: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
}

export interface CarouselMotion {
  readonly perView: PerView;
  readonly autoplayMs?: number;
  /** No autoplay, as while a dialog covers it. */
  readonly isHeld?: boolean;
}

/** Null on the server and while hydrating. */
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

/** `box` is for the element around slides and controls, `stage` holds the slides. */
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
  // Replacing the row would drop its focus or a swipe.
  const isFree = isSeen && !isPaused && !isFocusInside && !isHeld;
  const part = useLazyPart(sliderPart, mayMove && isFree);
  const slider = mayMove ? part : null;
  const autoplays = mayMove && autoplayMs !== undefined && (slider !== null || isPaused);
  const isPlaying = autoplays && isFree && !isHovered;
  const shared = { mover, slides, inView: inView ?? lg, index, onIndex: setIndex };

  return {
    box: {
      ref: box,
      className: styles.carousel,
      style: Object.fromEntries(Object.entries(steps).map(([at, number]) => [`--${at}`, number])),
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
    index,
    inView,
    moveBy: (step: 1 | -1) => mover.current?.moveBy(step),
    moveTo: (target: number) => mover.current?.moveTo(target),
    autoplay: autoplays ? { isPaused, isPlaying, toggle: () => setIsPaused((paused) => !paused) } : undefined,
    /** Breakpoint from which every slide is in view. */
    stillFrom: Object.entries(steps).find(([, number]) => count <= number)?.[0],
  };
}
