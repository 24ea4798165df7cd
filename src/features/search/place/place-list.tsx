import { useRef } from "react";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { Button, ButtonLink } from "../../../ui/button";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { fillIn } from "../../../lib/fill-in";
import { CityChip } from "../list/city-chip";
import { cardPictureSizes, type ListingCardData } from "../../../listing/listing-card";
import { useCityNames } from "../../../visitor/city-names";
import { ListPreload } from "../list/list-preload";
import { ListFailure } from "../list/list-failure";
import { ListingCards } from "../list/listing-cards";
import * as styles from "./place-list.module.css";
import { ShowMore } from "../list/show-more";
import { useListedCity } from "../list/use-listed-city";
import type { ListPaging } from "../../../catalogue/list-paging";
import { KeptFocus } from "../list/kept-focus";
import { usePlaceList, type PlaceListInput, type PlaceListState } from "./use-place-list";
import { propertyCount } from "../../../catalogue/property-count";
import { CityText } from "../../../ui/city-text";

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
function PlaceCount({ list, paging, cards }: PlaceCountProps) {
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

function EmptyPlace({ list, paging }: { readonly list: PlaceListState; readonly paging: ListPaging }) {
  const { noResults, noneInCity } = useSharedTexts();
  const help =
    list.city === null ? noResults.text : fillIn(noneInCity, { city: list.city, count: paging.total });
  return (
    <EmptyBox message={noResults.heading} help={help}>
      <Button onClick={list.showEverywhere}>Show all cities</Button>
      <ButtonLink to={routes.contact} look="outline">
        Contact us
      </ButtonLink>
    </EmptyBox>
  );
}

/**
 * Listings of a landing page (docs/decisions/b8-marketing-pages.md): narrowed only to a city, which a chip clears
 * (docs/decisions/c1-city-filters-lists.md).
 */
export function PlaceList(props: PlaceListInput) {
  const { paging, cards } = props;
  const list = usePlaceList(props);
  useListedCity(list);
  const section = useRef<HTMLDivElement>(null);
  const cityNames = useCityNames();
  return (
    <KeptFocus within={section}>
      <div ref={section}>
        <div className={styles.bar}>
          <PlaceCount list={list} paging={paging} cards={cards} />
          <CityChip isHydrated={list.isHydrated} city={list.city} onClear={list.showEverywhere} />
        </div>
        <ListPreload cards={cards} sizes={cardPictureSizes} cities={cityNames} />
        <div className={styles.list} aria-busy={list.isLoading}>
          {list.hasFailed && <ListFailure onRetry={list.requestIndex} />}
          {list.matching === 0 && list.isCounted ? (
            <EmptyPlace list={list} paging={paging} />
          ) : (
            <ListingCards shown={list.shown} headingLevel={2} inCityFilter={list.inCityFilter} />
          )}
          <ShowMore
            paging={paging}
            hasMore={list.hasMore}
            shown={list.shown.length}
            of={list.matching}
            onMore={list.showMore}
          />
        </div>
      </div>
    </KeptFocus>
  );
}
