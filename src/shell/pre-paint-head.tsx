/** Shows a returning visitor's city at the first paint (docs/decisions/rendering-and-hydration.md). */
import type { ReactElement } from "react";
import { routes } from "../config/routes";
import { emptyCriteria, searchParameters } from "../features/search/filters/filter-table";
import { cityPickerId } from "../visitor/city-picker-state";
import headScript from "./head.inline?script";

const preloadedFonts = ["/fonts/newsreader-display-latin.woff2", "/fonts/public-sans-latin.woff2"];

/** For the body: Chrome holds the first paint back while fonts are fetched that the head preloads. */
export const fontPreloads = preloadedFonts.map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
));

/** Parameters for a list other than the built one; CSS answers a city, and further pages append to the built cards. */
const narrowingKeys = searchParameters
  .flatMap((parameter) => Object.keys(parameter.serialise(emptyCriteria)))
  .filter((key) => key !== "city" && key !== "page");

const inStyle = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Hides what the marks of pre-paint.inline.ts rule out: in `data-of-list` by the city of lists, else by the selected one. */
export function cityStyles(cityNames: readonly string[]): string {
  const hidden = [
    ...cityNames.flatMap((name) => [
      `html[data-city=${inStyle(name)}] [data-in-city]:not([data-in-city=${inStyle(name)}],[data-of-list] *)`,
      `html[data-list-city=${inStyle(name)}] [data-of-list] [data-in-city]:not([data-in-city=${inStyle(name)}])`,
    ]),
    "html:not([data-city]) [data-with-city]:not([data-of-list] *)",
    "html[data-city] [data-without-city]:not([data-of-list] *)",
    "html:not([data-list-city]) [data-of-list] [data-with-city]",
    "html[data-list-city] [data-of-list] [data-without-city]",
    "html:not([data-filtered]) [data-while-filtered]",
  ];
  return `${hidden.join(",")}{display:none!important}`;
}

export function prePaintHead(cityNames: readonly string[]): ReactElement[] {
  return [
    <script
      key="head"
      data-cities={JSON.stringify(cityNames)}
      data-narrowing={JSON.stringify(narrowingKeys)}
      data-city-path={routes.city("")}
      data-picker={cityPickerId}
      dangerouslySetInnerHTML={{ __html: headScript }}
    />,
    <style key="city-styles" dangerouslySetInnerHTML={{ __html: cityStyles(cityNames) }} />,
  ];
}
