import { formatAmount, type Currency } from "./money";
import type { ListedHome } from "./offer";

type CostBasis = NonNullable<ListedHome["costBasis"]>;

/** `amount` is in whole units of the listing's currency; sizes are null where not known. */
export type PricedUnit = CostBasis["units"][number];

/** `isPerFloor`: charged for each floor up, so not part of the total. */
export type UnitCharge = CostBasis["charges"][number];

function chargeAmount(
  { percent, fixed, perSqft }: UnitCharge,
  { amount, areaSqft }: PricedUnit,
): number | null {
  if (perSqft === null) return costOf({ percent, fixed, capAmount: null }, amount);
  return areaSqft === null ? null : Math.round(perSqft * areaSqft);
}

/** Price, charges, duty and registration, and their sum; `rules` are those of the unit's city and currency. */
export function unitCost(
  unit: PricedUnit,
  charges: readonly UnitCharge[],
  rules: readonly BuyingCostRule[],
  currency: Currency,
) {
  const charged = (ofFloors: boolean) =>
    charges.flatMap((charge) => {
      const amount = charge.isPerFloor === ofFloors ? chargeAmount(charge, unit) : null;
      return amount === null ? [] : [{ label: charge.label, rate: charge.value, amount }];
    });
  const lines = [
    { label: "Price", rate: "As listed", amount: unit.amount },
    ...charged(false),
    ...rules.map((rule) => ({
      label: rule.label,
      rate: describeRule(rule, currency),
      amount: costOf(rule, unit.amount),
    })),
  ];
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    perFloor: charged(true),
  };
}

/** "₹14,015" for a square foot; null where the area is not known. */
export function ratePerSqft(amount: number, sqft: number | null, currency: Currency): string | null {
  return sqft === null ? null : formatAmount(Math.round(amount / sqft), currency);
}

/** What an instalment comes to for a price; null where it is neither a percentage nor an amount. */
export function instalmentOf(
  { percent, fixed }: { readonly percent: number | null; readonly fixed: number | null },
  price: number,
): number | null {
  return percent === null ? fixed : Math.round((price * percent) / 100);
}

/** `capAmount` is the most that percentage and fixed amount may add up to. */
export type BuyingCostRule = Queries.ListingFilesQuery["allBuyingCost"]["nodes"][number]["items"][number];

/** The cost of a rule for a price, in whole units of the price's currency. */
export function costOf({ percent, fixed, capAmount }: Omit<BuyingCostRule, "label">, price: number): number {
  const uncapped = (price * (percent ?? 0)) / 100 + (fixed ?? 0);
  return Math.round(Math.min(uncapped, capAmount ?? Number.POSITIVE_INFINITY));
}

/** The cost of each rule and their sum; null without rules or where the price is not a positive number. */
export function estimateBuyingCost<Rule extends BuyingCostRule>(rules: readonly Rule[], price: number) {
  if (rules.length === 0 || !(price > 0) || !Number.isFinite(price)) return null;
  const lines = rules.map((rule) => ({ ...rule, amount: costOf(rule, price) }));
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A rule in words: "5%", "1%, at most ₹30,000", "AED 4,200", "2% and AED 580". */
export function describeRule(
  { percent, fixed, capAmount }: Omit<BuyingCostRule, "label">,
  currency: Currency,
): string {
  const parts = [
    ...(percent === null ? [] : [`${percent}%`]),
    ...(fixed === null ? [] : [formatAmount(fixed, currency)]),
  ];
  const limit = capAmount === null ? "" : `, at most ${formatAmount(capAmount, currency)}`;
  return parts.join(" and ") + limit;
}
