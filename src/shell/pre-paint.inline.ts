/** Marks on `<html>` before the first paint: selected city and units, homes to compare, the city of lists, whether they
 * need the index of searches (docs/decisions/city.md, docs/decisions/lists.md). Refused storage counts as nothing stored. */
import { areaUnits, displayCurrencies, landUnits } from "../catalogue/unit-names";
import { displayUnitsChanged, storageKeys } from "../config/storage-keys";
import { ALL_CITIES } from "../features/search/filters/definitions/common-parameters";
import { isRecord, parseJson } from "../lib/json-record";

const marks = document.documentElement.dataset;
const built = document.currentScript?.dataset ?? {};

const textsOf = (json = "[]"): string[] => {
  const parsed = parseJson(json);
  return Array.isArray(parsed) ? parsed.map(String) : [];
};
const cityNames = textsOf(built.cities);

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const unitNames: readonly (readonly [mark: string, names: readonly string[]])[] = [
  ["currency", displayCurrencies],
  ["area", areaUnits],
  ["land", landUnits],
];

/** Reads the choice from the event, as storage may be refused. */
function markUnits(event?: Event): void {
  const choice = event && "detail" in event ? event.detail : parseJson(stored(storageKeys.displayUnits));
  const units = isRecord(choice) ? choice : {};
  for (const [mark, names] of unitNames) {
    const unit = names.find((name) => name === units[mark]);
    if (unit === undefined) delete marks[mark];
    else marks[mark] = unit.toLowerCase();
  }
}

function markList(): void {
  const query = new URLSearchParams(location.search);
  const named = (query.get("city") ?? "").trim().toLowerCase();
  const city = cityNames.find((name) => name.toLowerCase() === named);
  if (named === ALL_CITIES) delete marks.listCity;
  if (city !== undefined) marks.listCity = city;
  if (textsOf(built.narrowing).some((key) => query.get(key)?.trim())) marks.filtered = "";
}

markUnits();
addEventListener("storage", markUnits);
addEventListener(displayUnitsChanged, markUnits);
// A page kept for Back has heard nothing meanwhile.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) markUnits();
});
if (textsOf(stored(storageKeys.compareTray) ?? "[]").length > 0) marks.compared = "";

const city = stored(storageKeys.selectedCity);
if (city !== null && cityNames.includes(city)) marks.city = marks.listCity = city;
if (location.pathname !== "/") markList();
else if (marks.city !== undefined)
  location.replace(`${built.cityPath}${encodeURIComponent(marks.city)}${location.search}${location.hash}`);
