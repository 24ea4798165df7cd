/** Prices that no home has: a unit is missing or one too many (docs/decisions/a6-price-numbers.md). */
import { CRORE, LAKH, formatAmount, type Currency } from "../../catalogue/money";
import { parsePrice } from "../../catalogue/parse-price";
import { groupedDigits } from "../schemas/fields";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { FieldPath } from "./content-problem";
import type { Finding } from "./finding";
import { listAt, quoted, textAt } from "./values";

type Span = readonly [least: number, most: number];

interface Bounds {
  /** Amounts outside it are an error. */
  readonly possible: Span;
  /** Amounts outside it are a warning. */
  readonly usual: Span;
}

/** Amounts in the unit of their currency, for a whole home and for a month's rent. */
const bounds: Readonly<Record<Currency, Readonly<Record<"total" | "month", Bounds>>>> = {
  INR: {
    total: { possible: [LAKH, 5_000 * CRORE], usual: [5 * LAKH, 500 * CRORE] },
    month: { possible: [500, 10 * CRORE], usual: [2_000, CRORE] },
  },
  AED: {
    total: { possible: [10_000, 5_000_000_000], usual: [100_000, 1_000_000_000] },
    month: { possible: [100, 10_000_000], usual: [500, 1_000_000] },
  },
};

/** Whole years of rent count as twelve months. */
const monthsOf = { total: 1, month: 1, year: 12 } as const;

/** The price of a listing and those of its units that are too small or too large to be true, or to be usual. */
export function priceFindings(entry: ContentEntry): Finding[] {
  const units = listAt(entry.value, "projectDetails", "units").map((_, index): FieldPath => [
    "projectDetails",
    "units",
    index,
    "price",
  ]);
  return [["price"], ...units].flatMap((path) => priceFinding(entry, path));
}

function priceFinding(entry: ContentEntry, path: FieldPath): Finding[] {
  const text = textAt(entry.value, ...path);
  const { amount, amountMax, currency, period } = parsePrice(text);
  // What amount was meant by digits that are grouped in no way, nobody knows; the schema says so.
  if (amount === null || period === null || !groupedDigits.test(text ?? "")) return [];
  const { possible, usual } = bounds[currency][period === "total" ? "total" : "month"];
  const months = monthsOf[period];
  const isOutside = ([least, most]: Span) => amount < least * months || (amountMax ?? amount) > most * months;
  const isTooSmall = amount < usual[0] * months;
  const sum = isTooSmall ? amount : (amountMax ?? amount);
  // A few rupees with paise: grouping would round them away.
  const shown = sum < 100 ? `${currency === "INR" ? "₹" : "AED "}${sum}` : formatAmount(sum, currency);
  const what = period === "total" ? "for a whole home" : `for a ${period}'s rent`;
  const judgement = (isImpossible: boolean) =>
    isTooSmall
      ? `${isImpossible ? "too" : "unusually"} little ${what}; ${smallRemedy(currency, period)}`
      : `${isImpossible ? "too" : "unusually"} much ${what}; look at its unit and its zeros`;
  const finding = (severity: Finding["severity"]): Finding[] => [
    {
      severity,
      problem: entryProblem(
        entry,
        path,
        `${quoted(text)} is read as ${shown}, ${judgement(severity === "error")}`,
      ),
    },
  ];
  if (isOutside(possible)) return finding("error");
  return isOutside(usual) ? finding("warning") : [];
}

function smallRemedy(currency: Currency, period: "total" | "month" | "year"): string {
  const [sale, rent] =
    currency === "INR" ? ["₹1.85 Cr", "₹45,000 / month"] : ["AED 2.1M", "AED 9,000 / month"];
  return period === "total"
    ? `write its unit, e.g. "${sale}", or for a rent its period, e.g. "${rent}"`
    : `write the whole amount, e.g. "${rent}"`;
}
