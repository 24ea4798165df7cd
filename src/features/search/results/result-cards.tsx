import { useRef, useState, type ReactNode } from "react";
import { ListingListCard } from "../../../listing/listing-list-card";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/site-data";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { searchTable } from "../filters/filter-table";
import { namesIn, searchInWords } from "../filters/list-table";
import { ListFrame } from "../list/list-frame";
import { resultsPart, type Results } from "./use-results-list";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import * as styles from "./result-cards.module.css";

const nearbyPart = lazyPart(() => import("./nearby-searches"));

interface ResultCardsProps {
  readonly searchAlert: (words: string) => ReactNode;
  readonly results: Results;
}

export function ResultCards({ results, searchAlert }: ResultCardsProps) {
  const { list, clearAll } = results;
  const cards = useRef<HTMLDivElement>(null);
  const { noResults } = useSharedTexts();
  const { criteria, city, isSearch } = list.listed;
  const { shown, count, unitLabelOf, inCityFilter } = list.cards;
  const { isLoading } = list.status;
  const isReady = list.listed.found !== null;
  const part = resultsPart.get();
  const matchedId =
    list.listed.found?.find((listing) => part?.isHighlighted(listing, criteria.highlight))?.listingId ?? null;
  const [isFlashing, setFlashing] = useState(false);
  const isEmpty = list.listed.found?.length === 0;
  const nearby = useLazyPart(nearbyPart, isEmpty);
  const matchOf = (listingId: number) => listingId === matchedId && (isFlashing ? "flash" : true);
  return (
    <ListFrame list={list} skeleton="rows" isBusy={isLoading && shown.length === 0 && count > 0}>
      {part !== null && (
        <part.Highlight list={list} matchedId={matchedId} cards={cards} onFlash={setFlashing} />
      )}
      {shown.length === 0 && (isReady || count === 0) && (
        <EmptyBox message={noResults.heading} help={noResults.text}>
          {isEmpty && nearby !== null && (
            <nearby.NearbySearches list={list} reading={results.sentence.read} />
          )}
          <Button onClick={clearAll}>Clear All</Button>
          <ButtonLink to={routes.contact} look="outline">
            Contact us
          </ButtonLink>
        </EmptyBox>
      )}
      {isReady && isSearch && count === 0 && (
        <div className="mt-4">
          {searchAlert(searchInWords(searchTable, criteria, namesIn(list.listed.facets), city))}
        </div>
      )}
      {isEmpty && nearby !== null && <nearby.NearbyHomes list={list} />}
      {shown.length > 0 && (
        <div ref={cards} className={styles.cards}>
          {shown.map((listing, index) => (
            <ListingListCard
              key={listing.listingId}
              listing={listing}
              matched={matchOf(listing.listingId)}
              unit={unitLabelOf(listing.listingId)}
              eager={index === 0 && "preloaded"}
              inCityFilter={inCityFilter}
            />
          ))}
        </div>
      )}
    </ListFrame>
  );
}
