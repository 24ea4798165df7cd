import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import Slider from "react-slick";
import "slick-carousel/slick/slick.css";
import { slideAttributes, type CarouselMover, type CarouselSlidesProps } from "./carousel-mover";
import * as styles from "./carousel.module.css";

interface CarouselSliderProps extends CarouselSlidesProps {
  readonly speedMs: number;
  readonly initialIndex: number;
}

/**
 * Leaves exactly one copy of each slide within reach: whatever is out of view is inert, clone or not. Where the loop
 * closes, the clones in view stand for their originals, which are then out of view.
 */
function keepHiddenSlidesInert(track: HTMLElement): void {
  for (const slide of track.querySelectorAll(".slick-slide")) {
    slide.toggleAttribute("inert", slide.getAttribute("aria-hidden") !== "false");
    // react-slick wraps the click handler of every picture anew after each step, without end.
    for (const image of slide.querySelectorAll("img")) image.onclick = null;
  }
}

/** The carousel in motion. Loaded near the viewport and only where motion is welcome; the only user of react-slick. */
export const CarouselSlider = forwardRef<CarouselMover, CarouselSliderProps>(function CarouselSlider(
  { slides, inView, onIndex, speedMs, initialIndex },
  ref,
) {
  const slider = useRef<Slider>(null);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    moveBy: (step) => (step === 1 ? slider.current?.slickNext() : slider.current?.slickPrev()),
    moveTo: (index) => slider.current?.slickGoTo(index),
  }));
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
        beforeChange={(_current, next) => onIndex(next)}
      >
        {slides.map((slide, at) => (
          // Slides have no identity beyond their place.
          <div key={at} className={styles.slide} {...slideAttributes(at, slides.length)}>
            {slide}
          </div>
        ))}
      </Slider>
    </div>
  );
});
