import { useRef, type ReactNode } from "react";
import { cardPictureSizes, type ListingCardData } from "../../../listing/listing-card";
import type { Crumb } from "../../../ui/crumbs";
import { PageHead } from "../../../ui/page-head";
import { CategoryCards } from "./category-cards";
import { CategoryCount } from "./category-count";
import { GenericFilterBar, TypeFilterBar } from "./category-filter-bar";
import * as styles from "./category-page.module.css";
import { dubaiCity } from "../../../catalogue/category-members";
import { capitaliseFirst } from "../../../lib/text";
import { RemovableChip } from "../../../ui/removable-chip";
import { areaFilter } from "../filters/definitions/area-filter";
import { MapPanel } from "../map/map-panel";
import { ViewSwitch } from "../map/view-switch";
import { CityChip } from "../list/city-chip";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import { useCategoryList, type CategoryOfPage, type CategoryPaging } from "./use-category-list";
import { LivingSelects } from "./living-selects";
import { KeptFocus } from "../list/kept-focus";
import { useCityNames } from "../../../visitor/city-names";
import { lookingThrough } from "../list/count-line";
import { ListPreload } from "../list/list-preload";
import { ListWaiting } from "../list/list-waiting";
import { useAskedList } from "../list/use-asked-list";
import { useListedCity } from "../list/use-listed-city";

/** Dubai's page shows all its homes to every visitor. */
const noCities: readonly string[] = [];

interface CategoryPageProps {
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly category: CategoryOfPage;
  readonly paging: CategoryPaging;
  readonly cards: readonly ListingCardData[];
  /** Asks to be told when there is a home, for a search in words that finds none. */
  readonly tellMe: (words: string) => ReactNode;
}

/** A category page in its four forms (docs/requirements.md 2.7). */
export function CategoryPage(props: CategoryPageProps) {
  const { category, paging } = props;
  const list = useCategoryList(props);
  const body = useRef<HTMLDivElement>(null);
  const cityNames = useCityNames();
  useAskedList(list.isAnswered);
  useListedCity(list);
  const FilterBar = category.page === "generic" ? GenericFilterBar : TypeFilterBar;
  return (
    <KeptFocus within={body}>
      <PageHead crumbs={props.crumbs} title={props.heading}>
        <h2 className={styles.strap}>{props.strapLine}</h2>
        <CategoryCount category={category} list={list} className={styles.count} />
      </PageHead>
      <div ref={body} className={`wrap ${styles.body}`}>
        {category.notice !== null && <p className={styles.notice}>{category.notice}</p>}
        <FilterBar category={category} list={list} />
        <LivingSelects list={list} />
        <div className={styles.bar}>
          <div className={styles.chips}>
            {category.page !== "dubai" && (
              <CityChip
                isHydrated={list.isHydrated}
                city={list.city}
                onClear={() => list.change({ city: ALL_CITIES }, "push")}
              />
            )}
            {areaFilter.choices(list.filters, String).map(({ value, clearLabel, cleared }) => (
              <RemovableChip
                key={clearLabel}
                value={capitaliseFirst(value)}
                clearLabel={clearLabel}
                onClear={() => list.change(cleared, "push")}
              />
            ))}
          </div>
          <ViewSwitch
            view={list.filters.view}
            onChange={(view) => list.change({ view, page: list.filters.page }, "push")}
          />
        </div>
        <ListWaiting text={lookingThrough(list.total, category.noun)} cards="grid" />
        <div className={styles.answer}>
          <ListPreload
            cards={props.cards}
            sizes={cardPictureSizes}
            cities={category.page === "dubai" ? noCities : cityNames}
          />
          {list.onMap !== null && (
            <MapPanel
              {...list.onMap}
              city={category.page === "dubai" ? dubaiCity : list.city}
              area={list.filters.area}
              onArea={(area) => list.change({ area }, "push")}
            />
          )}
          <CategoryCards category={category} paging={paging} list={list} tellMe={props.tellMe} />
        </div>
      </div>
    </KeptFocus>
  );
}
