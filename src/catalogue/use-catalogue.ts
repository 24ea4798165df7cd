import { useEffect, useSyncExternalStore } from "react";
import { loadCatalogue, readCatalogue, subscribeToCatalogue, type Catalogue } from "./load-catalogue";

const onServer: Catalogue = { status: "idle" };
const readOnServer = () => onServer;

function requestCatalogue(): void {
  loadCatalogue().catch(() => undefined);
}

/** The catalogue, loaded once `isNeeded`, and a function that loads it sooner or tries again after a failure. */
export function useCatalogue(isNeeded: boolean): readonly [Catalogue, () => void] {
  const catalogue = useSyncExternalStore(subscribeToCatalogue, readCatalogue, readOnServer);
  useEffect(() => {
    if (isNeeded) requestCatalogue();
  }, [isNeeded]);
  return [catalogue, requestCatalogue];
}
