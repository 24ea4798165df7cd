/**
 * Script and style rules in the head of every page, so that a returning visitor's city shows at the first paint
 * (docs/decisions/b1-whole-html-before-script.md).
 */
import { storageKeys } from "../config/storage-keys";
import { routes } from "../config/routes";
import { ALL_CITIES } from "../features/search/filters/definitions/city-parameter";
import { displayChoices, displayUnitsChanged } from "../visitor/display-units";
import { emptyCriteria, searchParameters } from "../features/search/filters/filter-table";

const cityKey = "city";

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A CSS string. */
const inStyle = (text: string) =>
  `"${text.replace(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/**
 * Parameters of an address that ask for another list than the one in the HTML. A city is answered by the styles, and
 * the cards of a further page follow those of the HTML.
 */
const narrowingKeys = searchParameters
  .flatMap((parameter) => Object.keys(parameter.serialise(emptyCriteria)))
  .filter((key) => key !== cityKey && key !== "page");

/**
 * Text of a script (ES5) that marks on `<html>`, before the first paint,
 * - the stored city as `data-city` and `data-city-chosen="true"`, if it is one of the names given; at home it leads to
 *   the page of that city, in place of home in the history (docs/decisions/2026-11-22-home-leads-to-the-city.md);
 * - the city that lists are narrowed to as `data-listed-city`: the stored one, unless the address names a city, or
 *   "all" (docs/decisions/c1-city-filters-lists.md);
 * - the currency and the units that figures are read in as `data-currency`, `data-area` and `data-land`, and again when
 *   the visitor chooses others, here or in another tab;
 * - `data-asked` where the address asks for a list that only the search index can give
 *   (docs/decisions/2026-11-22-the-right-list-at-once.md).
 *
 * Refused storage counts as no stored city.
 */
export function prePaintScript(cityNames: readonly string[]): string {
  return (
    `(function(){var n=${inScript(cityNames)},k=${inScript(narrowingKeys)},u=${inScript(displayChoices)},` +
    `h=document.documentElement.dataset,l=location,c,q,a,i;` +
    `function m(e){try{a=e&&e.detail||JSON.parse(localStorage.getItem(${inScript(storageKeys.displayUnits)}))}catch(x){a=0}` +
    `a=a||{};for(i in u)if(u[i].indexOf(a[i])>-1)h[i]=a[i].toLowerCase();else delete h[i]}` +
    `m();addEventListener("storage",m);addEventListener(${inScript(displayUnitsChanged)},m);` +
    `try{c=localStorage.getItem(${inScript(storageKeys.selectedCity)})}catch(e){}` +
    `if(n.indexOf(c)>-1){h.city=h.listedCity=c;h.cityChosen="true"}` +
    `if(l.pathname==="/"){if(h.city)l.replace(${inScript(routes.city(""))}+encodeURIComponent(c)+l.search+l.hash);return}` +
    `try{q=new URLSearchParams(l.search)}catch(e){return}` +
    `a=(q.get(${inScript(cityKey)})||"").trim().toLowerCase();` +
    `if(a===${inScript(ALL_CITIES)})delete h.listedCity;` +
    `for(i=0;i<n.length;i++)if(n[i].toLowerCase()===a)h.listedCity=n[i];` +
    `for(i=0;i<k.length;i++)if((q.get(k[i])||"").trim())h.asked=""})()`
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
    "html:not([data-asked]) [data-while-asked]",
  ];
  return `${hidden.join(",")}{display:none!important}`;
}
