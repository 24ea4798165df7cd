import { groupRupees, groupThousands } from "../../../../catalogue/money";
import { meetsBounds } from "../../../../catalogue/offer";
import { parseFigure, withoutBound } from "../../../../catalogue/parse-amount";
import { foldDigits } from "../../../../lib/text";
import { beyond, boundsInWords, choice, oneOrNone, type FilterDefinition } from "../filter-definition";

interface SizePart {
  /** Square feet above 0; null is no bound. */
  readonly sizeMin: number | null;
  readonly sizeMax: number | null;
}

/** Square feet: digits with or without grouping and "sq ft". Null for anything else, and for 0. */
function parseSizeBound(text: string | null): number | null {
  const digits = foldDigits(text ?? "").replace(/\s*(?:sq\.?\s*ft\.?|sqft|sft)?\s*$/i, "");
  const sqft = parseFigure(digits.trim());
  return Number.isSafeInteger(sqft) && sqft !== 0 ? sqft : null;
}

const inWords = ({ sizeMin, sizeMax }: SizePart) =>
  boundsInWords({ min: sizeMin, max: sizeMax }, groupRupees, " sq ft");

/** A unit whose size is not known fails any bound. */
export const sizeFilter: FilterDefinition<SizePart> = {
  empty: { sizeMin: null, sizeMax: null },
  parse: (params) => ({
    sizeMin: parseSizeBound(params.get("sizeMin")),
    sizeMax: parseSizeBound(params.get("sizeMax")),
  }),
  serialise: ({ sizeMin, sizeMax }) => ({ sizeMin: oneOrNone(sizeMin), sizeMax: oneOrNone(sizeMax) }),
  acceptsUnit: ({ sizeMin, sizeMax }) =>
    sizeMin === null && sizeMax === null
      ? null
      : ({ areaSqft, areaMaxSqft }) => meetsBounds(areaSqft, areaMaxSqft, sizeMin, sizeMax),
  choices: (criteria) => {
    const words = inWords(criteria);
    return words === "" ? [] : [choice(words, { sizeMin: null, sizeMax: null }, "size")];
  },
  order: 4,
  sentence: ({ takeAreas }) => {
    const { min, max } = takeAreas();
    return { ...(min !== undefined && { sizeMin: min }), ...(max !== undefined && { sizeMax: max }) };
  },
  nearest: ({ sizeMin, sizeMax }, _home, unit) =>
    beyond(
      unit?.areaSqft,
      unit?.areaMaxSqft,
      { min: sizeMin, max: sizeMax },
      (by, isAbove) => `${groupThousands(by)} sq ft ${isAbove ? "larger" : "smaller"}`,
    ),
  panel: {
    order: 5,
    control: {
      kind: "range",
      label: "Size in sq ft",
      bounds: [
        { key: "sizeMin", bound: "min", label: "Smallest", placeholder: "0" },
        { key: "sizeMax", bound: "max", label: "Largest", placeholder: "Any" },
      ],
      keyboard: "numeric",
      read: (text, bound) => {
        const isNone = /^[\s0]*$/.test(foldDigits(text));
        const sqft = isNone ? "" : parseSizeBound(withoutBound(text, bound));
        return sqft === null ? null : String(sqft);
      },
      format: (value) => (value === "" ? "" : groupRupees(Number(value))),
      echo: (criteria) => {
        const words = inWords(criteria);
        return words === "" ? "For example 1,200." : `= ${words}`;
      },
      issue: ({ sizeMin, sizeMax }, isUnread) => {
        if (isUnread) return "Write a size in square feet, such as 1,200.";
        if (sizeMin === null || sizeMax === null || sizeMin <= sizeMax) return null;
        return "The smallest size is above the largest.";
      },
    },
  },
};
