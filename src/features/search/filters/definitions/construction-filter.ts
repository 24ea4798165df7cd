import { constructionOptions, type ConstructionStatus } from "../../../../catalogue/taxonomy";
import { parseConstruction } from "../../../../catalogue/parse-taxonomy";
import type { FilterDefinition } from "../filter-definition";
import { constructionControl } from "../form-options";
import { choice, joined, listOf, without } from "./parameter-texts";

interface ConstructionPart {
  readonly construction: readonly ConstructionStatus[];
}

const statedPattern =
  /\b(?:under[\s-]construction|off[\s-]plan|ready[\s-](?:to[\s-](?:move(?:[\s-]in)?|occupy)|for[\s-]possession)|(?:new|pre|newly)[\s-]launch(?:ed)?|launched|new[\s-]projects?|upcoming|ongoing)\b/gi;

const chosenOf = ({ construction }: ConstructionPart) =>
  constructionOptions.filter(({ id }) => construction.includes(id));

export const constructionFilter: FilterDefinition<ConstructionPart> = {
  empty: { construction: [] },
  parse: (params) => {
    const named = listOf(params, "construction").map(parseConstruction);
    return { construction: constructionOptions.map(({ id }) => id).filter((id) => named.includes(id)) };
  },
  serialise: (criteria) => ({ construction: chosenOf(criteria).map(({ slug }) => slug) }),
  accepts: ({ construction }) =>
    construction.length === 0
      ? null
      : (listing) => construction.some((status) => listing.construction.includes(status)),
  choices: (criteria) =>
    chosenOf(criteria).map(({ id, label }) =>
      choice(label, { construction: without(criteria.construction, id) }),
    ),
  order: 5,
  sentence: ({ take }) => ({ construction: take(statedPattern, ([words]) => parseConstruction(words)) }),
  panel: { order: 6, control: constructionControl },
  heroSummary: (criteria) =>
    joined(
      chosenOf(criteria).map(({ label }) => label),
      "or",
    ),
};
