import { useEffect, useSyncExternalStore } from "react";
import { loadCatalogue, readCatalogue, subscribeToCatalogue, type Catalogue } from "./load-catalogue";

const onServer: Catalogue = { status: "idle" };
const readOnServer = () => onServer;

function requestCatalogue(): void {
  loadCatalogue().catch(() => undefined);
}

/** The catalogue, loaded once `isWanted`, and a function that loads it sooner or tries again after a failure. */
export function useCatalogue(isWanted: boolean): readonly [Catalogue, () => void] {
  const catalogue = useSyncExternalStore(subscribeToCatalogue, readCatalogue, readOnServer);
  useEffect(() => {
    if (isWanted) requestCatalogue();
  }, [isWanted]);
  return [catalogue, requestCatalogue];
}
