import type { ReactElement } from "react";
import { earlyPickerScript } from "./early-picker-script";
import { cityStyles, prePaintScript } from "./pre-paint";

const preloadedFonts = ["/fonts/newsreader-display-latin.woff2", "/fonts/public-sans-latin.woff2"];

export const fontPreloads: readonly ReactElement[] = preloadedFonts.map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
));

/** The pre-paint script, that of the city picker and their style rules, for the head of every page. */
export function chosenCityHead(cityNames: readonly string[]): ReactElement[] {
  return [
    <script
      key="pre-paint"
      dangerouslySetInnerHTML={{ __html: `${prePaintScript(cityNames)};${earlyPickerScript}` }}
    />,
    <style key="city-styles" dangerouslySetInnerHTML={{ __html: cityStyles(cityNames) }} />,
  ];
}
