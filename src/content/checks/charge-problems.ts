import { parseArea } from "../../catalogue/area";
import type { Currency } from "../../catalogue/money";
import { parsePrice } from "../../catalogue/parse-price";
import { currencyOfUnits, hasPercentAndAmount, readCharge } from "../cost-basis";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { listAt, quoted, textAt } from "./values";

/** A charge that counts towards the cost of a unit. */
interface CountedCharge {
  readonly path: readonly (string | number)[];
  readonly label: string;
  readonly value: string;
}

function countedCharges({ value: listing }: ContentEntry): readonly CountedCharge[] {
  return ["pricing", "additionalCharges"].flatMap((list) =>
    listAt(listing, "projectDetails", list).flatMap((row, at) => {
      const value = textAt(row, "value");
      if (textAt(row, "counts") === undefined || value === undefined) return [];
      return [{ path: ["projectDetails", list, at, "value"], label: textAt(row, "label") ?? "", value }];
    }),
  );
}

/** Currency of the units, else of the home; null where neither has a price. */
function currencyOf({ value }: ContentEntry): Currency | null {
  const units = listAt(value, "projectDetails", "units").map((unit) => textAt(unit, "price"));
  return currencyOfUnits(units) ?? currencyOfUnits([textAt(value, "price")]);
}

/** Why a charge is not counted, and what to write; null for one that is. */
function chargeFault(value: string, currency: Currency | null): string | null {
  if (readCharge(value, currency) !== null) return null;
  if (hasPercentAndAmount(value))
    return 'has a percentage and an amount, so the cost of a unit leaves it out; write what it comes to, e.g. "₹45,000", or a row for each, or remove counts';
  if (currency !== null && readCharge(value, null) !== null)
    return `is not in ${currency} as the price is, so the cost of a unit leaves it out; write it in ${currency}, or remove counts`;
  return 'cannot be counted, so the cost of a unit leaves it out; write e.g. "5%", "₹2,50,000" or "₹150 / sq ft", or remove counts';
}

/** Charges that count towards the cost of a unit and whose amount cannot be read: it is too low then. */
export function unreadCharges(entry: ContentEntry): ContentProblem[] {
  const currency = currencyOf(entry);
  const charges = countedCharges(entry);
  return [
    ...charges.flatMap(({ path, value }) => {
      const fault = chargeFault(value, currency);
      return fault === null ? [] : [entryProblem(entry, path, `${quoted(value)} ${fault}`)];
    }),
    ...unreadSizes(
      entry,
      charges.find(({ value }) => isBySize(value, currency)),
    ),
  ];
}

const isBySize = (value: string, currency: Currency | null) =>
  typeof readCharge(value, currency)?.perSqft === "number";

/** Sizes of priced units that cannot be read, by which a charge would be counted. */
function unreadSizes(entry: ContentEntry, charge: CountedCharge | undefined): ContentProblem[] {
  if (charge === undefined) return [];
  return listAt(entry.value, "projectDetails", "units").flatMap((unit, at) => {
    const size = textAt(unit, "size");
    const isPriced = parsePrice(textAt(unit, "price")).period === "total";
    if (!isPriced || size === undefined || parseArea(size) !== null) return [];
    const message = `${quoted(size)} cannot be read as an area, so the cost of this unit leaves out ${quoted(charge.value)} of ${quoted(charge.label)}; write e.g. "1,245 sq ft"`;
    return [entryProblem(entry, ["projectDetails", "units", at, "size"], message)];
  });
}
