import { countIn } from "../../../catalogue/category-counts";
import { dubaiCity } from "../../../catalogue/category-members";
import { CityText } from "../../../ui/city-text";
import { useCityNames } from "../../../visitor/city-names";
import { categoryCountLine, lookingThrough } from "../list/count-line";
import type { CategoryList, CategoryOfPage } from "./use-category-list";

interface CategoryCountProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly className?: string;
}

/** The count line, correct at the first paint for every visitor (docs/decisions/b1-whole-html-before-script.md). */
export function CategoryCount({ category, list, className }: CategoryCountProps) {
  const cityNames = useCityNames();
  const { counts, matching, total, filters } = list;
  const city = category.page === "dubai" ? dubaiCity : list.city;
  const isFiltered = list.isFiltered && !list.hasFailed;
  const line = categoryCountLine({ category, matching, total, city, q: filters.q, isFiltered });
  const sentenceOf = (name: string) => {
    const count = countIn(counts, name);
    return categoryCountLine({
      category,
      matching: count,
      total: count,
      city: name,
      q: "",
      isFiltered: false,
    });
  };
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={className}>
      {list.isHydrated || category.page === "dubai" ? (
        <>{list.isWaiting ? lookingThrough(total, category.noun) : line}</>
      ) : (
        <CityText cities={cityNames} textOf={sentenceOf} otherwise={line} />
      )}
    </p>
  );
}
