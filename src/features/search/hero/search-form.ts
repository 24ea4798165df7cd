/** A chunk that is loaded when a visitor turns to the hero's search. */
import { navigate } from "gatsby";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import { inrPer, type ExchangeRates } from "../../../catalogue/money";
import type { Bound } from "../../../catalogue/parse-amount";
import { routes } from "../../../config/routes";
import { toQueryString } from "../filters/address-query";
import type { CatalogueTarget } from "../engine/suggest";
import { parseCriteria, serialiseCriteria, filters, type SearchCriteria } from "../filters/filter-table";
import { priceControl } from "../filters/definitions/price-filter";
import { boundsInOrder, countChoices } from "../filters/list-table";

export const heroFilters = filters.filter(({ heroSummary }) => heroSummary !== undefined);

/** "Ready To Move, 2 and 3 BHK, up to ₹2.50 Cr"; "No filters chosen" without any. */
export function summariseFilters(criteria: SearchCriteria): string {
  const parts = heroFilters.map(({ heroSummary }) => heroSummary?.(criteria) ?? "");
  return parts.filter((part) => part !== "").join(", ") || "No filters chosen";
}

/** Parses amounts as people type them, all else as its address. */
function parseForm(form: HTMLFormElement, rates: ExchangeRates) {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.append(name, value);
  }
  const cities = params.getAll("city");
  const chosen = parseCriteria(params, cities);
  const unread: string[] = [];
  for (const { key, bound } of priceControl.bounds) {
    const value = priceControl.read(params.get(key) ?? "", bound, chosen, inrPer("AED", rates));
    if (value === null) unread.push(key);
    params.set(key, value ?? "");
  }
  return { criteria: parseCriteria(params, cities), unread };
}

export function readingOf(form: HTMLFormElement, rates: ExchangeRates) {
  const { criteria, unread } = parseForm(form, rates);
  const issue = priceControl.issue(criteria, unread.length > 0);
  return {
    count: countChoices(heroFilters, criteria),
    summary: summariseFilters(criteria),
    unread,
    note: issue ?? priceControl.echo(criteria),
    isIssue: issue !== null,
  };
}

/** "2.5 cr" becomes "2,50,00,000"; a text that cannot be read stays. */
export function formatBound(field: HTMLInputElement, bound: Bound, rates: ExchangeRates): void {
  if (field.form === null) return;
  const { criteria } = parseForm(field.form, rates);
  const value = priceControl.read(field.value, bound, criteria, inrPer("AED", rates));
  if (value !== null) field.value = priceControl.format(value);
}

/** A minimum above its maximum is swapped with it. */
function readInOrder(form: HTMLFormElement, rates: ExchangeRates): SearchCriteria {
  const { criteria } = parseForm(form, rates);
  return { ...criteria, ...boundsInOrder<SearchCriteria>(heroFilters, criteria) };
}

/** How long a search waits for what reads its words. */
const READ_WITHIN_MS = 1500;

async function read(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria | null> {
  const [{ parseCatalogueSentence }, listings] = await Promise.all([
    import("../sentence/parse-sentence"),
    loadCatalogue(),
  ]);
  return parseCatalogueSentence(criteria, listings, rates);
}

/** Reads words as filters: "3 BHK under 1.5 crore in Whitefield"; on a slow connection all stay in `q`. */
export async function parseSearchForm(
  criteria: SearchCriteria,
  rates: ExchangeRates,
): Promise<SearchCriteria> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, READ_WITHIN_MS, null));
  return (await Promise.race([read(criteria, rates).catch(() => null), patience])) ?? criteria;
}

const resultsPath = (criteria: SearchCriteria) => routes.results + toQueryString(serialiseCriteria(criteria));

/** Navigates to the results of the form, unless the visitor has left `address` in the meantime. */
export async function search(form: HTMLFormElement, rates: ExchangeRates, address: string): Promise<void> {
  const typed = readInOrder(form, rates);
  const combined = typed.q === "" ? typed : await parseSearchForm(typed, rates);
  if (window.location.href === address) void navigate(resultsPath(combined));
}

/** Navigates to a suggestion, with the other fields of the form. */
export function follow(target: CatalogueTarget, form: HTMLFormElement, rates: ExchangeRates): void {
  const criteria = { ...readInOrder(form, rates), q: "" };
  if (target.kind === "project") void navigate(routes.listing(target.slug));
  else if (target.kind === "city") void navigate(resultsPath({ ...criteria, city: target.name }));
  else if (target.kind === "type") void navigate(resultsPath({ ...criteria, type: target.type }));
  else void navigate(resultsPath({ ...criteria, q: target.q }));
}
