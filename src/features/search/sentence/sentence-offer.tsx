import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { isChanged } from "../filters/criteria";
import { filtersBeyondWords, type SearchCriteria } from "../filters/filter-table";
import { readingInWords } from "./reading-in-words";
import * as styles from "./sentence-offer.module.css";

interface OfferedSearch {
  /** The search with its words read as filters; null where they say no more than words. */
  readonly reading: SearchCriteria | null;
  readonly criteria: SearchCriteria;
  /** What the words find as they stand; null until that is known. */
  readonly results: readonly CatalogueListing[] | null;
  readonly applyReading: () => void;
}

/** Whether the words say what the text search cannot find by itself, or find nothing as they stand. */
function isWorthwhile({ reading, criteria, results }: OfferedSearch): boolean {
  if (reading === null || results === null) return false;
  return results.length === 0 || filtersBeyondWords.some((filter) => isChanged(filter, criteria, reading));
}

/** Offers to take the words of the search as filters; they stay words until the visitor says so. */
export function SentenceOffer({ list }: { readonly list: OfferedSearch }) {
  const { reading, criteria } = list;
  if (reading === null || !isWorthwhile(list)) return null;
  const said = readingInWords(reading, criteria);
  if (said === "") return null;
  return (
    <div className={styles.offer}>
      <p>
        Your words can be read as filters: <b>{said}</b>
      </p>
      <Button look="outline" onClick={list.applyReading}>
        Use as filters
      </Button>
    </div>
  );
}
