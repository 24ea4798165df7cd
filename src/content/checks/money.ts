import { parseArea } from "../../catalogue/area";
import { CRORE, LAKH, formatAmount, type Currency } from "../../catalogue/money";
import { currencyOfUnits, hasPercentAndAmount, parseCharge } from "../cost-basis";
import { parsePrice } from "../parse-price";
import { groupedDigits } from "../schemas/fields";
import {
  checkListings,
  entriesOf,
  errorIn,
  issueIn,
  warningIn,
  type Check,
  type ContentEntry,
  type FieldPath,
  type Issue,
} from "./issue";
import { listAt, quoted, textAt } from "./values";

const unitPrices = ({ value }: ContentEntry) =>
  listAt(value, "projectDetails", "units").map((unit) => textAt(unit, "price"));

function pricePaths(entry: ContentEntry): FieldPath[] {
  return [["price"], ...unitPrices(entry).map((_, at) => ["projectDetails", "units", at, "price"])];
}

/** The card shows them; sorting and price filters ignore the home (docs/decisions/prices-and-offers.md). */
export const checkReadablePrices = checkListings((entry) => {
  const price = textAt(entry.value, "price");
  const { amount, isRate } = parsePrice(price);
  const isWorded = /contact|request|call|ask|enquir|announce|tba|poa/i.test(price ?? "");
  if (price === undefined || amount !== null || isRate || isWorded) return [];
  const message = `${quoted(price)} cannot be read as an amount, so sorting and price filters leave the home out; write e.g. "₹1.85 Cr onwards", "AED 2.1M" or "Contact for Pricing"`;
  return [warningIn(entry, ["price"], message)];
});

type Span = readonly [min: number, max: number];

type Bounds = Readonly<Record<"possible" | "usual", Span>>;

/** In the unit of the currency, for a whole home and for a month's rent. */
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

/** Prices that are too small or too large to be true, or to be usual, and those that units do not have yet. */
export const checkAmounts = checkListings((entry) => [
  ...pricePaths(entry).flatMap((path) => amountIssue(entry, path)),
  ...staleUnits(entry),
]);

/** A price may be rounded; a unit that differs by more than a fifth is of another kind, or has an issue of its own. */
function staleUnits(entry: ContentEntry): Issue[] {
  const text = textAt(entry.value, "price");
  const { amount, currency } = parsePrice(text);
  const lowest = Math.min(...unitPrices(entry).flatMap((unit) => parsePrice(unit).amount ?? []));
  const share = lowest / (amount ?? 0);
  if (Math.abs(share - 1) < 0.01 || !(share > 0.8 && share < 1.25)) return [];
  const message = `${quoted(text)} is not the price of the cheapest unit, ${formatAmount(lowest, currency)}; change the one that is out of date`;
  return [warningIn(entry, ["price"], message)];
}

function amountIssue(entry: ContentEntry, path: FieldPath): Issue[] {
  const text = textAt(entry.value, ...path);
  const { amount, amountMax, currency, period } = parsePrice(text);
  // The schema reports digits that are grouped in no known way.
  if (amount === null || period === null || !groupedDigits.test(text ?? "")) return [];
  const { possible, usual } = bounds[currency][period === "total" ? "total" : "month"];
  const months = period === "year" ? 12 : 1;
  const isOutside = ([min, max]: Span) => amount < min * months || (amountMax ?? amount) > max * months;
  const severity = isOutside(possible) ? "error" : isOutside(usual) ? "warning" : null;
  if (severity === null) return [];
  const isTooSmall = amount < usual[0] * months;
  const sum = isTooSmall ? amount : (amountMax ?? amount);
  // A few rupees with paise: grouping would round them away.
  const shown = sum < 100 ? `${currency === "INR" ? "₹" : "AED "}${sum}` : formatAmount(sum, currency);
  const what = period === "total" ? "for a whole home" : `for a ${period}'s rent`;
  const degree = severity === "error" ? "too" : "unusually";
  const judgement = isTooSmall
    ? `${degree} little ${what}; ${smallRemedy(currency, period)}`
    : `${degree} much ${what}; look at its unit and its zeros`;
  return [issueIn(entry, severity, path, `${quoted(text)} is read as ${shown}, ${judgement}`)];
}

function smallRemedy(currency: Currency, period: "total" | "month" | "year"): string {
  const [sale, rent] =
    currency === "INR" ? ["₹1.85 Cr", "₹45,000 / month"] : ["AED 2.1M", "AED 9,000 / month"];
  return period === "total"
    ? `write its unit, e.g. "${sale}", or for a rent its period, e.g. "${rent}"`
    : `write the whole amount, e.g. "${rent}"`;
}

function countedCharges({ value: listing }: ContentEntry) {
  return ["pricing", "additionalCharges"].flatMap((list) =>
    listAt(listing, "projectDetails", list).flatMap((row, at) => {
      const value = textAt(row, "value");
      if (textAt(row, "counts") === undefined || value === undefined) return [];
      return [{ path: ["projectDetails", list, at, "value"], label: textAt(row, "label") ?? "", value }];
    }),
  );
}

const currencyOf = (entry: ContentEntry): Currency | null =>
  currencyOfUnits([...unitPrices(entry), textAt(entry.value, "price")]);

function chargeIssue(value: string, currency: Currency | null): string | null {
  if (parseCharge(value, currency) !== null) return null;
  if (hasPercentAndAmount(value))
    return 'has a percentage and an amount, so the cost of a unit leaves it out; write what it comes to, e.g. "₹45,000", or a row for each, or remove counts';
  if (currency !== null && parseCharge(value, null) !== null)
    return `is not in ${currency} as the price is, so the cost of a unit leaves it out; write it in ${currency}, or remove counts`;
  return 'cannot be counted, so the cost of a unit leaves it out; write e.g. "5%", "₹2,50,000" or "₹150 / sq ft", or remove counts';
}

/** Charges that count towards the cost of a unit but cannot be read, which makes it too low. */
export const checkCharges = checkListings((entry) => {
  const currency = currencyOf(entry);
  const charges = countedCharges(entry);
  const bySize = charges.find(({ value }) => typeof parseCharge(value, currency)?.perSqft === "number");
  return [
    ...charges.flatMap(({ path, value }) => {
      const issue = chargeIssue(value, currency);
      return issue === null ? [] : [warningIn(entry, path, `${quoted(value)} ${issue}`)];
    }),
    ...(bySize === undefined ? [] : unreadSizes(entry, bySize)),
  ];
});

function unreadSizes(entry: ContentEntry, charge: ReturnType<typeof countedCharges>[number]): Issue[] {
  return listAt(entry.value, "projectDetails", "units").flatMap((unit, at) => {
    const size = textAt(unit, "size");
    const isPriced = parsePrice(textAt(unit, "price")).period === "total";
    if (!isPriced || size === undefined || parseArea(size) !== null) return [];
    const message = `${quoted(size)} cannot be read as an area, so the cost of this unit leaves out ${quoted(charge.value)} of ${quoted(charge.label)}; write e.g. "1,245 sq ft"`;
    return [warningIn(entry, ["projectDetails", "units", at, "size"], message)];
  });
}

/** Prices in a currency without a rate, which cannot be sorted, and in the wrong one for their city. */
export const checkCurrencies: Check<"entries"> = ({ entries }) => [
  ...missingRates(entries),
  ...rupeesInEmirates(entries),
];

function missingRates(entries: readonly ContentEntry[]): Issue[] {
  const [site] = entriesOf(entries, "SiteFacts");
  if (site === undefined) return [];
  const rated = listAt(site.value, "exchangeRates").map((rate) => textAt(rate, "currency"));
  const foreign = entriesOf(entries, "Listing")
    .map(({ value }) => parsePrice(textAt(value, "price")))
    .filter(({ amount, currency }) => amount !== null && currency !== "INR" && !rated.includes(currency))
    .map(({ currency }) => currency);
  return [...new Set(foreign)].map((currency) =>
    errorIn(site, ["exchangeRates"], `has no rate for ${currency}, in which homes are priced; add one`),
  );
}

/** A price that names no currency is read in rupees. */
function rupeesInEmirates(entries: readonly ContentEntry[]): Issue[] {
  const emirates = entriesOf(entries, "City")
    .filter(({ value }) => textAt(value, "countryCode") === "AE")
    .map(({ value }) => textAt(value, "name"));
  return entriesOf(entries, "Listing").flatMap((entry) => {
    const city = textAt(entry.value, "city");
    if (city === undefined || !emirates.includes(city)) return [];
    return pricePaths(entry).flatMap((path) => {
      const price = textAt(entry.value, ...path);
      const { amount, currency } = parsePrice(price);
      if (amount === null || currency !== "INR") return [];
      const message = `${quoted(price)} is read in rupees, and homes in ${city} are priced in dirhams; write e.g. "AED 2.1M"`;
      return [warningIn(entry, path, message)];
    });
  });
}
