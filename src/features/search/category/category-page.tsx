import { useRef, type ReactNode } from "react";
import { cardPictureSizes, type ListingCardData } from "../../../listing/listing-card";
import type { Crumb } from "../../../ui/crumbs";
import { PageHead } from "../../../ui/page-head";
import { CategoryCards } from "./category-cards";
import { GenericFilterBar, TypeFilterBar } from "./category-filter-bar";
import * as styles from "./category-page.module.css";
import { dubaiCity } from "../../../catalogue/category-members";
import { capitaliseFirst } from "../../../lib/text";
import { RemovableChip } from "../../../ui/removable-chip";
import { areaFilter } from "../filters/definitions/area-filter";
import { MapPanel, ViewSwitch } from "../map/map-panel";
import { CityChip } from "../list/city-chip";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import {
  useCategoryList,
  type CategoryOfPage,
  type CategoryPaging,
  type CategoryList,
} from "./use-category-list";
import { KeptFocus } from "../list/kept-focus";
import { useCityNames } from "../../../visitor/city-names";
import { lookingThrough, categoryCountLine } from "../list/count-line";
import { ListPreload } from "../list/list-preload";
import { ListWaiting } from "../list/list-waiting";
import { useAskedList } from "../list/use-asked-list";
import { useListedCity } from "../list/use-listed-city";
import { countIn } from "../../../catalogue/category-counts";
import { CityText } from "../../../ui/city-text";
import { Icon } from "../../../ui/icon";
import { SelectField } from "../../../ui/select-field";
import { paramsOf } from "../address/query-string";
import { livingFilters } from "../filters/definitions/living-filters";

const any = { value: "", label: "Any" };

/** Furnishing, facing and pets, as far as enough homes of the category say it; nothing where none do. */
function LivingSelects({ list }: { readonly list: CategoryList }) {
  const { filters, offered } = list;
  const fields = livingFilters.flatMap((filter) => {
    const control = filter.panel?.control;
    if (control?.kind !== "checks") return [];
    const { key, label } = control;
    const [chosen = ""] = filter.serialise(filters)[key] ?? [];
    const options = control.options.filter(
      ({ value }) => value === chosen || offered[key]?.includes(value) === true,
    );
    if (options.length === 0) return [];
    const choose = (value: string) => list.change(filter.parse(paramsOf({ [key]: [value] }), []), "push");
    return [{ key, label, chosen, options: [any, ...options], choose }];
  });
  if (fields.length === 0) return null;
  const count = fields.filter(({ chosen }) => chosen !== "").length;
  return (
    <details className={styles.more} onFocus={list.requestIndex}>
      <summary className={styles.summary}>
        More filters{count > 0 && ` (${count})`}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.fields}>
        {fields.map(({ key, label, chosen, options, choose }) => (
          <SelectField
            key={key}
            id={key}
            label={label}
            name={key}
            value={chosen}
            options={options}
            onChange={choose}
          />
        ))}
      </div>
    </details>
  );
}

interface CategoryCountProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly className?: string;
}

/** The count line, correct at the first paint for every visitor (docs/decisions/b1-whole-html-before-script.md). */
function CategoryCount({ category, list, className }: CategoryCountProps) {
  const cityNames = useCityNames();
  const { counts, matching, total, filters } = list;
  const city = category.page === "dubai" ? dubaiCity : list.city;
  const isFiltered = list.isFiltered && !list.hasFailed;
  const line = categoryCountLine({ category, matching, total, city, q: filters.q, isFiltered });
  const sentenceOf = (name: string) => {
    const count = countIn(counts, name);
    return categoryCountLine({
      category,
      matching: count,
      total: count,
      city: name,
      q: "",
      isFiltered: false,
    });
  };
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={className}>
      {list.isHydrated || category.page === "dubai" ? (
        <>{list.isWaiting ? lookingThrough(total, category.noun) : line}</>
      ) : (
        <CityText cities={cityNames} textOf={sentenceOf} otherwise={line} />
      )}
    </p>
  );
}

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
