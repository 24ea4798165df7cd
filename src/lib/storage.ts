import { listen } from "./observable";

/** Never throws (docs/decisions/storage-and-privacy.md). */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  /** False where storage was refused or full, so that the value ends with the page. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

interface BrowserStore extends KeyValueStore {
  readonly hasWhere: (isMeant: (key: string) => boolean) => boolean;
  readonly removeWhere: (isMeant: (key: string) => boolean) => boolean;
}

/** Keeps values in memory where storage is refused or full; `getStorage` may throw, as `window.localStorage` does. */
function createKeyValueStore(getStorage: () => Storage): BrowserStore {
  const memory = new Map<string, string>();

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(getStorage());
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

export const localStore: BrowserStore = createKeyValueStore(() => window.localStorage);

export const sessionStore: BrowserStore = createKeyValueStore(() => window.sessionStorage);

/** Calls `onChange` for changes in this tab (`updatedEvent`) and others, and on return by Back; returns unsubscribe. */
export function followStored(key: string, updatedEvent: string, onChange: () => void): () => void {
  return listen(window, [updatedEvent, "storage", "pageshow"], (event) => {
    // Null: the whole storage was cleared.
    if (!(event instanceof StorageEvent) || event.key === key || event.key === null) onChange();
  });
}

/** Calls `onCleared` when the whole storage was cleared, also by "Delete my data". Returns unsubscribe. */
export function followClearing(onCleared: () => void): () => void {
  return listen(window, ["storage"], (event) => {
    if (event instanceof StorageEvent && event.key === null) onCleared();
  });
}
