import { bhkOptions, hasBedrooms, type BhkOption } from "../../../../catalogue/bedrooms";
import { choice, joined, listOf, without, type FilterDefinition } from "../filter-definition";
import { bhkControl } from "../form-options";

interface BhkPart {
  readonly bhk: readonly BhkOption[];
}

const options = bhkControl.options.map(({ value, label }) => ({ value, label: `${label} BHK` }));

const selectedOf = ({ bhk }: BhkPart) => bhkOptions.filter(({ value }) => bhk.includes(value));

export const bhkFilter: FilterDefinition<BhkPart> = {
  empty: { bhk: [] },
  parse: (params) => {
    const named = listOf(params, "bhk").map((entry) => Number(/^\d+(?=\+?$)/.exec(entry)?.[0]));
    return { bhk: bhkOptions.map(({ value }) => value).filter((value) => named.includes(value)) };
  },
  serialise: (criteria) => ({ bhk: selectedOf(criteria).map(({ value }) => String(value)) }),
  acceptsUnit: ({ bhk }) =>
    bhk.length === 0 ? null : ({ bedrooms }) => bedrooms !== null && hasBedrooms([bedrooms], bhk),
  choices: ({ bhk }) =>
    selectedOf({ bhk }).map(({ value, label }) => choice(`${label} BHK`, { bhk: without(bhk, value) })),
  order: 2,
  sentence: ({ takeBedrooms }) => ({ bhk: takeBedrooms() }),
  category: { shownAs: "bar", isOffered: ({ page }) => page === "generic" },
  nearest: (_, { bedrooms }) => (bedrooms === null ? null : { words: bedrooms, by: 0.5 }),
  panel: { order: 2, control: { ...bhkControl, label: "Bedrooms", options } },
  heroSummary: (criteria) => {
    const words = joined(selectedOf(criteria), "and");
    return words === "" ? "" : `${words} BHK`;
  },
};
