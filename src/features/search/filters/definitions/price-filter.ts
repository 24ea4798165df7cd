import { LAKH, formatCompactInr, groupRupees } from "../../../../catalogue/money";
import { meetsBounds } from "../../../../catalogue/offer";
import {
  parseAmount,
  parseRupees,
  formatRupeesInWords,
  withoutBound,
} from "../../../../catalogue/parse-amount";
import {
  beyond,
  boundsInWords,
  choice,
  oneOrNone,
  type FilterDefinition,
  type RangeControl,
} from "../filter-definition";
import { priceExample, priceFields } from "../form-options";
import { dealOf, monthlyNote, type TabPart } from "./tab-filter";

interface PricePart {
  /** Rupees above 0; null is no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** In rupees: no home is for sale below this, so a lower maximum is meant for a rent. */
const minPriceInr = 10 * LAKH;

/** Rupees, as digits or as typed into a form sent before hydration; null for 0 and what cannot be read. */
function parsePriceBound(text: string | null): number | null {
  const typed = parseAmount(text ?? "");
  const isRupees = typed?.currency === "INR" && typed.period === null;
  return !isRupees || typed.amount === 0 ? null : typed.amount;
}

type ParsedPriceBounds = PricePart & TabPart;

const inWords = ({ priceMin, priceMax, tab }: ParsedPriceBounds, format = formatCompactInr) =>
  boundsInWords({ min: priceMin, max: priceMax }, format, tab === "rent" ? " a month" : "");

/** In the panel of the results, and as the hero reads its own fields. */
export const priceControl: RangeControl<ParsedPriceBounds> = {
  ...priceFields,
  read: (text, bound, { tab }, inrPerAed) => {
    if (text.trim() === "") return "";
    const amountInr = parseRupees(withoutBound(text, bound), tab === "rent" ? "rent" : "sale", inrPerAed);
    return amountInr === null ? null : amountInr === 0 ? "" : String(amountInr);
  },
  format: (value) => (value === "" ? "" : groupRupees(Number(value))),
  echo: (criteria) => {
    const words = inWords(criteria, formatRupeesInWords);
    if (words !== "") return `= ${words}`;
    return criteria.tab === "rent" ? "For example 45,000 or 1.5 lakh." : priceExample;
  },
  issue: ({ priceMin, priceMax }, isUnread) => {
    if (isUnread) return "Write an amount such as 80 lakh, 1.5 crore or 85,00,000.";
    if (priceMin === null || priceMax === null || priceMin <= priceMax) return null;
    return `The minimum, ${formatRupeesInWords(priceMin)}, is above the maximum, ${formatRupeesInWords(priceMax)}.`;
  },
  bounds: [
    { key: "priceMin", bound: "min", label: "Minimum", placeholder: "0" },
    { key: "priceMax", bound: "max", label: "Maximum", placeholder: "Any" },
  ],
};

/** Homes without a price fail any bound, and homes to let unless asked for (docs/decisions/prices-and-offers.md). */
export const priceFilter: FilterDefinition<PricePart, ParsedPriceBounds> = {
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
  order: 3,
  sentence: ({ takeAmounts }, { tab }) => {
    const { min, max, isRent } = takeAmounts(tab === "rent");
    return {
      ...(min !== undefined && { priceMin: min }),
      ...(max !== undefined && { priceMax: max }),
      ...(isRent && { tab: "rent" as const }),
    };
  },
  note: ({ priceMin, priceMax, tab }, results) => {
    if (priceMin === null && priceMax === null) return null;
    if (tab === "rent") return monthlyNote;
    if (tab !== null || results === null) return null;
    return "Prices are those of homes for sale. Choose Rent to search by a month’s rent.";
  },
  otherSearch: ({ priceMax, tab }) =>
    tab === null && priceMax !== null && priceMax < minPriceInr
      ? { name: "To rent", change: { tab: "rent" } }
      : null,
  nearest: ({ priceMin, priceMax, tab }, home, unit) =>
    home.isRental !== (tab === "rent")
      ? dealOf(home)
      : beyond(
          unit?.priceInr,
          unit?.priceMaxInr,
          { min: priceMin, max: priceMax },
          (by, isAbove) => `${formatCompactInr(by)} ${isAbove ? "above" : "below"} your budget`,
        ),
  panel: { order: 4, control: priceControl },
  heroSummary: inWords,
};
