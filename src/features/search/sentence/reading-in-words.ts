import { parseCriteria, serialiseCriteria } from "../filters/criteria";
import { searchInWords } from "../filters/list-table";
import { emptyCriteria, searchTable, type SearchCriteria } from "../filters/filter-table";

/** What `read` has beyond `before`: "3 BHK, up to ₹1.50 Cr, “Whitefield”". */
export function readingInWords(read: SearchCriteria, before: SearchCriteria = emptyCriteria): string {
  const known = serialiseCriteria(before);
  const news = new URLSearchParams(
    [...serialiseCriteria(read)].filter(([key, text]) => known.get(key) !== text),
  );
  return searchInWords(
    searchTable,
    { ...parseCriteria(news, []), q: read.q },
    (_, value) => value,
    read.city === before.city ? null : read.city,
  );
}
