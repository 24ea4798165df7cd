import { parsePrice } from "../../catalogue/parse-price";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem, FieldPath } from "./content-problem";
import { listAt, quoted, textAt } from "./values";

/** Prices of homes in the Emirates that are read in rupees, as one is that names no currency. */
export function rupeesInEmirates(entries: readonly ContentEntry[]): ContentProblem[] {
  const emirates = entries
    .filter(({ type, value }) => type.name === "City" && textAt(value, "countryCode") === "AE")
    .map(({ value }) => textAt(value, "name"));
  return entries.flatMap((entry) => {
    const city = textAt(entry.value, "city");
    if (entry.type.name !== "Listing" || city === undefined || !emirates.includes(city)) return [];
    const units = listAt(entry.value, "projectDetails", "units");
    const prices: FieldPath[] = [
      ["price"],
      ...units.map((_, at) => ["projectDetails", "units", at, "price"]),
    ];
    return prices.flatMap((path) => {
      const price = textAt(entry.value, ...path);
      const { amount, currency } = parsePrice(price);
      if (amount === null || currency !== "INR") return [];
      const message = `${quoted(price)} is read in rupees, and homes in ${city} are priced in dirhams; write e.g. "AED 2.1M"`;
      return [entryProblem(entry, path, message)];
    });
  });
}
