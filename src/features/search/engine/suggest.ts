/** Suggestions of the search box (docs/requirements.md 2.5 and 5.4: at most 8). */
import { compareTexts, fold } from "../../../lib/text";
import { findFolded, type TextRange } from "../../../lib/find-folded";
import { typeOptions, type TypeOptionId } from "../../../catalogue/taxonomy";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { propertyCount } from "../../../catalogue/page-contexts";
import { phrasesOfKind } from "../../../catalogue/listing-words";
import { createCityTest } from "../filters/unit-match";
import { forgivenErrors, isMisspelling } from "./rank-listings";
import { compactNumber, mayBeNumber } from "./registration-match";

export const MAX_SUGGESTIONS = 8;
export const MIN_TYPED = 2;

export type CatalogueTarget =
  | { readonly kind: "project"; readonly slug: string }
  | { readonly kind: "locality" | "developer" | "words"; readonly q: string }
  | { readonly kind: "city"; readonly name: string }
  | { readonly kind: "type"; readonly type: TypeOptionId };

export type SuggestionTarget = CatalogueTarget | { readonly kind: "sentence" };

export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly target: SuggestionTarget;
  /** The part shown in bold; null where a typing error was forgiven. */
  readonly match: (TextRange & { readonly in: "label" | "detail" }) | null;
}

/** "Main Road, Whitefield, Bangalore" gives "Whitefield". */
function localityOf(location: string, city: string): string | null {
  const parts = location.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "" && fold(part) !== fold(city)).at(-1) ?? null;
}

interface Entry extends Omit<Suggestion, "match"> {
  readonly city: string | null;
  /** In everyday words and other scripts; matched from their beginning. */
  readonly otherNames?: readonly string[];
  /** Registration numbers, which suggest the project in every city. */
  readonly numbers?: readonly string[];
}

interface Counted {
  readonly name: string;
  readonly city: string | null;
  readonly otherNames: Set<string>;
  count: number;
}

/** Spellings that differ in case are one name. */
function nameCounter(kind: "locality" | "developer" | "city") {
  const byName = new Map<string, Counted>();
  return {
    add: (name: string | null, city: string | null, otherNames: readonly string[] = []) => {
      if (name === null) return;
      const key = `${fold(name)}\n${city ?? ""}`;
      const counted = byName.get(key) ?? { name, city, otherNames: new Set<string>(), count: 0 };
      byName.set(key, counted);
      counted.count += 1;
      for (const otherName of otherNames) counted.otherNames.add(otherName);
    },
    entries: (): readonly Entry[] =>
      [...byName.values()].map(({ name, city, count, otherNames }) => ({
        label: name,
        detail: city === null ? propertyCount(count) : `${city} · ${propertyCount(count)}`,
        city,
        target: kind === "city" ? { kind, name } : { kind, q: name },
        otherNames: [...otherNames],
      })),
  };
}

function typeEntries(listings: readonly CatalogueListing[]): readonly Entry[] {
  return typeOptions.flatMap(({ id, label, kind }): readonly Entry[] => {
    const count = listings.filter((listing) => listing.kinds.includes(kind)).length;
    if (count === 0) return [];
    const target = { kind: "type" as const, type: id };
    return [{ label, detail: propertyCount(count), city: null, target, otherNames: phrasesOfKind(kind) }];
  });
}

const foldedEntry = ({ label, detail, city, target, otherNames = [], numbers = [] }: Entry) => ({
  label,
  detail,
  target,
  foldedLabel: fold(label),
  foldedDetail: fold(detail),
  foldedCity: city === null ? null : fold(city),
  foldedNames: otherNames.map(fold),
  compactNumbers: numbers.map(compactNumber),
});

type SuggestionEntry = Readonly<ReturnType<typeof foldedEntry>>;

/** Reads the whole catalogue: make them once for each `ofCity`, the one whose types, developers and localities are counted. */
export function suggestionEntries(listings: readonly CatalogueListing[], ofCity: string | null = null) {
  const isInCity = createCityTest(ofCity);
  const projects: SuggestionEntry[] = [];
  const cities = nameCounter("city");
  const localities = nameCounter("locality");
  const developers = nameCounter("developer");
  for (const listing of listings) {
    const { title, location, city, slug, registration, developer } = listing;
    const target = { kind: "project" as const, slug };
    const { numbers } = registration;
    projects.push(foldedEntry({ label: title, detail: location, city, target, numbers }));
    cities.add(city, null, listing.otherCityNames);
    if (!isInCity(listing)) continue;
    localities.add(localityOf(location, city), city, listing.otherPlaceNames);
    developers.add(developer, null);
  }
  const counted = [cities, localities, developers].flatMap(({ entries }) => entries());
  return [...projects, ...[...counted, ...typeEntries(listings.filter(isInCity))].map(foldedEntry)];
}

const startsWord = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

type MatchedText = "label" | "detail" | null;

function matchEntry(entry: SuggestionEntry, folded: string) {
  const { foldedLabel, foldedDetail } = entry;
  const found = (rank: number, matched: MatchedText) => ({ entry, rank, matched });
  const inLabel = foldedLabel.indexOf(folded);
  if (inLabel >= 0) return found(inLabel === 0 ? 0 : startsWord(foldedLabel, inLabel) ? 1 : 2, "label");
  if (entry.foldedNames.some((name) => name.startsWith(folded))) return found(1, null);
  const inDetail = entry.target.kind === "project" ? foldedDetail.indexOf(folded) : -1;
  return inDetail >= 0 && startsWord(foldedDetail, inDetail) ? found(3, "detail") : null;
}

function isNear(entry: SuggestionEntry, typed: string): boolean {
  const errors = forgivenErrors(typed, false);
  return errors > 0 && entry.foldedLabel.split(" ").some((word) => isMisspelling(typed, word, errors, true));
}

function suggestionOf(entry: SuggestionEntry, matched: MatchedText, typed: string): Suggestion {
  const { label, detail, target } = entry;
  const range = matched && findFolded(entry[matched], typed);
  return { label, detail, target, match: matched && range && { in: matched, ...range } };
}

const kindOrder: readonly SuggestionTarget["kind"][] = ["project", "city", "locality", "developer", "type"];

/** At most 8; typing errors are forgiven where nothing matches, and registration numbers ignore `city`. */
export function suggest(
  entries: readonly SuggestionEntry[],
  typed: string,
  city: string | null = null,
): readonly Suggestion[] {
  const query = typed.trim().replace(/\s+/g, " ");
  if (query.length < MIN_TYPED) return [];
  const number = compactNumber(query);
  const registered = mayBeNumber(number)
    ? entries.filter(({ compactNumbers }) =>
        compactNumbers.some((id) => id.startsWith(number) || (mayBeNumber(id) && number.endsWith(id))),
      )
    : [];
  if (registered.length > 0)
    return registered.slice(0, MAX_SUGGESTIONS).map((entry) => suggestionOf(entry, null, query));
  const folded = fold(query);
  if (folded === "") return [];
  const foldedCity = city === null ? null : fold(city);
  const inCity = entries.filter(
    (entry) => foldedCity === null || entry.foldedCity === null || entry.foldedCity === foldedCity,
  );
  const literal = inCity.flatMap((entry) => matchEntry(entry, folded) ?? []);
  const near = literal.length > 0 ? [] : inCity.filter((entry) => isNear(entry, folded));
  return [...literal, ...near.map((entry) => ({ entry, rank: 4, matched: null }))]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        kindOrder.indexOf(a.entry.target.kind) - kindOrder.indexOf(b.entry.target.kind) ||
        compareTexts(a.entry.label, b.entry.label),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry, matched }) => suggestionOf(entry, matched, query));
}
