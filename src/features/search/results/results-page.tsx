import { useRef, type ReactNode } from "react";
import { rowPictureSizes } from "../../../listing/listing-list-card";
import { Crumbs, type Crumb } from "../../../ui/page-head";
import { useCityNames } from "../../../visitor/city-names";
import { lookingThrough, placeHeading } from "../list/count-line";
import { ListPreload } from "../list/list-preload";
import { ListWaiting, KeptFocus } from "../list/list-frame";
import { FilterDrawer, useFilterDrawer } from "./panel/filter-drawer";
import { ListMap, ViewSwitch } from "../map/map-panel";
import { ResultBar } from "./result-bar";
import { ResultCards } from "./result-cards";
import { useResultsList, type ResultsListInput } from "./use-results-list";
import * as styles from "./results-page.module.css";

interface ResultsPageProps extends Omit<ResultsListInput, "isCovered"> {
  /** A city at its end is replaced by the place listed (docs/decisions/city.md). */
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly parts: { readonly side: ReactNode; readonly searchAlert: (words: string) => ReactNode };
}

/** 'Available Properties' (docs/requirements.md 2.6). */
export function ResultsPage(props: ResultsPageProps) {
  const cityNames = useCityNames();
  const drawer = useFilterDrawer();
  const results = useResultsList({ ...props, isCovered: drawer.isOpen });
  const { list, sentence } = results;
  const { criteria, city, found } = list.listed;
  const { Offer, read, apply } = sentence;
  const offer = Offer && <Offer read={read} criteria={criteria} found={found} onApply={() => void apply()} />;
  const page = useRef<HTMLDivElement>(null);
  return (
    <KeptFocus within={page}>
      <div className={`wrap ${styles.head}`} data-view={criteria.view}>
        <Crumbs crumbs={props.crumbs} />
        <h1>{placeHeading(props.heading, cityNames, city, list.holdsDubai)}</h1>
        <h2 className={`strap ${styles.strap}`}>{props.strapLine}</h2>
      </div>
      <div ref={page} className={`wrap ${styles.page}`} data-view={criteria.view}>
        <aside className={`needs-script ${styles.filters}`} aria-label="Filters">
          <FilterDrawer results={results} offer={offer} drawer={drawer} />
        </aside>
        <div className={`needs-script ${styles.views}`}>
          <ViewSwitch list={list} />
        </div>
        <section aria-label="Results" className={styles.results}>
          <ListWaiting text={lookingThrough(props.paging.total)} cards="rows" />
          <div className="built-answer">
            <ListMap list={list} city={city} />
            <ResultBar list={list} offer={offer} />
            <ListPreload cards={props.cards} sizes={rowPictureSizes} cities={cityNames} />
            <ResultCards results={results} searchAlert={props.parts.searchAlert} />
          </div>
        </section>
        <aside className={`deferred ${styles.side}`} aria-label="Ask us">
          {props.parts.side}
        </aside>
      </div>
    </KeptFocus>
  );
}
