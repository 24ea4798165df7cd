import { Children, cloneElement, forwardRef, isValidElement, type HTMLAttributes } from "react";
import type Slider from "react-slick";
import type { Settings } from "react-slick";
import defaults from "react-slick/lib/default-props";
import { InnerSlider } from "react-slick/lib/inner-slider";

/**
 * Replaces the component around react-slick's slider, which knows breakpoints and rows of several slides: each slide
 * stands in the two elements that it would give it, and the rest is left to the slider itself.
 */
export default forwardRef<Slider, Settings>(function BareSlider({ children, ...settings }, ref) {
  const slides = Children.toArray(children).filter((slide) =>
    isValidElement<HTMLAttributes<HTMLElement>>(slide),
  );
  return (
    <InnerSlider {...defaults} {...settings} ref={ref}>
      {slides.map((slide, at) => (
        <div key={at}>
          <div>
            {cloneElement(slide, { tabIndex: -1, style: { width: "100%", display: "inline-block" } })}
          </div>
        </div>
      ))}
    </InnerSlider>
  );
});
