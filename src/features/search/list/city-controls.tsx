import { CityText } from "../../../visitor/city-names";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import type { ControlOption } from "../filters/filter-definition";
import { RemovableChip } from "./choices";
import type { List } from "./use-list";

/** The pre-rendered chip shows by attributes of `<html>`, so nothing moves on hydration (docs/decisions/lists.md). */
export function CityChip({ list }: { readonly list: Pick<List, "status" | "listed" | "change"> }) {
  const { isHydrated } = list.status;
  const { city } = list.listed;
  if (isHydrated && city === null) return null;
  return (
    <div data-with-city={isHydrated ? undefined : ""}>
      <RemovableChip
        label="City"
        value={isHydrated ? city : <CityText />}
        clearLabel="Clear city"
        onClear={() => list.change({ city: ALL_CITIES }, "push")}
      />
    </div>
  );
}

export const cityOptions = (cities: readonly string[]): readonly ControlOption[] => [
  { value: ALL_CITIES, label: "All cities" },
  ...cities.map((name) => ({ value: name, label: name })),
];
