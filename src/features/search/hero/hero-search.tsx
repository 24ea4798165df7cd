import { navigate } from "gatsby";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useSiteFacts } from "../../../site/use-site-facts";
import { routes } from "../../../config/routes";
import { inrPerAedOf, type ExchangeRates } from "../../../catalogue/money";
import { focusInvalid } from "../../../ui/focus-invalid";
import { typeChoices } from "../filters/definitions/type-filter";
import { rememberAddress, toQueryString } from "../filters/address-query";
import { serialiseCriteria } from "../filters/criteria";
import { emptyCriteria, type SearchCriteria } from "../filters/filter-table";
import type { CatalogueTarget, Suggestion } from "../engine/suggest";
import { HeroFilters } from "./hero-filters";
import { QueryField } from "./query-field";
import { readSearchForm, withBoundsInOrder, type FormReading } from "./search-form";
import { waitsForReact } from "../../../lib/early-clicks";
import { searchTabs, type SearchTab } from "../filters/definitions/tab-filter";
import * as styles from "./hero-search.module.css";

type TabLabel = (typeof searchTabs)[number]["label"];

interface HeroTabsProps {
  readonly formId: string;
  readonly onTab: (label: TabLabel) => void;
}

/** They open the modal (docs/requirements.md 2.5); a pressed one filters (docs/decisions/prices-and-offers.md). */
function HeroTabs({ formId, onTab }: HeroTabsProps) {
  const [pressed, setPressed] = useState<SearchTab | null>(null);
  return (
    <form action={routes.contact} method="get" className={styles.tabs} aria-label="I want to">
      {searchTabs.map(({ id, label }) => (
        <button
          key={id}
          type="submit"
          name="context"
          value={label}
          className={styles.tab}
          aria-pressed={id === (pressed ?? "sale")}
          aria-haspopup="dialog"
          {...waitsForReact}
          onClick={(event) => {
            event.preventDefault();
            setPressed(id);
            onTab(label);
          }}
        >
          {label}
        </button>
      ))}
      {pressed !== null && <input type="hidden" name="tab" value={pressed} form={formId} />}
    </form>
  );
}

/** How long a search waits for what reads its words. */
const READ_WITHIN_MS = 1500;

async function read(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria | null> {
  const [{ loadCatalogue }, { readSentence }] = await Promise.all([
    import("../../../catalogue/load-catalogue"),
    import("../sentence/read-sentence"),
  ]);
  return readSentence(criteria, await loadCatalogue(), rates);
}

/** Reads words as filters: "3 BHK under 1.5 crore in Whitefield"; on a slow connection all stay in `q`. */
export async function readSearch(criteria: SearchCriteria, rates: ExchangeRates): Promise<SearchCriteria> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READ_WITHIN_MS);
  });
  const reading = read(criteria, rates).catch(() => null);
  const answer = await Promise.race([reading, patience]);
  clearTimeout(timer);
  return answer ?? criteria;
}

export interface HeroSearchProps {
  readonly city: string;
  readonly onTab: (label: TabLabel) => void;
}

const formId = "hero-search";
const nothingRead: FormReading = { criteria: emptyCriteria, unread: [] };

const resultsPath = (criteria: SearchCriteria) => routes.results + toQueryString(serialiseCriteria(criteria));

function pathOfSuggestion(target: CatalogueTarget, criteria: SearchCriteria): string {
  if (target.kind === "project") return routes.listing(target.slug);
  if (target.kind === "city") return resultsPath({ ...criteria, q: "", city: target.name });
  return resultsPath(
    target.kind === "type" ? { ...criteria, q: "", type: target.type } : { ...criteria, q: target.q },
  );
}

/** Search bar of the hero (docs/requirements.md 2.5); without JavaScript a plain form with the same results. */
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
