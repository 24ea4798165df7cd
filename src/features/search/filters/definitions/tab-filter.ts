import type { CatalogueListing } from "../../../../catalogue/catalogue-index";
import { choice, oneOrNone, optionOf, type Difference, type FilterDefinition } from "../filter-definition";
import { searchTabs, type SearchTab } from "../form-options";

export interface TabPart {
  readonly tab: SearchTab | null;
}

/** Lists have no Sale: it is the same as the hero's Buy. */
export const dealChoices = {
  label: "Buy or rent",
  options: [
    { value: "", label: "All" },
    { value: "buy", label: "Buy" },
    { value: "rent", label: "Rent" },
  ],
  shownOf: ({ tab }: TabPart) => (tab === "sale" ? "buy" : (tab ?? "")),
} as const;

export const dealOf = ({ isRental }: Pick<CatalogueListing, "isRental">): Difference => ({
  words: isRental ? "to rent" : "for sale",
  by: 1,
});

export const monthlyNote = "Prices are rents for a month.";

const rentPattern = /\b(?:(?:for|to|on)[\s-]+(?:rent|lease|let)|rentals?|rent(?:ing)?|lease)\b/gi;
const salePattern = /\b(?:(?:for|on)\s+sale|(?:to\s+)?(?:buy|purchase))\b/gi;

/** Rent keeps the homes to let, Buy and Sale leave them out. */
export const tabFilter: FilterDefinition<TabPart> = {
  empty: { tab: null },
  parse: (params) => ({ tab: optionOf(searchTabs, params.get("tab")) }),
  serialise: ({ tab }) => ({ tab: oneOrNone(tab) }),
  accepts: ({ tab }) => (tab === null ? null : ({ isRental }) => isRental === (tab === "rent")),
  choices: ({ tab }) =>
    searchTabs.filter(({ id }) => id === tab).map(({ words, label }) => choice(words, { tab: null }, label)),
  order: 7,
  sentence: ({ take }, { tab }) => {
    // Where Buy is asked for, "for sale" says the same.
    const sale: SearchTab = tab === "buy" ? tab : "sale";
    const deals = [...take(rentPattern, () => "rent" as const), ...take(salePattern, () => sale)];
    return deals.length === 0 ? {} : { tab: deals.at(-1) ?? null };
  },
  category: { shownAs: "bar", isOffered: ({ isMixed }) => isMixed },
  nearest: (_, home) => dealOf(home),
  panel: { order: 0, control: { kind: "segments", key: "tab", ...dealChoices } },
};
