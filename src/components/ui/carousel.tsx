import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { CarouselControls } from "./carousel-controls";
import type { CarouselMover } from "./carousel-mover";
import { CarouselRow } from "./carousel-row";
import * as styles from "./carousel.module.css";
import { perViewSteps, useSlidesInView, type PerView } from "./per-view";
import { useAutoplay } from "./use-autoplay";
import { useMediaQuery } from "./use-media-query";
import { useOnScreen } from "./use-on-screen";

/** The moving part is fetched when the carousel comes this near to the viewport, in pixels. */
const nearPx = 400;

interface CarouselProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly perView: PerView;
  /** Milliseconds between steps; absent for a carousel that moves only on request. */
  readonly autoplayMs?: number;
  /** Milliseconds of one step (specification 9). */
  readonly speedMs?: number;
  /** Stands left of the controls. */
  readonly heading?: ReactNode;
  /** One element per slide. */
  readonly children: ReactNode;
  /** Below 640 px a slide takes 84% of the width, so that the next one shows (design README 6). */
  readonly peek?: boolean;
  /** May set `--carousel-gap` (the gutter by default). */
  readonly className?: string;
}

type SliderPart = typeof import("./carousel-slider").CarouselSlider;

/** The moving part of the carousel once `isWanted`; a failed load leaves the row as it is. */
function useSliderPart(isWanted: boolean): SliderPart | null {
  const [part, setPart] = useState<SliderPart | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    import("./carousel-slider").then(
      ({ CarouselSlider }) => isCurrent && setPart(() => CarouselSlider),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return part;
}

/**
 * The one carousel of the site. The server sends a row of all slides that scrolls natively; react-slick takes over
 * near the viewport where motion is welcome, at the same widths and heights. It stops for hover, focus, a hidden tab,
 * off screen, reduced motion and its pause button (decision F1).
 */
export function Carousel({
  label,
  perView,
  autoplayMs,
  speedMs = 520,
  heading,
  children,
  peek = false,
  className,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const steps = perViewSteps(perView);
  const box = useRef<HTMLDivElement>(null);
  const mover = useRef<CarouselMover>(null);
  const [index, setIndex] = useState(0);
  const inView = useSlidesInView(perView);
  const isMotionWelcome = useMediaQuery("(prefers-reduced-motion: no-preference)");
  const isNear = useOnScreen(box, nearPx);

  const mayMove = isMotionWelcome && inView !== null && count > inView;
  const [isReady, setIsReady] = useState(false);
  const moveBy = (step: 1 | -1) => mover.current?.moveBy(step);
  const autoplay = useAutoplay(box, autoplayMs ?? 0, mayMove && isReady && autoplayMs !== undefined, () =>
    moveBy(1),
  );
  // Whoever reads or tabs in the row keeps it: swapping it would take the focus away.
  const Slider = useSliderPart(mayMove && isNear && !autoplay.isFocusInside);
  const isSliding = mayMove && Slider !== null;
  useEffect(() => setIsReady(isSliding), [isSliding]);

  const classes = [
    styles.carousel,
    styles[`base${steps.base}`],
    styles[`sm${steps.sm}`],
    styles[`md${steps.md}`],
    styles[`lg${steps.lg}`],
    peek && steps.base === 1 ? styles.peek : undefined,
    className,
  ];
  const stillAt = Object.entries(steps).flatMap(([width, number]) => (count <= number ? [width] : []));
  const shared = { slides, inView: inView ?? steps.lg, onIndex: setIndex };
  return (
    <div
      ref={box}
      className={classes.filter(Boolean).join(" ")}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.handlers}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <CarouselControls
          index={index}
          inView={inView}
          count={count}
          autoplay={
            isSliding && autoplayMs !== undefined
              ? { isPaused: autoplay.isPaused, isPlaying: autoplay.isPlaying, toggle: autoplay.togglePaused }
              : undefined
          }
          onMove={moveBy}
          stillAt={stillAt.join(" ")}
        />
      </div>
      <div className={styles.viewport}>
        {isSliding ? (
          <Slider ref={mover} {...shared} speedMs={speedMs} initialIndex={index} />
        ) : (
          <CarouselRow ref={mover} {...shared} />
        )}
      </div>
    </div>
  );
}
