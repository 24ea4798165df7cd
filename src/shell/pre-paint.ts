/**
 * Script and style rules in the head of every page, so that a returning visitor's city shows at the first paint
 * (docs/decisions/b1-whole-html-before-script.md).
 */
import { storageKeys } from "../config/storage-keys";
import { ALL_CITIES } from "../features/search/filters/definitions/city-parameter";

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A CSS string. */
const inStyle = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/**
 * Text of a script (ES5) that marks the stored city on `<html>` as `data-city` and `data-city-chosen="true"`, if it is
 * one of the names given, and the city that lists are narrowed to as `data-listed-city`: the stored one, unless the
 * address names a city, or "all" (docs/decisions/c1-city-filters-lists.md). Refused storage counts as no stored city.
 */
export function prePaintScript(cityNames: readonly string[]): string {
  return (
    `(function(){var n=${inScript(cityNames)},d=document.documentElement.dataset,c,a,i;` +
    `try{c=localStorage.getItem(${inScript(storageKeys.selectedCity)})}catch(e){}` +
    `if(n.indexOf(c)>-1){d.city=d.listedCity=c;d.cityChosen="true"}` +
    `try{a=new URLSearchParams(location.search).get("city").trim().toLowerCase()}catch(e){return}` +
    `if(location.pathname==="/")return;` +
    `if(a===${inScript(ALL_CITIES)})delete d.listedCity;` +
    `for(i=0;i<n.length;i++)if(n[i].toLowerCase()===a)d.listedCity=n[i]})()`
  );
}

/**
 * Style rules for those attributes: with a city chosen, elements whose `data-in-city` names another are hidden;
 * `data-with-city` shows only with a city chosen, `data-without-city` only without. Inside `main` the city of the lists
 * counts, outside it the chosen one.
 */
export function cityStyles(cityNames: readonly string[]): string {
  const hidden = [
    ...cityNames.flatMap((name) => [
      `html[data-city=${inStyle(name)}] [data-in-city]:not([data-in-city=${inStyle(name)}],main *)`,
      `html[data-listed-city=${inStyle(name)}] main [data-in-city]:not([data-in-city=${inStyle(name)}])`,
    ]),
    "html:not([data-city]) [data-with-city]:not(main *)",
    "html[data-city] [data-without-city]:not(main *)",
    "html:not([data-listed-city]) main [data-with-city]",
    "html[data-listed-city] main [data-without-city]",
  ];
  return `${hidden.join(",")}{display:none!important}`;
}
