import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import Slider from "react-slick";
import "slick-carousel/slick/slick.css";
import { slideAttributes, type CarouselMover, type CarouselSlidesProps } from "./carousel-mover";
import * as styles from "./carousel-slider.module.css";
import * as carousel from "./carousel.module.css";
import { sliderSteps, type SliderSteps } from "./slider-steps";

interface CarouselSliderProps extends CarouselSlidesProps {
  readonly speedMs: number;
  readonly initialIndex: number;
}

/**
 * Makes every slide out of view inert, so that keyboard and screen reader reach exactly one copy of each: where the
 * loop closes, react-slick's clones are in view and their originals are not.
 */
function keepHiddenSlidesInert(track: HTMLElement): void {
  for (const slide of track.querySelectorAll(".slick-slide")) {
    slide.toggleAttribute("inert", slide.getAttribute("aria-hidden") !== "false");
    // After each step react-slick wraps the click handler of every picture once more, and never unwraps it.
    for (const image of slide.querySelectorAll("img")) image.onclick = null;
  }
}

/** The carousel that moves by react-slick; the only file that imports it. */
export const CarouselSlider = forwardRef<CarouselMover, CarouselSliderProps>(function CarouselSlider(
  { slides, inView, onIndex, speedMs, initialIndex },
  ref,
) {
  const slider = useRef<Slider>(null);
  const box = useRef<HTMLDivElement>(null);
  const steps = useRef<SliderSteps>();
  useImperativeHandle(ref, () => ({
    moveBy: (step, isAsked) => steps.current?.moveBy(step, isAsked),
    moveTo: (target) => steps.current?.moveTo(target),
  }));
  const count = slides.length;
  const index = useRef(initialIndex);
  // Before the first paint, so that no picture of the row that was there is missing for a moment.
  useLayoutEffect(() => {
    const track = box.current?.querySelector<HTMLElement>(".slick-track");
    if (!box.current || !track) return undefined;
    steps.current = sliderSteps({
      ...{ box: box.current, track, index: index.current },
      ...{ inView, count, speedMs, slider: () => slider.current },
    });
    return () => steps.current?.stop();
  }, [inView, count, speedMs]);
  useEffect(() => {
    const track = box.current?.querySelector<HTMLElement>(".slick-track");
    if (!track) return undefined;
    keepHiddenSlidesInert(track);
    const observer = new MutationObserver(() => keepHiddenSlidesInert(track));
    observer.observe(track, { subtree: true, childList: true, attributeFilter: ["aria-hidden"] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.slider}>
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        draggable={false}
        infinite
        initialSlide={initialIndex}
        slidesToShow={inView}
        slidesToScroll={1}
        speed={speedMs}
        cssEase="var(--ease)"
        beforeChange={(_current, next) => {
          index.current = next;
          steps.current?.setsOut(next);
          onIndex(next);
        }}
        afterChange={() => steps.current?.arrives()}
      >
        {slides.map((slide, at) => (
          // Slides have no id; their position is the key.
          <div
            key={at}
            className={`${styles.slide} ${carousel.slide}`}
            {...slideAttributes(at, slides.length)}
          >
            {slide}
          </div>
        ))}
      </Slider>
    </div>
  );
});
