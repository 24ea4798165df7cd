/** Filters on livability, offered where enough homes say something (docs/decisions/listing-page.md). */
import {
  facings,
  furnishings,
  petRules,
  type Facing,
  type Furnishing,
  type PetRule,
} from "../../../../catalogue/livability";
import { type FilterDefinition, choice, listOf, without } from "../filter-definition";

interface LivabilityPart {
  readonly furnishing: readonly Furnishing[];
  readonly facing: readonly Facing[];
  readonly pets: readonly PetRule[];
}

interface LivabilityFilter<Key extends keyof LivabilityPart, Word extends string> {
  readonly key: Key;
  readonly label: string;
  readonly options: readonly { readonly id: Word; readonly label: string }[];
  /** Whole by itself: "East facing". */
  readonly inWords: (label: string) => string;
  readonly order: number;
  readonly part: (selected: readonly Word[]) => Pick<LivabilityPart, Key>;
  /** What of a sentence may name it; `parseWords` is null where it does not. */
  readonly pattern: RegExp;
  readonly parseWords: (found: string) => readonly Word[] | null;
}

function livabilityFilter<Key extends keyof LivabilityPart, Word extends string>(
  filter: LivabilityFilter<Key, Word>,
): FilterDefinition<Pick<LivabilityPart, Key>> {
  const { key, label, options, inWords, order, part, pattern, parseWords } = filter;
  const controlOptions = options.map(({ id, label: name }) => ({ value: id, label: name }));
  const among = (words: readonly string[]) => options.filter(({ id }) => words.includes(id));
  const selectedOf = (criteria: Pick<LivabilityPart, Key>) => among(criteria[key]).map(({ id }) => id);
  return {
    empty: part([]),
    parse: (params) => part(among(listOf(params, key).map((word) => word.toLowerCase())).map(({ id }) => id)),
    serialise: (criteria) => ({ [key]: selectedOf(criteria) }),
    accepts: (criteria) => {
      const selected: readonly (string | null)[] = selectedOf(criteria);
      return selected.length === 0
        ? null
        : (listing) => [listing[key]].flat().some((word) => selected.includes(word));
    },
    choices: (criteria) =>
      among(criteria[key]).map((option) =>
        choice(inWords(option.label), part(without(selectedOf(criteria), option.id))),
      ),
    order,
    sentence: ({ take }) => part(take(pattern, ([found]) => parseWords(found)).flat()),
    category: { shownAs: "more" },
    panel: {
      order,
      control: { kind: "checks", key, label, options: controlOptions, isOfferedByList: true },
    },
  };
}

export const furnishingFilter = livabilityFilter<"furnishing", Furnishing>({
  key: "furnishing",
  label: "Furnishing",
  options: furnishings,
  inWords: (label) => label,
  order: 8,
  part: (furnishing) => ({ furnishing }),
  pattern: /\b(?:(?:fully|full|semi|part(?:ly|ially)?|un|non|not)[\s-]*)?furnished\b/gi,
  parseWords: (found) => [
    /^(?:un|no)/i.test(found) ? "unfurnished" : /^(?:semi|part)/i.test(found) ? "semifurnished" : "furnished",
  ],
});

const direction = "(?:(?:north|south)(?:[\\s-]?(?:east|west))?|east|west)";
const directions = `${direction}(?:(?:\\s*(?:,|/|&)\\s*|\\s+(?:or|and)\\s+)${direction})*`;

/** A project is found by each direction that it offers. */
export const facingFilter = livabilityFilter<"facing", Facing>({
  key: "facing",
  label: "Facing",
  options: facings,
  inWords: (label) => `${label} facing`,
  order: 9,
  part: (facing) => ({ facing }),
  pattern: new RegExp(
    `\\b(?:${directions}[\\s-]*(?:facing|faced)|(?:facing|faces)\\s+(?:the\\s+)?${directions})\\b`,
    "gi",
  ),
  parseWords: (found) => {
    const named = found.matchAll(new RegExp(direction, "gi"));
    const ids = [...named].map(([name]) => name.toLowerCase().replace(/[\s-]/g, ""));
    return facings.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  },
});

export const petsFilter = livabilityFilter<"pets", PetRule>({
  key: "pets",
  label: "Pets",
  options: petRules.filter(({ id }) => id !== "no"),
  inWords: (label) => `Pets ${label.toLowerCase()}`,
  order: 10,
  part: (pets) => ({ pets }),
  pattern:
    /\b(?:(?:no|not|non|without)[\s-]+)?(?:(?:pet|dog|cat)s?[\s-]+(?:are\s+)?(?:friendly|allowed|welcome|ok(?:ay)?|permitted|on request)|(?:with|allows?|allowing|for)\s+(?:my\s+|an?\s+)?(?:pet|dog|cat)s?)\b/gi,
  parseWords: (found) =>
    /^(?:no|without)/i.test(found) ? null : [/request/i.test(found) ? "ask" : "welcome"],
});
