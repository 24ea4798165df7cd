import { Button } from "../../components/ui/button";
import { readingInWords } from "./chosen-filters";
import * as styles from "./sentence-offer.module.css";
import type { ResultsList } from "./use-results-list";

/** Whether the words say what the text search cannot find by itself, or find nothing as they stand. */
function isWorthwhile({ reading, criteria, results }: ResultsList): boolean {
  if (reading === null || results === null) return false;
  const { bhk, priceMin, priceMax, tab, construction } = reading;
  const before = criteria;
  return (
    results.length === 0 ||
    priceMin !== before.priceMin ||
    priceMax !== before.priceMax ||
    tab !== before.tab ||
    bhk !== before.bhk ||
    construction !== before.construction
  );
}

/** Offers to take the words of the search as filters; they stay words until the visitor says so. */
export function SentenceOffer({ list }: { readonly list: ResultsList }) {
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
