import { listen } from "./observable";

/** Never throws (docs/decisions/storage-and-privacy.md). */
export type KeyValueStore = Readonly<Pick<typeof localStore, "get" | "set" | "remove">>;

type IsMeant = (key: string) => boolean;

/** Keeps values in memory where storage is refused or full; `getStorage` may throw, as `window.localStorage` does. */
function createKeyValueStore(getStorage: () => Storage) {
  const memory = new Map<string, string>();

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(getStorage());
    } catch {
      return otherwise;
    }
  };

  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** False where storage was refused or full, so that the value ends with the page. */
    set: (key: string, value: string) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    remove: (key: string) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...memory.keys(), ...attempt<readonly string[]>(Object.keys, [])],
    removeWhere: (isMeant: IsMeant) => {
      [...memory.keys()].filter(isMeant).forEach((key) => memory.delete(key));
      return attempt((storage) => {
        for (const key of Object.keys(storage).filter(isMeant)) storage.removeItem(key);
        return true;
      }, false);
    },
  };
}

export const localStore = createKeyValueStore(() => window.localStorage);

export const sessionStore = createKeyValueStore(() => window.sessionStorage);

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
