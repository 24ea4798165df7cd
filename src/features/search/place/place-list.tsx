import { useMemo, useRef } from "react";
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
import { ShowMore } from "../list/show-more";
import { useListedCity } from "../list/asked-list";
import type { ListPaging } from "../../../catalogue/list-paging";
import { KeptFocus } from "../list/kept-focus";
import { isInScope, type ListScope } from "../../../catalogue/category-members";
import { fold } from "../../../lib/text";
import { activeCity } from "../address/address-query";
import { ALL_CITIES, cityParameter, pageParameter } from "../filters/definitions/common-parameters";
import type { ListTable } from "../filters/list-table";
import { useList, type List, type ListCriteria, type ListEngine } from "../list/use-list";
import { propertyCount } from "../../../catalogue/property-count";
import { CityText } from "../../../ui/city-text";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import * as styles from "./place-list.module.css";

/** A list of a place is narrowed to a city alone (docs/decisions/lists.md). */
const filters: ListTable<ListCriteria> = {
  empty: { q: "", city: null, page: 1, view: null },
  parameters: [cityParameter, pageParameter],
  filters: [],
  top: { page: 1 },
};

const noLabels: ReadonlyMap<number, string> = new Map();
const noFacets = {};

const engine: ListEngine<ListCriteria> = {
  search: (listings, criteria, chosenCity) => {
    const city = activeCity(criteria, chosenCity);
    return city === null ? listings : listings.filter((listing) => fold(listing.city) === fold(city));
  },
  unitLabels: () => noLabels,
  countFacets: () => noFacets,
};

const enginePart = { get: () => engine, load: () => Promise.resolve(engine) };

interface PlaceListInput {
  readonly paging: ListPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingCardData[];
  /** Which listings of the search index are part of the list. */
  readonly scope: ListScope;
}

type PlaceListState = List<ListCriteria, ListingCardData>;

/** False while only the cards of this page are known of a longer list. */
const isCounted = ({ listed, found }: PlaceListState, { pageCount }: ListPaging) =>
  listed.city === null || pageCount === 1 || found !== null;

interface PlaceCountProps {
  readonly list: PlaceListState;
  readonly paging: ListPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingCardData[];
}

/**
 * How many listings there are. The pre-rendered page holds the sentence of every city and the attributes of `<html>`
 * show the right one (docs/decisions/rendering-and-hydration.md); for a list of several pages the number in a city
 * is known only from the index.
 */
function PlaceCount({ list, paging, cards }: PlaceCountProps) {
  const cityNames = useCityNames();
  const { city } = list.listed;
  const sentenceOf = (name: string) => {
    const isKnown = name === city ? isCounted(list, paging) : paging.pageCount === 1;
    const count =
      name === city && list.found !== null
        ? list.found.length
        : cards.filter((card) => card.city === name).length;
    return isKnown ? `${propertyCount(count)} in ${name}` : `Properties in ${name}`;
  };
  const everywhere = propertyCount(paging.total);
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={`num ${styles.count}`}>
      {list.status.isHydrated ? (
        <>{city === null ? everywhere : sentenceOf(city)}</>
      ) : (
        <CityText cities={cityNames} textOf={sentenceOf} otherwise={everywhere} />
      )}
    </p>
  );
}

interface EmptyPlaceProps {
  readonly city: string | null;
  readonly total: number;
  readonly onShowAll: () => void;
}

function EmptyPlace({ city, total, onShowAll }: EmptyPlaceProps) {
  const { noResults, noneInCity } = useSharedTexts();
  const help = city === null || total === 0 ? noResults.text : fillIn(noneInCity, { city, count: total });
  return (
    <EmptyBox message={noResults.heading} help={help}>
      {total > 0 && <Button onClick={onShowAll}>Show all cities</Button>}
      <ButtonLink to={routes.contact} look="outline">
        Contact us
      </ButtonLink>
    </EmptyBox>
  );
}

/**
 * Listings of a landing page (docs/decisions/addresses.md): narrowed only to a city, which a chip clears
 * (docs/decisions/lists.md).
 */
export function PlaceList(props: PlaceListInput) {
  const { paging, cards, scope } = props;
  const source = useMemo(
    () => ({ engine: enginePart, has: (listing: CatalogueListing) => isInScope(listing, scope) }),
    [scope],
  );
  const list: PlaceListState = useList({ filters, source, paging, cards });
  const { isHydrated, isLoading, hasFailed } = list.status;
  const { city } = list.listed;
  const { shown, inCityFilter, hasMore } = list.cards;
  const count = list.found?.length ?? (city === null ? paging.total : shown.length);
  // Asks for every city in the address, so that Back undoes it and a shared link keeps it.
  const showEverywhere = () => list.change({ city: ALL_CITIES }, "push");
  const nextPage = list.asked.criteria.page + 1;
  useListedCity({ isHydrated, city });
  const section = useRef<HTMLDivElement>(null);
  const cityNames = useCityNames();
  return (
    <KeptFocus within={section}>
      <div ref={section}>
        <div className={styles.bar}>
          <PlaceCount list={list} paging={paging} cards={cards} />
          <CityChip isHydrated={isHydrated} city={city} onClear={showEverywhere} />
        </div>
        <ListPreload cards={cards} sizes={cardPictureSizes} cities={cityNames} />
        <div className={styles.list} aria-busy={isLoading}>
          {hasFailed && <ListFailure onRetry={list.requestIndex} />}
          {count === 0 && isCounted(list, paging) ? (
            <EmptyPlace city={city} total={paging.total} onShowAll={showEverywhere} />
          ) : (
            <ListingCards shown={shown} headingLevel={2} inCityFilter={inCityFilter} />
          )}
          <ShowMore
            paging={paging}
            hasMore={hasMore}
            shown={shown.length}
            of={count}
            onMore={city === null ? undefined : () => list.change({ page: nextPage }, "replace")}
          />
        </div>
      </div>
    </KeptFocus>
  );
}
