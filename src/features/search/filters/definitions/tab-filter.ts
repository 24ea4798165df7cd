import type { FilterDefinition } from "../filter-definition";
import { choice, oneOrNone, optionOf } from "./parameter-texts";

export const searchTabs = [
  { id: "buy", label: "Buy", words: "to buy" },
  { id: "sale", label: "Sale", words: "for sale" },
  { id: "rent", label: "Rent", words: "to rent" },
] as const;
export type SearchTab = (typeof searchTabs)[number]["id"];

export interface TabPart {
  readonly tab: SearchTab | null;
}

/** The tab of the hero's search bar. Rent keeps the homes to let, Buy and Sale leave them out. */
export const tabFilter: FilterDefinition<TabPart> = {
  empty: { tab: null },
  parse: (params) => ({ tab: optionOf(searchTabs, params.get("tab")) }),
  serialise: ({ tab }) => ({ tab: oneOrNone(tab) }),
  accepts: ({ tab }) => (tab === null ? null : ({ isRental }) => isRental === (tab === "rent")),
  choices: ({ tab }) =>
    searchTabs.filter(({ id }) => id === tab).map(({ words, label }) => choice(words, { tab: null }, label)),
  place: 7,
  isBeyondWords: true,
};
