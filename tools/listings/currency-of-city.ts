import { readFileSync } from "node:fs";
import path from "node:path";
import type { Currency } from "../../src/catalogue/money";
import { textAt } from "../../src/content/checks/values";
import { parseJson } from "../../src/lib/json-record";

/**
 * The function from a city of a content folder to the currency of amounts that name none: dirhams in the Emirates, rupees
 * anywhere else.
 */
export function currencyOfCity(dataFolder: string): (city: string) => Currency {
  const cities = parseJson(readFileSync(path.join(dataFolder, "cities.json"), "utf8"));
  const inEmirates = (Array.isArray(cities) ? cities : [])
    .filter((city: unknown) => textAt(city, "countryCode") === "AE")
    .map((city: unknown) => textAt(city, "name"));
  return (city) => (inEmirates.includes(city) ? "AED" : "INR");
}
