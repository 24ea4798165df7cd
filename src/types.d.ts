/** Gatsby gives the classes of a CSS Module as named exports: `import * as styles from "./card.module.css"`. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";

/** The parts of react-slick that its own types leave out. */
declare module "react-slick/lib/inner-slider" {
  import { Component, type PropsWithChildren } from "react";
  import type { Settings } from "react-slick";
  export class InnerSlider extends Component<PropsWithChildren<Settings>> {
    slickNext(): void;
    slickPrev(): void;
    slickGoTo(index: number): void;
  }
}
declare module "react-slick/lib/default-props" {
  import type { Settings } from "react-slick";
  const defaults: Settings;
  export default defaults;
}
