/** Suggestions of the search box (docs/requirements.md 2.5 and 5.4: at most 8). */
import { fold } from "../../../lib/text";
import { findFolded } from "../../../lib/find-folded";
import type { TextRange } from "../../../lib/find-folded";
import { typeOptions } from "../../../catalogue/taxonomy";
import type { TypeOptionId } from "../../../catalogue/taxonomy";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { propertyCount } from "../../../catalogue/property-count";
import { phrasesOfKind } from "../../../catalogue/property-kind";
import { forgivenErrors, isMisspelling } from "./match-word";
import { compactNumber, mayBeNumber } from "./registration-match";

export const MAX_SUGGESTIONS = 8;
export const MIN_TYPED = 2;

/** Target of a suggestion from the catalogue: a property page, a text search, a city or a type filter. */
export type CatalogueTarget =
  | { readonly kind: "project"; readonly slug: string }
  | { readonly kind: "locality" | "developer" | "words"; readonly q: string }
  | { readonly kind: "city"; readonly name: string }
  | { readonly kind: "type"; readonly type: TypeOptionId };

/** Target of any suggestion; "sentence" is the search with its words read as filters. */
export type SuggestionTarget = CatalogueTarget | { readonly kind: "sentence" };

/** What a suggestion is also found by. */
interface OtherNames {
  /** In the words of people and in other scripts; their beginning is enough. */
  readonly otherNames?: readonly string[];
  /** Registrations of a project, which is then suggested in every city. */
  readonly numbers?: readonly string[];
}

interface SuggestionBase {
  readonly label: string;
  /** Second line: the location of a project, or a number of properties. */
  readonly detail: string;
  readonly city: string | null;
  readonly target: SuggestionTarget;
}

/** A possible suggestion, with its texts folded for comparison. */
export interface SuggestionEntry extends SuggestionBase {
  readonly foldedLabel: string;
  readonly foldedDetail: string;
  readonly foldedNames: readonly string[];
  readonly compactNumbers: readonly string[];
}

export interface Suggestion extends SuggestionBase {
  /** The part shown in bold, in the label or in the detail; null where a typing error was forgiven. */
  readonly match: (TextRange & { readonly in: "label" | "detail" }) | null;
}

/** The part of a location that names the neighbourhood: "Main Road, Whitefield, Bangalore" gives "Whitefield". */
export function localityOf(location: string, city: string): string | null {
  const parts = location.split(",").map((part) => part.trim());
  return parts.filter((part) => part !== "" && fold(part) !== fold(city)).at(-1) ?? null;
}

interface Named extends OtherNames {
  readonly name: string | null;
  readonly city: string | null;
}

type Entry = SuggestionBase & OtherNames;

function countedEntries(kind: "locality" | "developer" | "city", names: readonly Named[]): readonly Entry[] {
  interface Counted extends Pick<Named, "city"> {
    readonly name: string;
    readonly otherNames: Set<string>;
    count: number;
  }
  const counts = new Map<string, Counted>();
  for (const { name, city, otherNames = [] } of names) {
    if (name === null) continue;
    const key = `${fold(name)}\n${city ?? ""}`;
    const counted = counts.get(key) ?? { name, city, otherNames: new Set<string>(), count: 0 };
    counted.count += 1;
    for (const other of otherNames) counted.otherNames.add(other);
    counts.set(key, counted);
  }
  return [...counts.values()].map(({ name, city, count, otherNames }) => ({
    label: name,
    detail: city === null ? propertyCount(count) : `${city} · ${propertyCount(count)}`,
    city,
    target: kind === "city" ? { kind, name } : { kind, q: name },
    otherNames: [...otherNames],
  }));
}

/** All possible suggestions for a catalogue; made once after loading. */
export function createSuggestionEntries(listings: readonly CatalogueListing[]): readonly SuggestionEntry[] {
  const entries: readonly Entry[] = [
    ...listings.map(({ title, location, city, slug, registration }): Entry => ({
      label: title,
      detail: location,
      city,
      target: { kind: "project", slug },
      numbers: registration.numbers,
    })),
    ...countedEntries(
      "city",
      listings.map(({ city, otherCityNames }) => ({ name: city, city: null, otherNames: otherCityNames })),
    ),
    ...countedEntries(
      "locality",
      listings.map(({ location, city, otherPlaceNames }) => ({
        name: localityOf(location, city),
        city,
        otherNames: otherPlaceNames,
      })),
    ),
    ...countedEntries(
      "developer",
      listings.map(({ developer }) => ({ name: developer, city: null })),
    ),
    ...typeOptions.flatMap(({ id, label, kind }): readonly Entry[] => {
      const count = listings.filter((listing) => listing.kinds.includes(kind)).length;
      return count === 0
        ? []
        : [
            {
              label,
              detail: propertyCount(count),
              city: null,
              target: { kind: "type", type: id },
              otherNames: phrasesOfKind(kind),
            },
          ];
    }),
  ];
  return entries.map(({ otherNames = [], numbers = [], ...entry }) => ({
    ...entry,
    foldedLabel: fold(entry.label),
    foldedDetail: fold(entry.detail),
    foldedNames: otherNames.map(fold),
    compactNumbers: numbers.map(compactNumber),
  }));
}

const startsWord = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** The literal match of an entry, best first: start of the label, start of a word in it, inside a word, the detail. */
function matchEntry(entry: SuggestionEntry, typed: string) {
  const folded = fold(typed);
  const inLabel = entry.foldedLabel.includes(folded) ? findFolded(entry.label, typed) : null;
  if (inLabel) {
    const rank = inLabel.start === 0 ? 0 : startsWord(entry.label, inLabel.start) ? 1 : 2;
    return { entry, rank, match: { in: "label" as const, ...inLabel } };
  }
  if (entry.foldedNames.some((name) => name.startsWith(folded))) return { entry, rank: 1, match: null };
  if (entry.target.kind !== "project" || !entry.foldedDetail.includes(folded)) return null;
  const inDetail = findFolded(entry.detail, typed);
  if (!inDetail || !startsWord(entry.detail, inDetail.start)) return null;
  return { entry, rank: 3, match: { in: "detail" as const, ...inDetail } };
}

function isNear(entry: SuggestionEntry, typed: string): boolean {
  const errors = forgivenErrors(typed, false);
  return errors > 0 && entry.foldedLabel.split(" ").some((word) => isMisspelling(typed, word, errors, true));
}

const suggestionOf = (
  { label, detail, city, target }: SuggestionEntry,
  match: Suggestion["match"],
): Suggestion => ({ label, detail, city, target, match });

const kindOrder: Readonly<Record<SuggestionTarget["kind"], number>> = {
  sentence: -1,
  project: 0,
  city: 1,
  locality: 2,
  developer: 3,
  type: 4,
  words: 5,
};

/**
 * At most 8 suggestions for what has been typed, from two characters on; ignores case and accents, and forgives small
 * typing errors where nothing matches as typed. Projects and localities of cities other than `city` are left out, but a
 * registration number suggests its home in any city.
 */
export function suggest(
  entries: readonly SuggestionEntry[],
  typed: string,
  city: string | null = null,
): readonly Suggestion[] {
  const wanted = typed.trim().replace(/\s+/g, " ");
  if (wanted.length < MIN_TYPED) return [];
  const number = compactNumber(wanted);
  const registered = mayBeNumber(number)
    ? entries.filter(({ compactNumbers }) =>
        compactNumbers.some((own) => own.startsWith(number) || (mayBeNumber(own) && number.endsWith(own))),
      )
    : [];
  if (registered.length > 0)
    return registered.slice(0, MAX_SUGGESTIONS).map((entry) => suggestionOf(entry, null));
  const inCity = entries.filter(
    (entry) => city === null || entry.city === null || fold(entry.city) === fold(city),
  );
  const literal = inCity.flatMap((entry) => matchEntry(entry, wanted) ?? []);
  const near = literal.length > 0 ? [] : inCity.filter((entry) => isNear(entry, fold(wanted)));
  return [...literal, ...near.map((entry) => ({ entry, rank: 4, match: null }))]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        kindOrder[a.entry.target.kind] - kindOrder[b.entry.target.kind] ||
        a.entry.label.localeCompare(b.entry.label, "en"),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry, match }) => suggestionOf(entry, match));
}
