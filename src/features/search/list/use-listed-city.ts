import { useBeforePaint } from "../../../ui/hooks";
import { markListedCity } from "../../../visitor/chosen-city";

/**
 * Keeps the mark of the pre-paint script, by which styles hide the cards of other cities, that of the hydrated list:
 * `city` is the one it is narrowed to, null for none.
 */
export function useListedCity({ isHydrated, city }: { isHydrated: boolean; city: string | null }): void {
  useBeforePaint(() => {
    if (isHydrated) markListedCity(city);
  }, [isHydrated, city]);
}
