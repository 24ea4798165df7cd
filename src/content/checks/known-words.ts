/**
 * Which words of a listing the build understands, by the same tables that normalise them
 * (docs/decisions/a7-one-spelling.md).
 */
import { parsePrice } from "../../catalogue/parse-price";
import {
  canonicalCategory,
  constructionOptions,
  pagelessCategories,
  parseConstruction,
  parseStage,
} from "../../catalogue/taxonomy";
import { parsePropertyKind } from "../../catalogue/property-kind";

interface WordField {
  readonly field: string;
  /** Name of the field in a sentence. */
  readonly what: string;
  /** `pages`: slugs of data/categories.json. */
  readonly isKnown: (text: string, pages: ReadonlySet<string>) => boolean;
  /** Spellings to suggest. */
  readonly examples: readonly string[];
}

const stageExamples = ["Pre-Launch", "Under Construction", "Ready to Move", "Off-Plan", "Ready to Move-In"];
const kindExamples = ["Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"];
const statusExamples = ["For sale", "For rent", "Resale"];
const statusPattern = /^\W*(for\W+)?(sale|rent|rental|lease|resale)\W*$/i;

/** Fields of a listing that hold one of a known set of words. */
export const wordFields: readonly WordField[] = [
  { field: "stage", what: "stage", isKnown: (text) => parseStage(text) !== null, examples: stageExamples },
  {
    field: "constructionStatus",
    what: "construction status",
    isKnown: (text) => parseConstruction(text) !== null,
    examples: constructionOptions.map(({ label }) => label),
  },
  {
    field: "status",
    what: "status",
    isKnown: (text) => statusPattern.test(text) || parseConstruction(text) !== null,
    examples: statusExamples,
  },
  {
    field: "type",
    what: "type of property",
    isKnown: (text) => parsePropertyKind(text) !== null,
    examples: kindExamples,
  },
  {
    field: "category",
    what: "category",
    isKnown: (text, pages) => parsePropertyKind(text) !== null || isKnownCategory(text, pages),
    examples: ["Apartments", ...kindExamples],
  },
];

/** Other spellings of category slugs that listings use (docs/requirements.md 3). */
const otherSpellings = ["villa", "readytomove", "pre-launch", "affordable", "office"] as const;

/** Whether a listing may name this category: a page of data/categories.json in any spelling, or a slug without page. */
export function isKnownCategory(text: string, pages: ReadonlySet<string>): boolean {
  const slug = canonicalCategory(text);
  return pages.has(slug) || pagelessCategories.some((known) => known === slug);
}

/** Category slugs to suggest to the writer of a listing, pages first. */
export function categoryWords(pages: Iterable<string>): readonly string[] {
  return [...new Set([...pages, ...pagelessCategories, ...otherSpellings])];
}

/** Whether a text is only a word for "not known": "Unknown", "N/A", "TBA", "-". */
export function saysNothing(text: string): boolean {
  return /^\W*(unknown|not (known|available|applicable)|n\W?a|tb[acd]|to be (announced|confirmed|decided)|nil|none|null|undefined|todo|x{2,})?\W*$/i.test(
    text,
  );
}

/** Whether the price gives an amount, a rate, or says in words that there is none ("Contact for Pricing"). */
export function isPriceReadable(price: string): boolean {
  const { amount, isRate } = parsePrice(price);
  return amount !== null || isRate || /contact|request|call|ask|enquir|announce|tba|poa/i.test(price);
}
