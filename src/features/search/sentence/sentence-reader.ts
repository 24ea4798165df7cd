import { bhkOptionOf, bhkOptions, type BhkOption } from "../../../catalogue/bedrooms";
import {
  kindInSentence,
  parseBedrooms,
  parsePropertyKind,
  splitUnwantedKinds,
} from "../../../catalogue/listing-words";
import { boundSources } from "../../../catalogue/parse-amount";
import { typeOptions, type TypeOptionId } from "../../../catalogue/taxonomy";
import { parseTypeOption } from "../../../catalogue/parse-taxonomy";
import { memoize } from "../../../lib/memoize";
import { patternOf, words } from "../../../lib/text";
import type { Facility } from "../../../catalogue/catalogue-index";
import type { SentenceReader } from "../filters/filter-definition";
import { takeAreas, takeMoney } from "./stated-bounds";

const bedroomUnit = "(?:bhk\\b|bed\\s?(?:room)?s?\\b|br\\b)";
const bedroomPattern = new RegExp(
  `(?:(?<max>${boundSources.max.before})|(?<min>${boundSources.min.before}))?\\s*` +
    "(?<stated>\\b\\d{1,2}(?:\\.\\d)?\\+?(?:\\s*(?:bhk)?\\s*(?:-|–|,|/|&|to|or|and)\\s*\\d{1,2}(?:\\.\\d)?)*\\+?[\\s-]*" +
    `${bedroomUnit})(?:(?<maxBehind>${boundSources.max.behind})|(?<minBehind>${boundSources.min.behind}))?`,
  "gi",
);

/** "More than 2" and "below 3" leave out the number that is said. */
function bedroomsOf({ groups = {} }: RegExpExecArray): readonly BhkOption[] {
  const { stated = "", max, min } = groups;
  const counts = parseBedrooms(stated.replace(/\bto\b/gi, "-"));
  const options = [...new Set(counts.map(bhkOptionOf))].filter((option) => option !== null);
  const [minOption = 0, maxOption = 0] = [Math.min(...options), Math.max(...options)];
  const all = bhkOptions.map(({ value }) => value);
  if (min !== undefined && !/not|no\s/i.test(min) && /above|over|more|greater|higher|beyond/i.test(min))
    return all.filter((value) => value > maxOption || value === 4);
  if (min !== undefined || groups.minBehind !== undefined || stated.includes("+"))
    return all.filter((value) => options.includes(value) || value > maxOption);
  if (max !== undefined && !/not|no\s/i.test(max) && /below|under|less|lower|</i.test(max))
    return all.filter((value) => value < minOption);
  if (max !== undefined || groups.maxBehind !== undefined) return all.filter((value) => value <= maxOption);
  return options;
}

export interface CatalogueWords {
  /** Words of types and badges, folded; listings that share them give one entry. */
  readonly typeWords: readonly (readonly string[])[];
  readonly facilities: readonly Facility[];
  /** Rupees for one dirham; amounts in dirhams stay words where null. */
  readonly inrPerAed: number | null;
}

/** One kind in one or two words ("villa plots" are plots), or several to choose from. */
const typePattern = new RegExp(
  `\\b${kindInSentence}(?:\\s+${kindInSentence})?(?:\\s*(?:,|/|&|or|and)\\s*${kindInSentence})*\\b`,
  "i",
);
const typeSeparator = /,|\/|&|\bor\b|\band\b/i;

/** Null for several, since the filter takes one. */
function typeOf(text: string): TypeOptionId | null {
  const kinds = new Set(text.split(typeSeparator).map(parsePropertyKind));
  const [kind] = kinds;
  return kinds.size > 1 ? null : (typeOptions.find((option) => option.kind === kind)?.id ?? null);
}

/** "Penthouse" is finer than the filter's types: it stays a word of the search where listings are called so. */
function finerTypeOf(text: string, typeWords: CatalogueWords["typeWords"]): string {
  if (parseTypeOption(text) !== null || typeSeparator.test(text)) return "";
  const finer = words(text).map((word) => word.replace(/s$/, ""));
  return typeWords.some((listed) => finer.every((word) => listed.includes(word))) ? finer.join(" ") : "";
}

/** What people say for facilities, by the slug of what the catalogue calls them. */
const statedFor: Readonly<Record<string, string>> = {
  "cctv-surveillance": "cctv",
  "childrens-play-area": "play area|playground",
  clubhouse: "club house",
  "covered-parking": "(?:car )?parking",
  "ev-charging": "ev charger",
  "gated-entry": "gated(?: community)?",
  gymnasium: "gym",
  lift: "lifts|elevators?",
  "power-backup": "(?:power )?back-?up|generator",
  "swimming-pool": "pool",
};

/** A pattern for each facility; "no pool" and "without lift" ask for none. */
const facilityPatterns = memoize((facilities: readonly Facility[]) =>
  facilities
    .map(({ label, slug }) => {
      const pattern = patternOf(label);
      const stated = [pattern, statedFor[slug]].filter((form) => form !== undefined).join("|");
      return {
        slug,
        length: pattern.length,
        pattern: new RegExp(`(?<!\\b(?:no|not|without) )\\b(?:${stated})\\b`, "gi"),
      };
    })
    .sort((a, b) => b.length - a.length),
);

interface StatedTypes {
  /** Words of types that stay words: a finer one, and those that are not wanted, "not villa". */
  readonly finerType: string;
  readonly unwanted: readonly string[];
  readonly namesTypes: boolean;
}

/** Filters take their words out of it; `remaining` and `types` hold what is left. */
export function sentenceReader(
  sentence: string,
  { typeWords, facilities, inrPerAed }: CatalogueWords,
): SentenceReader & { readonly remaining: () => string; readonly types: () => StatedTypes } {
  let remaining = sentence;
  let types: StatedTypes = { finerType: "", unwanted: [], namesTypes: false };
  const take: SentenceReader["take"] = (pattern, read) => {
    const taken = [...remaining.matchAll(pattern)].flatMap((match) => {
      const value = read(match);
      return value === null ? [] : [{ value, match }];
    });
    for (const { match } of [...taken].reverse())
      remaining = `${remaining.slice(0, match.index)} ${remaining.slice(match.index + match[0].length)}`;
    return taken.map(({ value }) => value);
  };
  return {
    take,
    takeType: () => {
      const { remaining: kindWords, unwanted } = splitUnwantedKinds(remaining);
      const [text = ""] = typePattern.exec(kindWords) ?? [];
      remaining = kindWords.replace(typePattern, " ");
      types = {
        finerType: finerTypeOf(text, typeWords),
        unwanted: unwanted.map(({ phrase }) => `not ${phrase}`),
        namesTypes: text !== "" || unwanted.length > 0,
      };
      return typeOf(text);
    },
    takeBedrooms: () => {
      const stated = take(bedroomPattern, (match) => {
        const options = bedroomsOf(match);
        return options.length === 0 ? null : options;
      });
      return [...new Set(stated.flat())].sort();
    },
    takeAmounts: (asksRent) => takeMoney(take, asksRent, inrPerAed),
    takeAreas: () => takeAreas(take),
    takeFacilities: () =>
      facilityPatterns(facilities).flatMap(({ slug, pattern }) => take(pattern, () => slug).slice(0, 1)),
    remaining: () => remaining,
    types: () => types,
  };
}
