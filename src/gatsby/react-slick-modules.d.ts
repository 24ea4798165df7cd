/** Parts that react-slick brings without types, for bundler/bare-slider.tsx. */
declare module "react-slick/lib/inner-slider" {
  import type Slider from "react-slick";

  export const InnerSlider: typeof Slider;
}

declare module "react-slick/lib/default-props" {
  import type { Settings } from "react-slick";

  const defaults: Settings;
  export default defaults;
}
