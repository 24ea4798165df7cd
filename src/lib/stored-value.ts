import { parseJson } from "./json-record";
import { followStored, localStore } from "./storage";

/** A value under a key of local storage that can be followed, also when another tab changes it. */
export interface StoredValue<Value> {
  /**
   * What is read where nothing is stored, and what the server renders: the very same value, so that hydration changes
   * nothing for a visitor who has stored nothing.
   */
  readonly initial: Value;
  /** The same value until storage changes. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Takes the key itself away. */
  readonly clear: () => void;
  /** Calls back after every change. Returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

interface StoredForm<Value> {
  readonly key: string;
  /** Fired on the window after each change in this tab. */
  readonly updatedEvent: string;
  /** Reads what is stored, whatever it is; null for nothing. Never throws. */
  readonly parse: (stored: string | null) => Value;
  readonly serialise: (value: Value) => string;
  /** The `detail` of the event. */
  readonly detailOf: (value: Value) => object;
}

/** A value of local storage in the form given. */
export function createStoredValue<Value>(form: StoredForm<Value>): StoredValue<Value> {
  const { key, updatedEvent, parse, serialise, detailOf } = form;
  const initial = parse(null);
  let lastRead: { readonly stored: string | null; readonly value: Value } = { stored: null, value: initial };

  const notify = (value: Value) =>
    void window.dispatchEvent(new CustomEvent(updatedEvent, { detail: detailOf(value) }));

  return {
    initial,
    get() {
      const stored = localStore.get(key);
      if (stored !== lastRead.stored) lastRead = { stored, value: parse(stored) };
      return lastRead.value;
    },
    set(value) {
      localStore.set(key, serialise(value));
      notify(value);
    },
    clear() {
      localStore.remove(key);
      notify(initial);
    },
    subscribe: (onChange) => followStored(key, updatedEvent, onChange),
  };
}

/** The entries of a stored JSON list; none where storage holds anything else. */
export function storedEntries(stored: string | null): readonly unknown[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value : [];
}

/** A list of local storage; its event tells the `count` of entries. */
export function createStoredList<Entry>(
  form: Omit<StoredForm<readonly Entry[]>, "serialise" | "detailOf">,
): StoredValue<readonly Entry[]> {
  return createStoredValue({
    ...form,
    serialise: (entries) => JSON.stringify(entries),
    detailOf: ({ length }) => ({ count: length }),
  });
}
