import type { ReactNode } from "react";
import { RemovableChip } from "../../../ui/removable-chip";

interface CityChipProps {
  /** False for the pre-rendered page, which knows neither address nor visitor. */
  readonly isLive: boolean;
  /** The city that the list is narrowed to; null for none. */
  readonly city: string | null;
  /** Name of the chosen city, right at the first paint. */
  readonly cityLabel: ReactNode;
  readonly onClear: () => void;
  readonly className?: string;
}

/**
 * The city in force, to be taken back (decision C1). On the pre-rendered page the marks on `<html>` show it where there
 * is one, so that nothing moves when the page comes to life (decision B1).
 */
export function CityChip({ isLive, city, cityLabel, onClear, className }: CityChipProps) {
  if (isLive && city === null) return null;
  return (
    <div className={className} data-with-city={isLive ? undefined : ""}>
      <RemovableChip
        label="City"
        value={isLive ? city : cityLabel}
        clearLabel="Clear city"
        onClear={onClear}
      />
    </div>
  );
}
