import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loadCatalogue, MAX_HOMES_AHEAD } from "../../../catalogue/load-catalogue";
import type { Bound } from "../../../catalogue/parse-amount";
import { routes } from "../../../config/routes";
import { savesData } from "../../../gatsby/boot/load-pages";
import { waitsForReact } from "../../../lib/early-clicks";
import { useSiteFacts } from "../../../site/site-data";
import { Button } from "../../../ui/button";
import { focusInvalid } from "../list/range-note";
import { lazyPart, loadWhenIdle } from "../../../ui/hooks";
import { Icon } from "../../../ui/icon";
import type { Suggestion } from "../engine/suggest";
import { searchTabs, typeChoices, type SearchTab } from "../filters/form-options";
import { HeroFilters, emptyReading } from "./hero-filters";
import { QueryField } from "./query-field";
import * as styles from "./hero-search.module.css";

type TabLabel = (typeof searchTabs)[number]["label"];

const formId = "hero-search";

interface HeroTabsProps {
  readonly pressed: SearchTab | null;
  readonly onPress: (tab: (typeof searchTabs)[number]) => void;
}

/** They open the modal (docs/requirements.md 2.5); a pressed one filters (docs/decisions/prices-and-offers.md). */
function HeroTabs({ pressed, onPress }: HeroTabsProps) {
  return (
    <form action={routes.contact} method="get" className={styles.tabs} aria-label="I want to">
      {searchTabs.map((tab) => (
        <button
          key={tab.id}
          type="submit"
          name="context"
          value={tab.label}
          className={styles.tab}
          aria-pressed={tab.id === (pressed ?? "sale")}
          aria-haspopup="dialog"
          {...waitsForReact}
          onClick={(event) => {
            event.preventDefault();
            onPress(tab);
          }}
        >
          {tab.label}
        </button>
      ))}
      {pressed !== null && <input type="hidden" name="tab" value={pressed} form={formId} />}
    </form>
  );
}

export interface HeroSearchProps {
  readonly city: string;
  /** In every city. */
  readonly homeCount: number;
  readonly onTab: (label: TabLabel) => void;
}

const searchPart = lazyPart(() => import(/* webpackPrefetch: true */ "./search-form"));

type SearchPart = Awaited<ReturnType<typeof searchPart.load>>;

/** Search bar of the hero (docs/requirements.md 2.5); without JavaScript a plain form with the same results. */
export function HeroSearch({ city, homeCount, onTab }: HeroSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState(emptyReading);
  const [pressed, setPressed] = useState<SearchTab | null>(null);
  const { exchangeRates } = useSiteFacts();
  useEffect(() => {
    if (homeCount <= MAX_HOMES_AHEAD && !savesData()) loadCatalogue().catch(() => undefined);
  }, [homeCount]);
  useEffect(() => loadWhenIdle(searchPart), []);
  /** Acts on the form as it stands once the code that reads it is there; false where that does not load. */
  const withPart = (act: (part: SearchPart, form: HTMLFormElement) => void): Promise<boolean> =>
    searchPart.load().then(
      (part) => {
        if (form.current !== null) act(part, form.current);
        return true;
      },
      () => false,
    );
  const follow = () => void withPart((part, element) => setReading(part.readingOf(element, exchangeRates)));
  const format = (field: HTMLInputElement, bound: Bound) =>
    void withPart((part) => part.formatBound(field, bound, exchangeRates));
  const search = async () => {
    const { href } = window.location;
    const isRead = await withPart((part, element) => {
      const read = part.readingOf(element, exchangeRates);
      flushSync(() => setReading(read));
      if (!focusInvalid(element)) void part.search(element, exchangeRates, href);
    });
    // As without JavaScript.
    if (!isRead) form.current?.submit();
  };
  const choose = ({ target }: Suggestion) => {
    if (target.kind === "sentence") void search();
    else void withPart((part, element) => part.follow(target, element, exchangeRates));
  };
  const press = ({ id, label }: (typeof searchTabs)[number]) => {
    // The form has it before it is read.
    flushSync(() => setPressed(id));
    onTab(label);
    follow();
  };
  return (
    <>
      <HeroTabs pressed={pressed} onPress={press} />
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
          <Icon name="chevron-down" size="text" className={styles.chevron} />
        </label>
        <QueryField city={city} tab={pressed} onChoose={choose} />
        <div className={`pair ${styles.pair}`}>
          <HeroFilters reading={reading} onClear={follow} onLeave={format} />
          <Button look="gold" type="submit" className={styles.submit}>
            Search
          </Button>
        </div>
      </form>
    </>
  );
}
