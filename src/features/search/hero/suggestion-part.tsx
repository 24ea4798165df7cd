import { loadCatalogue } from "../../../catalogue/load-catalogue";
import type { ExchangeRates } from "../../../catalogue/money";
import { propertyCount } from "../../../catalogue/page-contexts";
import { searchEngine } from "../engine/search-engine";
import {
  MAX_SUGGESTIONS,
  MIN_TYPED,
  suggest,
  suggestionEntries,
  type Suggestion,
  type SuggestionTarget,
} from "../engine/suggest";
import { emptyCriteria, filters, filtersBeyondWords } from "../filters/filter-table";
import type { SearchTab } from "../filters/form-options";
import { countChoices } from "../filters/list-table";
import { parseCatalogueSentence, readingInWords } from "../sentence/parse-sentence";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import * as styles from "./suggestion-list.module.css";

interface SuggestionListProps {
  /** Those of the options follow from it, for aria-activedescendant: "hero-suggestions-0". */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const kindLabels: Readonly<Record<SuggestionTarget["kind"], string>> = {
  project: "Project",
  city: "City",
  locality: "Locality",
  developer: "Developer",
  type: "Type",
  sentence: "Filters",
  words: "Search",
};

function Marked({ text, match }: { readonly text: string; readonly match: Suggestion["match"] }) {
  if (match === null) return <>{text}</>;
  return (
    <>
      {text.slice(0, match.start)}
      <b>{text.slice(match.start, match.end)}</b>
      {text.slice(match.end)}
    </>
  );
}

/** The match in bold, the kind of suggestion at the right (docs/design.md 8). */
function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Suggestions" className={`menu ${styles.list}`}>
      {suggestions.map((suggestion, index) => {
        const { label, detail, target, match } = suggestion;
        return (
          <li
            key={[target.kind, label, detail, match?.in, match?.start, match?.end].join()}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`entry ${styles.option}`}
            // On mousedown, not click: the field keeps the focus, and with it the keys.
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) onChoose(suggestion);
            }}
          >
            <span>
              <Marked text={label} match={match?.in === "label" ? match : null} />
              <span className={styles.detail}>
                <Marked text={detail} match={match?.in === "detail" ? match : null} />
              </span>
            </span>
            <span className={styles.kind}>{kindLabels[target.kind]}</span>
          </li>
        );
      })}
    </ul>
  );
}

function suggestWords(
  listings: readonly CatalogueListing[],
  typed: string,
  city: string,
): readonly Suggestion[] {
  const q = typed.trim();
  if (q.length < MIN_TYPED) return [];
  const found = searchEngine.search(listings, { ...emptyCriteria, q }, city);
  if (found.length === 0) return [];
  const detail = `${city} · ${propertyCount(found.length)}`;
  return [{ label: `“${q}”`, detail, target: { kind: "words", q }, match: null }];
}

/** Rejects where the index cannot be loaded. */
export async function loadPart() {
  const listings = await loadCatalogue();
  const entriesOf = new Map<string, ReturnType<typeof suggestionEntries>>();
  const suggestFor = (typed: string, city: string, rates: ExchangeRates, tab: SearchTab | null) => {
    const reading = suggestReading(typed, listings, rates, tab);
    const entries = entriesOf.get(city) ?? suggestionEntries(listings, city);
    entriesOf.set(city, entries);
    const found = suggest(entries, typed, city);
    if (reading !== null) return [reading, ...found].slice(0, MAX_SUGGESTIONS);
    return found.length > 0 ? found : suggestWords(listings, typed, city);
  };
  return { suggestFor, List: SuggestionList };
}

/** "3 BHK, up to ₹1.50 Cr, “Whitefield”"; null for a city or a type alone, which have their own suggestions. */
export function suggestReading(
  typed: string,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
  tab: SearchTab | null = null,
): Suggestion | null {
  const read = parseCatalogueSentence({ ...emptyCriteria, q: typed.trim(), tab }, listings, rates);
  if (read === null) return null;
  // The pressed tab is none of the words.
  const ofWords = { ...read, tab: read.tab === tab ? null : read.tab };
  const filterCount = countChoices(filters, ofWords) + Number(read.city !== null);
  const isNameAlone = countChoices(filtersBeyondWords, ofWords) === 0 && filterCount < 2 && read.q === "";
  if (isNameAlone) return null;
  return {
    label: readingInWords(read, { ...emptyCriteria, tab }, listings),
    detail: "Your words as filters",
    target: { kind: "sentence" },
    match: null,
  };
}
