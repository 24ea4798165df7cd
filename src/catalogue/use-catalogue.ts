import { useEffect, useSyncExternalStore } from "react";
import { idleCatalogue, loadCatalogue, readCatalogue, subscribeToCatalogue } from "./load-catalogue";

function requestCatalogue(): void {
  loadCatalogue().catch(() => undefined);
}

/** The catalogue, loaded once `isNeeded`, and a function that loads it sooner or tries again after a failure. */
export function useCatalogue(isNeeded: boolean) {
  const catalogue = useSyncExternalStore(subscribeToCatalogue, readCatalogue, () => idleCatalogue);
  useEffect(() => {
    if (isNeeded) requestCatalogue();
  }, [isNeeded]);
  return [catalogue, requestCatalogue] as const;
}
