import { deletionSignal, storageKeyPrefixes, storageKeys } from "../../config/storage-keys";
import { localStore, sessionStore } from "../../lib/storage";

const keys: readonly string[] = Object.values(storageKeys);
const prefixes = Object.values(storageKeyPrefixes);

/** Whether a key of storage is one of this site's. */
function isOurKey(key: string): boolean {
  return keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

/**
 * Removes everything that this site has stored in local storage, and all of the session storage of every open tab, where
 * Gatsby keeps scroll positions. A `storage` event without a key, as for a cleared storage, has the page update; other
 * tabs have it from `src/shell/follow-deletion.inline.ts`. False when the browser refuses access to storage.
 */
export function deleteStoredData(): boolean {
  const results = [localStore.removeWhere(isOurKey), sessionStore.removeWhere(() => true)];
  localStore.set(deletionSignal, "1");
  localStore.remove(deletionSignal);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}
