import { Button } from "../../../ui/button";
import { filtersBeyondWords, type SearchCriteria } from "../filters/filter-table";
import { serialiseAddress } from "../filters/list-table";
import type { List } from "../list/use-list";
import { readingInWords } from "./parse-sentence";
import * as styles from "./sentence-offer.module.css";

export { parseCatalogueSentence } from "./parse-sentence";

interface OfferedSearch extends Pick<List<SearchCriteria>["listed"], "criteria" | "found" | "members"> {
  readonly read: SearchCriteria | null;
  readonly onApply: () => void;
}

/** Where the words name a filter that the text search cannot match, or it finds nothing. */
export function SentenceOffer({ read, criteria, found, members, onApply }: OfferedSearch) {
  if (read === null || found === null || members === null) return null;
  const beyondWords = (search: SearchCriteria) =>
    String(serialiseAddress<SearchCriteria>({ parameters: filtersBeyondWords }, search));
  const isWorthwhile = found.length === 0 || beyondWords(criteria) !== beyondWords(read);
  const reading = isWorthwhile ? readingInWords(read, criteria, members) : "";
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
