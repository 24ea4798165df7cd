import { deletionSignal, storageKeyPrefixes, storageKeys } from "../../config/storage-keys";
import { scrollKeyPrefix } from "../../gatsby/boot/scroll-key";
import { localStore, sessionStore } from "../../lib/storage";

const keys: readonly string[] = Object.values(storageKeys);
const prefixes = [...Object.values(storageKeyPrefixes), scrollKeyPrefix];

/** Whether a key of storage is one of this site's. */
function isOurKey(key: string): boolean {
  return keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

/**
 * Removes everything that this site has stored, in local storage and in the session storage of every open tab, and fires
 * a `storage` event without a key, as for a cleared storage, so that the page updates; the others have it from
 * `src/shell/follow-deletion-script.ts`. False when the browser refuses access to storage.
 */
export function deleteStoredData(): boolean {
  const results = [localStore, sessionStore].map((store) => store.removeWhere(isOurKey));
  localStore.set(deletionSignal, "1");
  localStore.remove(deletionSignal);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}
