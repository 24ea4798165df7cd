/** A store of texts under keys. Nothing here ever throws (docs/decisions/storage-and-privacy.md). */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  /** Returns whether the value outlives the page; false when storage was refused or full and memory holds it. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** A store of the browser, which may hold keys of others too. */
interface BrowserStore extends KeyValueStore {
  /** Whether it has a key for which `isMeant` is true. */
  readonly hasWhere: (isMeant: (key: string) => boolean) => boolean;
  /** Removes all keys for which `isMeant` is true; returns false when the browser refuses access to its storage. */
  readonly removeWhere: (isMeant: (key: string) => boolean) => boolean;
}

/**
 * A store over the browser's storage that tolerates refusal and a full quota by keeping such values in memory.
 * `getStorage` is asked each time, since merely reading `window.localStorage` may throw; null means there is none.
 */
function createKeyValueStore(getStorage: () => Storage | null): BrowserStore {
  const memory = new Map<string, string>();

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = getStorage();
      return storage === null ? otherwise : action(storage);
    } catch {
      return otherwise;
    }
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    hasWhere: (isMeant) =>
      [...memory.keys()].some(isMeant) || attempt((storage) => Object.keys(storage).some(isMeant), false),
    removeWhere: (isMeant) => {
      [...memory.keys()].filter(isMeant).forEach((key) => memory.delete(key));
      return attempt((storage) => {
        Object.keys(storage)
          .filter(isMeant)
          .forEach((key) => storage.removeItem(key));
        return true;
      }, false);
    },
  };
}

/** Local storage: wishlist, city, enquiries. Empty where there is no window. */
export const localStore: BrowserStore = createKeyValueStore(() => window.localStorage);

/** Session storage, which lasts as long as the tab. */
export const sessionStore: BrowserStore = createKeyValueStore(() => window.sessionStorage);

/**
 * Calls `onChange` when a key of local storage may have changed: in this tab, which fires `updatedEvent` on the window,
 * in another, or while this page was frozen for Back, where it hears of nothing. Returns the unsubscribe function.
 */
export function followStored(key: string, updatedEvent: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener(updatedEvent, onChange);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onChange);
  return () => {
    window.removeEventListener("pageshow", onChange);
    window.removeEventListener(updatedEvent, onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/**
 * Calls `onCleared` when the whole storage was cleared, by "Delete my data" too. Returns the unsubscribe function.
 */
export function followClearing(onCleared: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) onCleared();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
