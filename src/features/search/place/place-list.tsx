import { useRef } from "react";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { Button, ButtonLink } from "../../../ui/button";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { fillIn } from "../../../lib/fill-in";
import { CityChip } from "../list/city-chip";
import { cardPictureSizes } from "../../../listing/listing-card";
import { useCityNames } from "../../../visitor/city-names";
import { ListPreload } from "../list/list-preload";
import { ListFailure } from "../list/list-failure";
import { ListingCards } from "../list/listing-cards";
import { PlaceCount } from "./place-count";
import * as styles from "./place-list.module.css";
import { ShowMore } from "../list/show-more";
import { useListedCity } from "../list/use-listed-city";
import type { ListPaging } from "../../../catalogue/list-paging";
import { KeptFocus } from "../list/kept-focus";
import { usePlaceList, type PlaceListInput, type PlaceListState } from "./use-place-list";

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
