import type { ReactElement } from "react";
import { cityStyles, prePaintScript } from "./pre-paint";

const preloadedFonts = ["/fonts/newsreader-display-latin.woff2", "/fonts/public-sans-latin.woff2"];

export const fontPreloads: readonly ReactElement[] = preloadedFonts.map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
));

/** The pre-paint script and its style rules, for the head of every page. */
export function chosenCityHead(cityNames: readonly string[]): ReactElement[] {
  return [
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: prePaintScript(cityNames) }} />,
    <style key="city-styles" dangerouslySetInnerHTML={{ __html: cityStyles(cityNames) }} />,
  ];
}
