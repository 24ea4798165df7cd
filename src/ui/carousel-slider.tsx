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
  const latestRequest = useRef(0);
  const isWaiting = useRef(false);

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
      isWaiting.current = true;
      const passed = Math.abs(target - current.current);
      const pictures = picturesFrom(Math.min(target, current.current), passed + inView + 1);
      const limit = new Promise((resolve) => limitMs !== undefined && setTimeout(resolve, limitMs));
      box.current?.toggleAttribute("data-waiting", limitMs !== undefined);
      await Promise.race([decodeAll(pictures), limit]);
      if (request !== latestRequest.current) return;
      isWaiting.current = false;
      box.current?.removeAttribute("data-waiting");
      slider.current?.slickGoTo(target);
    },
    [inView, picturesFrom],
  );
  useImperativeHandle(mover, () => ({
    moveBy: (step) => void goTo(current.current + step, maxWaitMs),
    moveTo: (target) => void goTo(target, maxWaitMs),
  }));
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const step = () => {
      if (!isWaiting.current) void goTo(current.current + 1);
    };
    const timer = setInterval(step, everyMs);
    return () => clearInterval(timer);
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
          current.current = next;
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
