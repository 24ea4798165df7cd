/** Filters of the category pages, each page form with its own rules (docs/requirements.md 2.7). */
import type { BhkOption } from "../../../catalogue/bedrooms";
import type { CategoryPageForm } from "../../../catalogue/taxonomy";
import { capitalise, fold, words } from "../../../lib/text";
import { isStopWord } from "../../../lib/significant-words";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { areaFilter, type AreaPart } from "../filters/definitions/area-filter";
import { bhkFilter } from "../filters/definitions/bhk-filter";
import { livingFilters, type LivingPart } from "../filters/definitions/living-filters";
import { tabFilter, type TabPart } from "../filters/definitions/tab-filter";
import { createFilterTest, createUnitChoice } from "../filters/unit-match";

export interface CategoryFilters extends TabPart, LivingPart, AreaPart {
  readonly q: string;
  /** generic only. */
  readonly bhk: readonly BhkOption[];
  /** stage, deal: value of one of `tagOptions`; dubai: value of one of `dubaiTypeOptions`; null for all. */
  readonly type: string | null;
}

export const emptyCategoryFilters: CategoryFilters = {
  q: "",
  tab: null,
  bhk: [],
  type: null,
  furnishing: [],
  facing: [],
  pets: [],
  area: [],
};

export interface TypeChoice {
  /** Null for the first choice, which accepts every listing. */
  readonly value: string | null;
  readonly label: string;
}

const allTypes: TypeChoice = { value: null, label: "All Property Types" };

/** 'All Property Types' plus each of the tags once, labels capitalised and in alphabetical order. */
export function tagOptions(tags: readonly string[]): readonly TypeChoice[] {
  const labels = new Map(tags.map((tag) => [fold(tag.trim()), capitalise(tag)]));
  const choices = [...labels].map(([value, label]) => ({ value, label }));
  return [allTypes, ...choices.sort((a, b) => a.label.localeCompare(b.label, "en"))];
}

/** Type filter of the Dubai page. */
export const dubaiTypeOptions: readonly TypeChoice[] = [
  allTypes,
  { value: "apartment", label: "Apartments" },
  { value: "villa", label: "Villas" },
];

/**
 * Case-insensitive trimmed substring (docs/requirements.md 5.4); accents do not count. An empty query is in every text.
 */
function isIn(query: string, texts: readonly (string | null)[]): boolean {
  const wanted = fold(query.trim());
  return texts.some((text) => fold(text ?? "").includes(wanted));
}

/** Only the words of a description are known, so each word of the query must be part of one of them. */
function isInDescription(query: string, descriptionWords: readonly string[]): boolean {
  const wanted = words(query).filter((word) => !isStopWord(word));
  return wanted.length > 0 && wanted.every((part) => descriptionWords.some((word) => word.includes(part)));
}

const tagLabels = (listing: Pick<CatalogueListing, "tags">) => listing.tags.map((tag) => tag.label);

/** Title, location or tag (docs/requirements.md 2.7, rental and resale; the stage pages likewise). */
function matchesTagPage(listing: CatalogueListing, { q, type }: CategoryFilters): boolean {
  const tags = tagLabels(listing);
  return isIn(q, [listing.title, listing.location, ...tags]) && (type === null || isIn(type, tags));
}

const matchers: Readonly<
  Record<CategoryPageForm, (listing: CatalogueListing, filters: CategoryFilters) => boolean>
> = {
  generic: (listing, { q }) =>
    isIn(q, [listing.title, listing.location, listing.projectName, listing.developer]),
  stage: matchesTagPage,
  deal: matchesTagPage,
  dubai: (listing, { q, type }) =>
    (isIn(q, [listing.title, listing.location, ...tagLabels(listing)]) ||
      isInDescription(q, listing.descriptionWords)) &&
    isIn(type ?? "", [[...tagLabels(listing), ...listing.typeWords, ...listing.categories].join(" ")]),
};

/** Filters that a category page shares with the results. */
export const tableFilters = [tabFilter, bhkFilter, ...livingFilters, areaFilter];

/** The function from a listing to its unit that the filters ask for; null where they ask for none. */
export function categoryUnit(filters: CategoryFilters) {
  return createUnitChoice<CategoryFilters>(tableFilters, filters);
}

/** Whether a listing answers the words and the type of a category page. */
export function answersWords(
  listing: CatalogueListing,
  page: CategoryPageForm,
  filters: CategoryFilters,
): boolean {
  return matchers[page](listing, filters);
}

/** The listings of a category page that pass its filters, in the order given. */
export function filterCategory(
  listings: readonly CatalogueListing[],
  page: CategoryPageForm,
  filters: CategoryFilters,
): readonly CatalogueListing[] {
  const accepts = createFilterTest<CategoryFilters>(tableFilters, filters);
  return listings.filter((listing) => accepts(listing) && answersWords(listing, page, filters));
}
