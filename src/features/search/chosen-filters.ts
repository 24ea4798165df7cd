/** Filters of a search in words, each with what takes it back: for chips and for sentences. */
import { bhkOptions } from "../../lib/bedrooms";
import { formatCompactInr } from "../../lib/money";
import { constructionOptions, typeOptions } from "../../lib/taxonomy";
import { emptyCriteria, searchTabs, type SearchCriteria } from "./criteria";

export interface ChosenFilter {
  /** What kind of choice it is: "Price". */
  readonly label: string;
  /** "up to ₹1.50 Cr" */
  readonly value: string;
  /** Name of the button that takes it back: "Clear price". */
  readonly clearLabel: string;
  /** The criteria without it. */
  readonly cleared: Partial<SearchCriteria>;
}

/** What the tabs of the search bar ask for. */
const tabWords = { buy: "to buy", sale: "for sale", rent: "to rent" } as const;

/** "₹50 L to ₹2.50 Cr", "from ₹50 L" or "up to ₹2.50 Cr"; null without a bound. Rupees. */
export function priceInWords({
  priceMin,
  priceMax,
}: Pick<SearchCriteria, "priceMin" | "priceMax">): string | null {
  if (priceMin !== null && priceMax !== null)
    return `${formatCompactInr(priceMin)} to ${formatCompactInr(priceMax)}`;
  if (priceMin !== null) return `from ${formatCompactInr(priceMin)}`;
  return priceMax === null ? null : `up to ${formatCompactInr(priceMax)}`;
}

/**
 * Every filter but the words, the city and the order, in the order in which people say them. `featureLabel` gives the
 * name of a facility's slug.
 */
export function chosenFilters(
  criteria: SearchCriteria,
  featureLabel: (slug: string) => string,
): readonly ChosenFilter[] {
  const { tab, type, bhk, construction, features } = criteria;
  const typeLabel = typeOptions.find(({ id }) => id === type)?.label;
  const tabLabel = searchTabs.find(({ id }) => id === tab)?.label;
  const price = priceInWords(criteria);
  const one = (
    label: string,
    value: string,
    name: string,
    cleared: Partial<SearchCriteria>,
  ): ChosenFilter => ({
    label,
    value,
    clearLabel: `Clear ${name}`,
    cleared,
  });
  return [
    ...(typeLabel === undefined ? [] : [one("Type", typeLabel, "type", { type: null })]),
    ...bhkOptions
      .filter(({ value }) => bhk.includes(value))
      .map(({ value, label }) =>
        one("Bedrooms", `${label} BHK`, `${label} BHK`, { bhk: bhk.filter((other) => other !== value) }),
      ),
    ...(price === null ? [] : [one("Price", price, "price", { priceMin: null, priceMax: null })]),
    ...constructionOptions
      .filter(({ id }) => construction.includes(id))
      .map(({ id, label }) =>
        one("Status", label, label, { construction: construction.filter((other) => other !== id) }),
      ),
    ...features.map((slug) =>
      one("Feature", featureLabel(slug), featureLabel(slug), {
        features: features.filter((other) => other !== slug),
      }),
    ),
    ...(tab === null || tabLabel === undefined ? [] : [one("Homes", tabWords[tab], tabLabel, { tab: null })]),
  ];
}

/**
 * What a sentence was read as: "3 BHK, up to ₹1.50 Cr, “Whitefield”". Only what differs from `before` counts, and the
 * words that are left.
 */
export function readingInWords(read: SearchCriteria, before: SearchCriteria = emptyCriteria): string {
  const same = (key: keyof SearchCriteria) => String(read[key]) === String(before[key]);
  const news: SearchCriteria = {
    ...emptyCriteria,
    type: same("type") ? null : read.type,
    tab: same("tab") ? null : read.tab,
    bhk: same("bhk") ? [] : read.bhk,
    construction: same("construction") ? [] : read.construction,
    priceMin: same("priceMin") ? null : read.priceMin,
    priceMax: same("priceMax") ? null : read.priceMax,
  };
  return [
    ...chosenFilters(news, (slug) => slug).map(({ value }) => value),
    ...(read.city === null || same("city") ? [] : [read.city]),
    ...(read.q === "" ? [] : [`“${read.q}”`]),
  ].join(", ");
}
