/** Text under keys, wherever it is kept. Nothing here ever throws (decision C3). */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  /** Whether the value will survive the page; false when only memory took it (storage refused or full). */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * A store over the browser's storage that tolerates refusal and a full quota by keeping such values in memory.
 * `getStorage` is asked each time, since merely reading `window.localStorage` may throw; null means there is none.
 */
function createKeyValueStore(getStorage: () => Storage | null): KeyValueStore {
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
  };
}

/** What stays on this device: wishlist, city, enquiries. Where there is no window it holds nothing. */
export const localStore: KeyValueStore = createKeyValueStore(() => window.localStorage);

/** What lasts as long as the tab. */
export const sessionStore: KeyValueStore = createKeyValueStore(() => window.sessionStorage);
