/** The pre-paint script mirrors it in attributes of `<html>`, for CSS. */
import { displayUnitsChanged, storageKeys } from "../config/storage-keys";
import { areaUnits, displayCurrencies, landUnits } from "../catalogue/unit-names";
import { isRecord, parseJson } from "../lib/json-record";
import { createStoredValue } from "../lib/stored-value";
import { useStore } from "./use-store";

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

/** Null: as listed. */
function unitsOf({ currency, area, land }: Readonly<Record<string, unknown>>) {
  return {
    currency: oneOf(displayCurrencies, currency),
    area: oneOf(areaUnits, area),
    land: oneOf(landUnits, land),
  };
}

export type DisplayUnits = Readonly<ReturnType<typeof unitsOf>>;

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
