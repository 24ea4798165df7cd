import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { slideAttributes, type CarouselMover, type CarouselSlidesProps } from "./carousel-mover";
import * as styles from "./carousel.module.css";
import { paintAtOnce } from "./paint-at-once";

// A row that scrolls must be reachable by keyboard, also where no slide holds a link.
const scroller = { role: "group", "aria-label": "Slides", tabIndex: 0 } as const;

interface CarouselRowProps extends CarouselSlidesProps {
  /** Index of the first slide in view. */
  readonly index: number;
  /** Whether the picture of the next slide is to be loaded. */
  readonly loadsAhead: boolean;
  /** Whether there are more slides than are in view; what does not scroll takes no focus. */
  readonly scrolls: boolean;
}

/** The carousel as rendered on the server: a row with every slide, once, that scrolls and snaps natively. */
export const CarouselRow = forwardRef<CarouselMover, CarouselRowProps>(function CarouselRow(
  { slides, inView, onIndex, index: first, loadsAhead, scrolls },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);
  const step = () => row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
  const index = () => {
    const width = step();
    return row.current === null || width === 0 ? 0 : Math.round(row.current.scrollLeft / width);
  };
  const moveTo = (target: number) => row.current?.scrollTo({ left: target * step() });
  useImperativeHandle(ref, () => ({
    moveBy: (by) => {
      const places = Math.max(slides.length - inView + 1, 1);
      moveTo((Math.min(index(), places - 1) + by + places) % places);
    },
    moveTo,
  }));
  // Native scrolling waits for nothing: what comes next is loaded before it is asked for.
  useEffect(() => {
    const next = loadsAhead ? row.current?.children[first + inView] : undefined;
    next?.querySelectorAll("img").forEach(paintAtOnce);
  }, [first, inView, loadsAhead]);
  return (
    <div ref={row} className={styles.row} onScroll={() => onIndex(index())} {...(scrolls && scroller)}>
      {slides.map((slide, at) => (
        // Slides have no id; their position is the key.
        <div
          key={at}
          className={at < 2 ? styles.slide : `later ${styles.slide}`}
          {...slideAttributes(at, slides.length)}
        >
          {slide}
        </div>
      ))}
    </div>
  );
});
