import type { ListingCardData } from "../../components/listing/listing-card-data";
import { countNoun } from "./count-line";
import * as styles from "./place-list.module.css";
import type { ListPaging } from "./list-paging";
import type { PlaceListState } from "./use-place-list";

interface PlaceCountProps {
  readonly list: PlaceListState;
  readonly paging: ListPaging;
  /** Cards of this page, as pre-rendered. */
  readonly cards: readonly ListingCardData[];
  readonly cities: readonly string[];
}

const properties = (count: number) => `${count} ${countNoun(count, "properties")}`;

/**
 * How many listings there are. The pre-rendered page holds the sentence of every city and the marks on `<html>` show
 * the right one (decision B1); of a list of several pages the number in a city is known only from the index.
 */
export function PlaceCount({ list, paging, cards, cities }: PlaceCountProps) {
  const { city, isLive, isCounted, matching } = list;
  const sentenceOf = (name: string) => {
    const isKnown = name === city ? isCounted : paging.pageCount === 1;
    const count = name === city ? matching : cards.filter((card) => card.city === name).length;
    return isKnown ? `${properties(count)} in ${name}` : `Properties in ${name}`;
  };
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={`num ${styles.count}`}>
      {isLive ? (
        <>{city === null ? properties(paging.total) : sentenceOf(city)}</>
      ) : (
        <>
          <span data-without-city="">{properties(paging.total)}</span>
          <span data-with-city="">
            {cities.map((name) => (
              <span key={name} data-in-city={name}>
                {sentenceOf(name)}
              </span>
            ))}
          </span>
        </>
      )}
    </p>
  );
}
