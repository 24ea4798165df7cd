import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { isChanged } from "../filters/criteria";
import { filtersBeyondWords, type SearchCriteria } from "../filters/filter-table";
import { readingInWords } from "./reading-in-words";
import * as styles from "./sentence-offer.module.css";

interface OfferedSearch {
  /** The search with its words read as filters; null where they name none. */
  readonly reading: SearchCriteria | null;
  readonly criteria: SearchCriteria;
  /** Results of the text search for the words; null until they are known. */
  readonly results: readonly CatalogueListing[] | null;
  readonly applyReading: () => void;
}

/** Whether the words name a filter that the text search cannot match, or the text search finds nothing. */
function isWorthwhile({ reading, criteria, results }: OfferedSearch): boolean {
  if (reading === null || results === null) return false;
  return results.length === 0 || filtersBeyondWords.some((filter) => isChanged(filter, criteria, reading));
}

/** Offers to read the words of the search as filters. */
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
