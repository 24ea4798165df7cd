import { chosenFilters } from "../filters/chosen-filters";
import { emptyCriteria, type SearchCriteria } from "../filters/filter-table";

/**
 * What a sentence was read as: "3 BHK, up to ₹1.50 Cr, “Whitefield”". Only what differs from `before` counts, and the
 * words that are left.
 */
export function readingInWords(read: SearchCriteria, before: SearchCriteria = emptyCriteria): string {
  const same = (key: keyof SearchCriteria) => String(read[key]) === String(before[key]);
  const news: SearchCriteria = {
    ...emptyCriteria,
    type: same("type") ? null : read.type,
    tab: same("tab") ? null : read.tab,
    bhk: same("bhk") ? [] : read.bhk,
    construction: same("construction") ? [] : read.construction,
    priceMin: same("priceMin") ? null : read.priceMin,
    priceMax: same("priceMax") ? null : read.priceMax,
  };
  return [
    ...chosenFilters(news, (_, value) => value).map(({ value }) => value),
    ...(read.city === null || same("city") ? [] : [read.city]),
    ...(read.q === "" ? [] : [`“${read.q}”`]),
  ].join(", ");
}
