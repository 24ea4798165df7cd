import { slugify } from "../../../../lib/text";
import type { FilterDefinition } from "../filter-definition";
import { choice, listOf, without } from "./parameter-texts";

interface FeaturesPart {
  readonly features: readonly string[];
}

const inOrder = (slugs: readonly string[]) => [...new Set(slugs)].filter((slug) => slug !== "").sort();

/** A home must have all that are chosen. */
export const featuresFilter: FilterDefinition<FeaturesPart> = {
  empty: { features: [] },
  parse: (params) => ({ features: inOrder(listOf(params, "features").map(slugify)) }),
  serialise: ({ features }) => ({ features: inOrder(features) }),
  accepts: ({ features }) =>
    features.length === 0
      ? null
      : ({ facilities }) => features.every((slug) => facilities.some((facility) => facility.slug === slug)),
  choices: ({ features }, nameOf) =>
    features.map((slug) => choice(nameOf("features", slug), { features: without(features, slug) })),
  order: 6,
  sentence: ({ takeFacilities }) => ({ features: inOrder(takeFacilities()) }),
  panel: {
    order: 7,
    control: {
      kind: "counted",
      key: "features",
      label: "Features",
      noun: "features",
      entriesOf: ({ facilities }) => facilities,
    },
  },
};
