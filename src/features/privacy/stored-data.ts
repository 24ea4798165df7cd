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
 * Removes everything that this site has stored, in local and in session storage, and lets what is on the page forget
 * it too: an event without a key means that everything changed. False when the browser refuses access to its storage.
 */
export function deleteStoredData(): boolean {
  const results = [localStore, sessionStore].map((store) => store.removeWhere(isOurKey));
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}
