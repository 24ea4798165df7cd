import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { isChanged } from "../filters/criteria";
import { filtersBeyondWords, type SearchCriteria } from "../filters/filter-table";
import { readingInWords } from "./parse-catalogue-sentence";
import * as styles from "./sentence-offer.module.css";

interface OfferedSearch {
  readonly read: SearchCriteria | null;
  readonly criteria: SearchCriteria;
  readonly found: readonly CatalogueListing[] | null;
  readonly onApply: () => void;
}

/** The words name a filter that the text search cannot match, or it finds nothing. */
function isWorthwhile({ read, criteria, found }: OfferedSearch): boolean {
  if (read === null || found === null) return false;
  return found.length === 0 || filtersBeyondWords.some((filter) => isChanged(filter, criteria, read));
}

export function SentenceOffer(offer: OfferedSearch) {
  const { read, criteria, onApply } = offer;
  if (read === null || !isWorthwhile(offer)) return null;
  const reading = readingInWords(read, criteria);
  if (reading === "") return null;
  return (
    <div className={`spread ${styles.offer}`}>
      <p>
        Your words can be read as filters: <b>{reading}</b>
      </p>
      <Button look="outline" onClick={onApply}>
        Use as filters
      </Button>
    </div>
  );
}
