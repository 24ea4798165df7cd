/**
 * The currency and the units that this browser reads prices and areas in, beside those of the listings. Kept in local
 * storage and mirrored in attributes of `<html>` by the pre-paint script, by which the style sheet shows them.
 */
import { displayUnitsChanged, storageKeys } from "../config/storage-keys";
import {
  areaUnits,
  displayCurrencies,
  landUnits,
  type AreaUnit,
  type DisplayCurrency,
  type LandUnit,
} from "../catalogue/unit-names";
import { isRecord, parseJson } from "../lib/json-record";
import { createStoredValue } from "../lib/stored-value";
import { useStore } from "./use-store";

/** Each null where figures stand as their listing has them. */
export interface DisplayUnits {
  readonly currency: DisplayCurrency | null;
  readonly area: AreaUnit | null;
  readonly land: LandUnit | null;
}

/** One of the names, else null. */
function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

/** What a stored text chooses; nothing where it is anything else. */
function parseUnits(stored: string | null): DisplayUnits {
  const parsed = parseJson(stored);
  const { currency, area, land } = isRecord(parsed) ? parsed : {};
  return {
    currency: oneOf(displayCurrencies, currency),
    area: oneOf(areaUnits, area),
    land: oneOf(landUnits, land),
  };
}

const storedUnits = createStoredValue<DisplayUnits>({
  key: storageKeys.displayUnits,
  updatedEvent: displayUnitsChanged,
  parse: parseUnits,
  serialise: (units) => JSON.stringify(units),
  detailOf: (units) => units,
});

/** The chosen units; none on the server and in the first render of the browser. */
export function useDisplayUnits(): DisplayUnits {
  return useStore(storedUnits);
}

/** Chooses some of them and leaves the others. */
export function chooseUnits(part: Partial<DisplayUnits>): void {
  storedUnits.set({ ...storedUnits.get(), ...part });
}
