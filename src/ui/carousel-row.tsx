import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CarouselSlide, type CarouselMover, type CarouselSlidesProps } from "./carousel-slide";
import * as styles from "./carousel.module.css";
import { paintAtOnce } from "./slide-pictures";

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
export const CarouselRow = forwardRef<CarouselMover, CarouselRowProps>(function CarouselRow(
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
        <CarouselSlide key={at} at={at} count={slides.length} className={at < 2 ? undefined : "later"}>
          {slide}
        </CarouselSlide>
      ))}
    </div>
  );
});
