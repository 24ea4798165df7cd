import { categoryCountLine } from "./count-line";
import type { CategoryList, CategoryOfPage } from "./use-category-list";

interface CategoryCountProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly cities: readonly string[];
  readonly className?: string;
}

/**
 * The count line. The pre-rendered page holds the sentence of every city and the marks on `<html>` show the right one,
 * so that nothing changes when the page comes to life (decision B1).
 */
export function CategoryCount({ category, list, cities, className }: CategoryCountProps) {
  const { noun, counts } = category;
  const { matching, total, filters } = list;
  const city = category.page === "dubai" ? "Dubai" : list.city;
  const isFiltered = list.isFiltered && !list.hasFailed;
  const line = categoryCountLine({ matching, total, noun, city, q: filters.q, isFiltered });
  if (list.isLive || category.page === "dubai") {
    return (
      <p role="status" tabIndex={-1} data-count-line="" className={className}>
        {list.isLoading && isFiltered ? `Looking through ${total} ${noun}…` : line}
      </p>
    );
  }
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={className}>
      <span data-without-city="">{line}</span>
      <span data-with-city="">
        {cities.map((name) => {
          const count = counts.find((entry) => entry.city === name)?.count ?? 0;
          const sentence = { matching: count, total: count, noun, city: name, q: "", isFiltered: false };
          return (
            <span key={name} data-in-city={name}>
              {categoryCountLine(sentence)}
            </span>
          );
        })}
      </span>
    </p>
  );
}
