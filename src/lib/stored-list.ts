import { parseJson } from "./json-record";
import { followStored, localStore } from "./storage";

/** A list in local storage that can be followed, also when another tab changes it. */
export interface StoredList<Entry> {
  /** The same list until storage changes. */
  readonly read: () => readonly Entry[];
  /** The empty list of a page as built; where nothing is stored `read` gives the same, so that nothing is drawn twice. */
  readonly readOnServer: () => readonly Entry[];
  /** Calls back after every change. Returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly write: (entries: readonly Entry[]) => void;
  /** Takes the key itself away. */
  readonly clear: () => void;
}

/** The entries of a stored JSON list; none where storage holds anything else. */
export function storedEntries(stored: string | null): readonly unknown[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value : [];
}

/**
 * @param updatedEvent fired on the window after each change in this tab, with the `count` of entries as its detail.
 * @param parse reads what is stored, whatever it is, and never throws.
 */
export function createStoredList<Entry>(
  key: string,
  updatedEvent: string,
  parse: (stored: string | null) => readonly Entry[],
): StoredList<Entry> {
  const none = parse(null);
  let lastRead: { readonly stored: string | null; readonly entries: readonly Entry[] } = {
    stored: null,
    entries: none,
  };

  const notify = (count: number) =>
    void window.dispatchEvent(new CustomEvent(updatedEvent, { detail: { count } }));

  return {
    readOnServer: () => none,
    read() {
      const stored = localStore.get(key);
      if (stored !== lastRead.stored) lastRead = { stored, entries: parse(stored) };
      return lastRead.entries;
    },
    subscribe: (onChange) => followStored(key, updatedEvent, onChange),
    write(entries) {
      localStore.set(key, JSON.stringify(entries));
      notify(entries.length);
    },
    clear() {
      localStore.remove(key);
      notify(0);
    },
  };
}
