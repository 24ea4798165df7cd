import type { ListingCardData } from "../../../listing/listing-card";
import { propertyCount } from "../../../catalogue/property-count";
import { CityText } from "../../../ui/city-text";
import { useCityNames } from "../../../visitor/city-names";
import * as styles from "./place-list.module.css";
import type { ListPaging } from "../../../catalogue/list-paging";
import type { PlaceListState } from "./use-place-list";

interface PlaceCountProps {
  readonly list: PlaceListState;
  readonly paging: ListPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingCardData[];
}

/**
 * How many listings there are. The pre-rendered page holds the sentence of every city and the attributes of `<html>`
 * show the right one (docs/decisions/b1-whole-html-before-script.md); for a list of several pages the number in a city
 * is known only from the index.
 */
export function PlaceCount({ list, paging, cards }: PlaceCountProps) {
  const cityNames = useCityNames();
  const { city, isHydrated, isCounted, matching } = list;
  const sentenceOf = (name: string) => {
    const isKnown = name === city ? isCounted : paging.pageCount === 1;
    const count = name === city ? matching : cards.filter((card) => card.city === name).length;
    return isKnown ? `${propertyCount(count)} in ${name}` : `Properties in ${name}`;
  };
  const everywhere = propertyCount(paging.total);
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={`num ${styles.count}`}>
      {isHydrated ? (
        <>{city === null ? everywhere : sentenceOf(city)}</>
      ) : (
        <CityText cities={cityNames} textOf={sentenceOf} otherwise={everywhere} />
      )}
    </p>
  );
}
