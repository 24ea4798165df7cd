/** The pre-paint script mirrors it in attributes of `<html>`, for CSS. */
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

/** Null: as listed. */
export interface DisplayUnits {
  readonly currency: DisplayCurrency | null;
  readonly area: AreaUnit | null;
  readonly land: LandUnit | null;
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

function unitsOf({ currency, area, land }: Readonly<Record<string, unknown>>): DisplayUnits {
  return {
    currency: oneOf(displayCurrencies, currency),
    area: oneOf(areaUnits, area),
    land: oneOf(landUnits, land),
  };
}

function parseUnits(stored: string | null): DisplayUnits {
  const parsed = parseJson(stored);
  return unitsOf(isRecord(parsed) ? parsed : {});
}

const storedUnits = createStoredValue<DisplayUnits>({
  key: storageKeys.displayUnits,
  updatedEvent: displayUnitsChanged,
  parse: parseUnits,
  serialise: (units) => JSON.stringify(units),
  detailOf: (units) => units,
});

export function useDisplayUnits(): DisplayUnits {
  return useStore(storedUnits);
}

/** Any other text than the name of a unit stands for "as listed". */
export function chooseUnits(part: Partial<Record<keyof DisplayUnits, string>>): void {
  storedUnits.set(unitsOf({ ...storedUnits.get(), ...part }));
}
