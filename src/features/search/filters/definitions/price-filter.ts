import { formatCompactInr, groupRupees } from "../../../../catalogue/money";
import { meetsBounds } from "../../../../catalogue/unit";
import { capitaliseFirst } from "../../../../lib/text";
import type { FilterDefinition } from "../filter-definition";
import { choice, oneOrNone } from "./parameter-texts";
import type { TabPart } from "./tab-filter";

interface PricePart {
  /** Rupees above 0; null is no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/**
 * A price bound in rupees: digits with or without grouping. Null for anything else, which is ignored, and for 0, which
 * bounds nothing.
 */
export function parsePriceBound(text: string | null): number | null {
  const digits = (text ?? "").replace(/[₹,\s]/g, "");
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const amount = Math.round(Number(digits));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/** A bound is for the price of a home, or for a month's rent where homes to let are asked for. */
type PriceRead = PricePart & TabPart;

/**
 * "₹50 L to ₹2.50 Cr", "from ₹50 L" or "up to ₹2.50 Cr", of a rent "up to ₹50,000 a month"; empty without a bound.
 */
function inWords({ priceMin, priceMax, tab }: PriceRead): string {
  const period = tab === "rent" ? " a month" : "";
  if (priceMin !== null && priceMax !== null)
    return `${formatCompactInr(priceMin)} to ${formatCompactInr(priceMax)}${period}`;
  if (priceMin !== null) return `from ${formatCompactInr(priceMin)}${period}`;
  return priceMax === null ? "" : `up to ${formatCompactInr(priceMax)}${period}`;
}

const control = {
  kind: "range",
  label: "Price in rupees",
  format: (text: string) => {
    const amountInr = parsePriceBound(text);
    return amountInr === null ? "" : groupRupees(amountInr);
  },
  hint: (criteria: PriceRead) => {
    const { priceMin, priceMax } = criteria;
    if (priceMin !== null && priceMax !== null && priceMin > priceMax)
      return "The minimum is above the maximum.";
    return capitaliseFirst(inWords(criteria));
  },
} as const;

/**
 * The price in rupees. A home without a price is left out as soon as a bound is set, and so is one to let unless rentals
 * are asked for (docs/decisions/2026-11-22-rentals-apart.md).
 */
export const priceFilter: FilterDefinition<PricePart, PriceRead> = {
  empty: { priceMin: null, priceMax: null },
  parse: (params) => ({
    priceMin: parsePriceBound(params.get("priceMin")),
    priceMax: parsePriceBound(params.get("priceMax")),
  }),
  serialise: ({ priceMin, priceMax }) => ({ priceMin: oneOrNone(priceMin), priceMax: oneOrNone(priceMax) }),
  acceptsUnit: ({ priceMin, priceMax, tab }) =>
    priceMin === null && priceMax === null
      ? null
      : ({ priceInr, priceMaxInr }, { isRental }) =>
          isRental === (tab === "rent") && meetsBounds(priceInr, priceMaxInr, priceMin, priceMax),
  choices: (criteria) => {
    const words = inWords(criteria);
    return words === "" ? [] : [choice(words, { priceMin: null, priceMax: null }, "price")];
  },
  place: 3,
  isBeyondWords: true,
  panel: {
    place: 4,
    control: {
      ...control,
      bounds: [
        { key: "priceMin", label: "Minimum", placeholder: "0" },
        { key: "priceMax", label: "Maximum", placeholder: "Any" },
      ],
    },
  },
  hero: {
    place: 3,
    control: {
      ...control,
      bounds: [
        { key: "priceMin", label: "Minimum price in rupees", placeholder: "Minimum" },
        { key: "priceMax", label: "Maximum price in rupees", placeholder: "Maximum" },
      ],
    },
    summary: inWords,
  },
};
