import { useRef, type ReactNode } from "react";
import type { ListingListCardData } from "../../../listing/listing-card-data";
import { Button } from "../../../ui/button";
import { Crumbs, type Crumb } from "../../../ui/crumbs";
import { isInDubai } from "../../../catalogue/category-members";
import { placeHeading } from "../list/count-line";
import { FilterPanel } from "../filters/filter-panel";
import { FilterSheet } from "../filters/filter-sheet";
import type { CityCounts, ListPaging } from "../../../catalogue/list-paging";
import { ResultBar } from "./result-bar";
import { ResultCards } from "./result-cards";
import * as styles from "./results-page.module.css";
import { useKeptFocus } from "../list/use-kept-focus";
import { useResultsList } from "./use-results-list";

interface ResultsPageProps {
  /** A city at its end gives way to the place that is listed (decision B10). */
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly paging: ListPaging;
  /** Address of this page. */
  readonly path: string;
  readonly cards: readonly ListingListCardData[];
  readonly counts: CityCounts;
  readonly cities: readonly string[];
  readonly chosenCity: string | null;
  /** Name of the chosen city, right at the first paint. */
  readonly cityLabel: ReactNode;
  readonly heart: (listing: ListingListCardData) => ReactNode;
  /** Right side panel: the enquiry form and how to reach us. */
  readonly side: ReactNode;
}

/** 'Available Properties': filters, results and the side panel (specification 2.6). */
export function ResultsPage(props: ResultsPageProps) {
  const { paging, cities, counts } = props;
  const list = useResultsList(props);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const holdsDubai =
    list.results === null
      ? counts.some((entry) => isInDubai(entry) && entry.count > 0)
      : list.results.some(isInDubai);
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Crumbs crumbs={props.crumbs} />
        <h1>{placeHeading(props.heading, cities, list.city, holdsDubai)}</h1>
        <h2 className={styles.strap}>{props.strapLine}</h2>
      </div>
      <div className={`wrap ${styles.page}`}>
        <aside className={styles.filters} aria-label="Filters">
          <FilterPanel list={list} cities={cities} />
          <div className={styles.clear}>
            <Button look="outline" block onClick={list.clearAll}>
              Clear All
            </Button>
          </div>
        </aside>
        <section ref={section} aria-label="Results">
          <FilterSheet list={list} cities={cities} />
          <ResultBar
            list={list}
            total={paging.total}
            counts={counts}
            holdsDubai={holdsDubai}
            cityLabel={props.cityLabel}
          />
          <ResultCards list={list} paging={paging} heart={props.heart} />
        </section>
        <aside className={`later ${styles.side}`} aria-label="Ask us">
          {props.side}
        </aside>
      </div>
    </>
  );
}
