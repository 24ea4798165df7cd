import { RemovableChip } from "./choices";
import { useCityNames, CityText } from "../../../visitor/city-names";

interface CityChipProps {
  readonly isHydrated: boolean;
  readonly city: string | null;
  readonly onClear: () => void;
}

/** The pre-rendered chip shows by attributes of `<html>`, so nothing moves on hydration (docs/decisions/lists.md). */
export function CityChip({ isHydrated, city, onClear }: CityChipProps) {
  const cityNames = useCityNames();
  if (isHydrated && city === null) return null;
  return (
    <div data-with-city={isHydrated ? undefined : ""}>
      <RemovableChip
        label="City"
        value={isHydrated ? city : <CityText cities={cityNames} />}
        clearLabel="Clear city"
        onClear={onClear}
      />
    </div>
  );
}
