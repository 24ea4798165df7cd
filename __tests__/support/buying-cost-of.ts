import { z } from "zod";
import { buyingCostSchema } from "../../src/content/schemas/costs";
import { readTestContent } from "./test-content";

const entries = z.array(buyingCostSchema).parse(readTestContent("buying-costs.json"));

/** A city's entry of buying-costs.json, as the property page gets it. */
export function buyingCostOf(city: string): Queries.BuyingCostEstimateFragment {
  const entry = entries.find((cost) => cost.city === city);
  if (entry === undefined) throw new Error(`buying-costs.json has no ${city}`);
  return {
    ...entry,
    unavailable: entry.unavailable ?? null,
    items: entry.items.map(({ label, percent, fixed, capAmount, note }) => ({
      label,
      percent: percent ?? null,
      fixed: fixed ?? null,
      capAmount: capAmount ?? null,
      note: note ?? null,
    })),
  };
}
