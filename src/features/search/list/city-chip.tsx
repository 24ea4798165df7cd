import { CityText } from "../../../visitor/city-text";
import { RemovableChip } from "../../../ui/choices";
import { useCityNames } from "../../../visitor/city-names";

interface CityChipProps {
  /** False for the pre-rendered page, which depends on neither query nor visitor. */
  readonly isHydrated: boolean;
  /** The city that the list is narrowed to; null for none. */
  readonly city: string | null;
  readonly onClear: () => void;
}

/**
 * The active city with a button that clears it (docs/decisions/lists.md). On the pre-rendered page the
 * attributes of `<html>` show it where there is one, so that nothing moves on hydration
 * (docs/decisions/rendering-and-hydration.md).
 */
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
