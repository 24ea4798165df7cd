/** What stands in the head of every page so that a returning visitor's city shows before the first paint (decision B1). */
import { selectedCityKey } from "../features/city/known-city";

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A CSS string. */
const inStyle = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/**
 * Text of a script (ES5) that marks the stored city on `<html>` as `data-city` and `data-city-chosen="true"`, if it
 * is one of the names given. Refused storage leaves the page without a mark.
 */
export function prePaintScript(cityNames: readonly string[]): string {
  return (
    `(function(){try{var c=localStorage.getItem(${inScript(selectedCityKey)}),d=document.documentElement.dataset;` +
    `if(c&&${inScript(cityNames)}.indexOf(c)>-1){d.city=c;d.cityChosen="true"}}catch(e){}})()`
  );
}

/**
 * Rules that act on those marks: with a city chosen, elements whose `data-in-city` names another are hidden;
 * `data-with-city` shows only with a city chosen, `data-without-city` only without.
 */
export function cityStyles(cityNames: readonly string[]): string {
  const others = cityNames.map(
    (name) => `html[data-city=${inStyle(name)}] [data-in-city]:not([data-in-city=${inStyle(name)}])`,
  );
  const hidden = [...others, "html:not([data-city]) [data-with-city]", "html[data-city] [data-without-city]"];
  return `${hidden.join(",")}{display:none!important}`;
}
