import { useEffect, useSyncExternalStore } from "react";
import { loadCatalogue, readCatalogue, subscribeToCatalogue, type Catalogue } from "./load-catalogue";

const onServer: Catalogue = { status: "idle" };
const readOnServer = () => onServer;

/** Starts loading unless it is under way or done. A failure shows in the catalogue's status. */
function requestCatalogue(): void {
  loadCatalogue().catch(() => undefined);
}

/**
 * The catalogue, loaded as soon as `isWanted`; wanting it again after a failure tries again, and so does the function
 * beside it, which also loads it before it is wanted. It stays for the visit, so that Back finds a list as long as it
 * was.
 */
export function useCatalogue(isWanted: boolean): readonly [Catalogue, () => void] {
  const catalogue = useSyncExternalStore(subscribeToCatalogue, readCatalogue, readOnServer);
  useEffect(() => {
    if (isWanted) requestCatalogue();
  }, [isWanted]);
  return [catalogue, requestCatalogue];
}
