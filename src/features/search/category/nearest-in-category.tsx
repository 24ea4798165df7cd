import { ListingCard } from "../../../listing/listing-card";
import { nearestHomes } from "../nearest/nearest-homes";
import { NearestSection } from "../nearest/nearest-section";
import { answersWords, tableFilters, type CategoryFilters } from "./category-filters";
import type { CategoryList, CategoryOfPage } from "./use-category-list";

interface NearestInCategoryProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
}

/** For a category in which the filters find nothing: its homes nearest to them, with the reason. */
export function NearestInCategory({ category, list }: NearestInCategoryProps) {
  const { filters, city, members } = list;
  const homes = nearestHomes<CategoryFilters>({
    homes: members ?? [],
    filters: tableFilters,
    criteria: filters,
    nameOf: (_, value) => value,
    city,
    q: [filters.q, filters.type ?? ""].join(" ").trim(),
    answersWords: (home) => answersWords(home, category.page, filters),
  });
  return (
    <NearestSection
      heading="Close to your search"
      homes={homes}
      renderCard={(home) => <ListingCard listing={home} headingLevel={3} />}
      isGrid
    />
  );
}
