import { useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { CarouselSlide, decodeAll, type CarouselSlidesProps } from "./carousel-slide";
import * as styles from "./carousel-slider.module.css";

/** docs/requirements.md 9 */
const speedMs = 520;
const maxWaitMs = 10_000;

interface CarouselSliderProps extends CarouselSlidesProps {
  readonly everyMs?: number;
}

export function CarouselSlider({ mover, slides, inView, index, onIndex, everyMs }: CarouselSliderProps) {
  const count = slides.length;
  const box = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [start] = useState(index);
  const current = useRef(index);
  /** Where presses lead; ahead of `current` while pictures are awaited. */
  const aim = useRef(index);
  const latestRequest = useRef(0);
  /** The same as `latestRequest` when none waits. */
  const settledRequest = useRef(0);

  const picturesFrom = useCallback(
    (first: number, length: number) =>
      [...(box.current?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])]
        .filter(({ dataset }) => (Number(dataset.slide) - first + 2 * count) % count < length)
        .flatMap((slide) => [...slide.querySelectorAll("img")]),
    [count],
  );
  /** Waits until every picture on the way is decoded, unless a newer request comes. */
  const goTo = useCallback(
    async (target: number, limitMs?: number) => {
      const request = ++latestRequest.current;
      const passed = Math.abs(target - current.current);
      const pictures = picturesFrom(Math.min(target, current.current), passed + inView + 1);
      const limit = new Promise((resolve) => limitMs !== undefined && setTimeout(resolve, limitMs));
      box.current?.toggleAttribute("data-waiting", limitMs !== undefined);
      await Promise.race([decodeAll(pictures), limit]);
      if (request !== latestRequest.current) return;
      settledRequest.current = request;
      box.current?.removeAttribute("data-waiting");
      slider.current?.slickGoTo(target);
    },
    [inView, picturesFrom],
  );
  const moveTo = (target: number) => void goTo((aim.current = target), maxWaitMs);
  useImperativeHandle(mover, () => ({
    // From within the loop, as react-slick has clones for one round.
    moveBy: (step) => moveTo(((aim.current + count) % count) + step),
    moveTo,
  }));
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let own = 0;
    const step = () => {
      if (settledRequest.current !== latestRequest.current) return;
      void goTo(current.current + 1);
      own = latestRequest.current;
    };
    const timer = setInterval(step, everyMs);
    return () => {
      clearInterval(timer);
      if (own === latestRequest.current) settledRequest.current = latestRequest.current += 1;
    };
  }, [everyMs, goTo]);

  // Before the first paint, so that no picture of the row flickers.
  useLayoutEffect(() => {
    void decodeAll(picturesFrom(index - 1, inView + 3));
  }, [picturesFrom, index, inView]);
  useLayoutEffect(() => {
    for (const slide of box.current?.querySelectorAll(".slick-slide") ?? []) {
      slide.toggleAttribute("inert", slide.getAttribute("aria-hidden") !== "false");
      // react-slick wraps these handlers once more after each step.
      for (const image of slide.querySelectorAll("img")) image.onclick = null;
    }
  });

  return (
    <div ref={box} className={styles.slider}>
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        draggable={false}
        initialSlide={start}
        slidesToShow={inView}
        speed={speedMs}
        cssEase="var(--ease)"
        waitForAnimate={false}
        beforeChange={(_, next) => {
          aim.current = current.current = next;
          onIndex(next);
        }}
      >
        {slides.map((slide, at) => (
          <CarouselSlide key={at} at={at} count={count}>
            {slide}
          </CarouselSlide>
        ))}
      </Slider>
    </div>
  );
}
