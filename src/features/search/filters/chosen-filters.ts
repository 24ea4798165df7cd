/** Filters of a search in words, each with what takes it back: for chips and for sentences. */
import { bhkOptions } from "../../../catalogue/bedrooms";
import { constructionOptions, typeOptions } from "../../../catalogue/taxonomy";
import { searchTabs, type SearchCriteria } from "./criteria";
import { priceInWords } from "./price-in-words";

export interface ChosenFilter {
  /** What it is in words that stand alone: "up to ₹1.50 Cr". */
  readonly value: string;
  /** Name of the button that takes it back: "Clear price". */
  readonly clearLabel: string;
  /** The criteria without it. */
  readonly cleared: Partial<SearchCriteria>;
}

/** What the tabs of the search bar ask for. */
const tabWords = { buy: "to buy", sale: "for sale", rent: "to rent" } as const;

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
  const one = (value: string, name: string, cleared: Partial<SearchCriteria>): ChosenFilter => ({
    value,
    clearLabel: `Clear ${name}`,
    cleared,
  });
  return [
    ...(typeLabel === undefined ? [] : [one(typeLabel, "type", { type: null })]),
    ...bhkOptions
      .filter(({ value }) => bhk.includes(value))
      .map(({ value, label }) =>
        one(`${label} BHK`, `${label} BHK`, { bhk: bhk.filter((other) => other !== value) }),
      ),
    ...(price === null ? [] : [one(price, "price", { priceMin: null, priceMax: null })]),
    ...constructionOptions
      .filter(({ id }) => construction.includes(id))
      .map(({ id, label }) =>
        one(label, label, { construction: construction.filter((other) => other !== id) }),
      ),
    ...features.map((slug) =>
      one(featureLabel(slug), featureLabel(slug), {
        features: features.filter((other) => other !== slug),
      }),
    ),
    ...(tab === null || tabLabel === undefined ? [] : [one(tabWords[tab], tabLabel, { tab: null })]),
  ];
}
