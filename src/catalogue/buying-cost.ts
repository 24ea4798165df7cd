import { formatAmount, type Currency } from "./money";

/** One duty or fee: per cent of the price, a fixed amount, or both; `capAmount` is the most they may add up to. */
export interface BuyingCostRule {
  readonly label: string;
  readonly percent: number | null;
  readonly fixed: number | null;
  readonly capAmount: number | null;
}

/** The amount that a rule gives for a price, in whole units of the price's currency. */
export function costOf({ percent, fixed, capAmount }: Omit<BuyingCostRule, "label">, price: number): number {
  const uncapped = (price * (percent ?? 0)) / 100 + (fixed ?? 0);
  return Math.round(Math.min(uncapped, capAmount ?? Number.POSITIVE_INFINITY));
}

export interface BuyingCostEstimate<Rule> {
  readonly lines: readonly (Rule & { readonly amount: number })[];
  /** The sum of the lines as shown. */
  readonly total: number;
}

/** The cost of each rule and their sum; null without rules or when the price is not a positive number. */
export function estimateBuyingCost<Rule extends BuyingCostRule>(
  rules: readonly Rule[],
  price: number,
): BuyingCostEstimate<Rule> | null {
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
