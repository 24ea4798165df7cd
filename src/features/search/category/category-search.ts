import type { CategoryPageForm } from "../../../catalogue/taxonomy";
import { isStopWord } from "../../../lib/significant-words";
import { fold, words } from "../../../lib/text";
import { listCity } from "../filters/address-query";
import { unitLabels } from "../engine/unit-label";
import { createCityTest, createFilterTest } from "../filters/unit-match";
import type { ListEngine } from "../engine/search-engine";
import { categoryFilters, type CategoryCriteria } from "./category-table";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";

/** Trimmed substring, ignoring case and accents (docs/requirements.md 5.4). */
function isIn(query: string, texts: readonly (string | null)[]): boolean {
  const target = fold(query.trim());
  return texts.some((text) => fold(text ?? "").includes(target));
}

/** The index holds only the words of a description, so each word of the query must be part of one of them. */
function isInDescription(query: string, descriptionWords: string): boolean {
  const target = words(query).filter((word) => !isStopWord(word));
  return target.length > 0 && target.every((part) => descriptionWords.includes(part));
}

const tagLabels = (listing: Pick<CatalogueListing, "tags">) => listing.tags.map((tag) => tag.label);

type Wording = Pick<CategoryCriteria, "q" | "type">;

function matchesTagPage(listing: CatalogueListing, { q, type }: Wording): boolean {
  const tags = tagLabels(listing);
  return isIn(q, [listing.title, listing.location, ...tags]) && (type === null || isIn(type, tags));
}

/** Words and type alone (docs/requirements.md 2.7); the engine tests the filters too. */
export const answersWords: Readonly<
  Record<CategoryPageForm, (listing: CatalogueListing, wording: Wording) => boolean>
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

export const categoryEngine = (page: CategoryPageForm): ListEngine<CategoryCriteria> => ({
  search: (listings, criteria, selectedCity) => {
    const isInCity = createCityTest(listCity(criteria, selectedCity));
    const accepts = createFilterTest<CategoryCriteria>(categoryFilters, criteria);
    return listings.filter((home) => isInCity(home) && accepts(home) && answersWords[page](home, criteria));
  },
  unitLabels,
});
