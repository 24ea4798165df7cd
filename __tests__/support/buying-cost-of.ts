import { readFileSync } from "node:fs";
import { z } from "zod";
import { buyingCostSchema } from "../../src/content/schemas/site";

const entries = z.array(buyingCostSchema).parse(JSON.parse(readFileSync("data/buying-costs.json", "utf8")));

/** A city's entry of data/buying-costs.json, as the property page gets it. */
export function buyingCostOf(city: string): Queries.BuyingCostEstimateFragment {
  const entry = entries.find((one) => one.city === city);
  if (entry === undefined) throw new Error(`data/buying-costs.json has no ${city}`);
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
