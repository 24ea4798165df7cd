import { navigate } from "gatsby";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useSiteFacts } from "../../../site/use-site-facts";
import { routes } from "../../../config/routes";
import { inrPerAedOf } from "../../../catalogue/money";
import { focusInvalid } from "../../../ui/focus-invalid";
import { typeChoices } from "../filters/definitions/type-filter";
import { rememberAddress } from "../address/remember-address";
import { toQueryString } from "../address/query-string";
import { serialiseCriteria } from "../filters/criteria";
import { emptyCriteria, type SearchCriteria } from "../filters/filter-table";
import type { CatalogueTarget, Suggestion } from "../engine/suggest";
import { HeroFilters } from "./hero-filters";
import * as styles from "./hero-search.module.css";
import { HeroTabs, type TabLabel } from "./hero-tabs";
import { QueryField } from "./query-field";
import { readSearch } from "./read-search";
import { readSearchForm, withBoundsInOrder, type FormReading } from "./read-search-form";

export interface HeroSearchProps {
  readonly city: string;
  /** Opens the contact modal of the tab. */
  readonly onTab: (label: TabLabel) => void;
}

const formId = "hero-search";
const nothingRead: FormReading = { criteria: emptyCriteria, unread: [] };

const resultsPath = (criteria: SearchCriteria) => routes.results + toQueryString(serialiseCriteria(criteria));

/** Path of a suggestion: the project's page, or the results for its words or its type. */
function pathOfSuggestion(target: CatalogueTarget, criteria: SearchCriteria): string {
  if (target.kind === "project") return routes.listing(target.slug);
  if (target.kind === "city") return resultsPath({ ...criteria, q: "", city: target.name });
  return resultsPath(
    target.kind === "type" ? { ...criteria, q: "", type: target.type } : { ...criteria, q: target.q },
  );
}

/**
 * Search bar of the hero (docs/requirements.md 2.5): tabs, type, free text with suggestions, Filters, Search. The
 * fields are uncontrolled; without JavaScript it is a plain form that leads to the same results.
 */
export function HeroSearch({ city, onTab }: HeroSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(nothingRead);
  const { exchangeRates } = useSiteFacts();
  const read = () =>
    form.current === null ? nothingRead : readSearchForm(form.current, city, inrPerAedOf(exchangeRates));
  const follow = () => setReading(read());
  const search = async () => {
    const { criteria, unread } = read();
    if (unread.length > 0) return void focusInvalid(form.current);
    const typed = withBoundsInOrder(criteria);
    const isStillHere = rememberAddress();
    const wanted = typed.q === "" ? typed : await readSearch(typed, exchangeRates);
    // The visitor may have left the page in the meantime.
    if (isStillHere()) void navigate(resultsPath(wanted));
  };
  const choose = ({ target }: Suggestion) => {
    if (target.kind === "sentence") void search();
    else void navigate(pathOfSuggestion(target, withBoundsInOrder(read().criteria)));
  };
  return (
    <>
      <HeroTabs formId={formId} onTab={onTab} />
      <form
        ref={form}
        id={formId}
        role="search"
        action={routes.results}
        method="get"
        className={styles.bar}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <input type="hidden" name="city" value={city} />
        <label className={styles.type}>
          <span className={styles.label}>Property type</span>
          <select name="type" className={styles.select} defaultValue="">
            {typeChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className={styles.chevron} />
        </label>
        <QueryField city={city} onChoose={choose} />
        <div className={styles.pair}>
          <HeroFilters reading={reading} onClear={follow} />
          <Button look="gold" type="submit" className={styles.submit}>
            Search
          </Button>
        </div>
      </form>
    </>
  );
}
