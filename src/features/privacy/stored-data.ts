import { storageKeyPrefixes, storageKeys } from "../../config/storage-keys";
import { scrollKeyPrefix } from "../../gatsby/boot/scroll-key";
import { localStore, sessionStore } from "../../lib/storage";

const keys: readonly string[] = Object.values(storageKeys);
const prefixes = [...Object.values(storageKeyPrefixes), scrollKeyPrefix];

/** Whether a key of storage is one of this site's. */
function isOurKey(key: string): boolean {
  return keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

/**
 * Removes everything that this site has stored, in local and in session storage, and fires a `storage` event without a
 * key, as for a cleared storage, so that the page updates. False when the browser refuses access to storage.
 */
export function deleteStoredData(): boolean {
  const results = [localStore, sessionStore].map((store) => store.removeWhere(isOurKey));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}
