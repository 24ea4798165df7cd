import { ListingCard } from "../../../listing/listing-card";
import { nearestHomes } from "../nearest/nearest-homes";
import { NearestSection } from "../nearest/nearest-section";
import { answersWords } from "./category-search";
import type { CategoryCriteria } from "./category-table";
import type { CategoryList } from "./use-category-list";

interface NearestInCategoryProps {
  readonly list: CategoryList;
}

/** For a category in which the filters find nothing. */
export function NearestInCategory({ list }: NearestInCategoryProps) {
  const { criteria, city } = list.listed;
  const homes = nearestHomes<CategoryCriteria>({
    homes: list.listed.members ?? [],
    filters: list.table.filters,
    criteria,
    nameOf: String,
    city,
    q: [criteria.q, criteria.type ?? ""].join(" ").trim(),
    answersWords: (home) => answersWords[list.category.page](home, criteria),
  });
  return (
    <NearestSection
      heading="Close to your search"
      homes={homes}
      renderCard={(home) => <ListingCard listing={home} />}
      isGrid
    />
  );
}
