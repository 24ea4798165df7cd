import { parseJson } from "./json-record";
import { followStored, localStore } from "./storage";

/** A value under a key of local storage, to subscribe to, also for changes in another tab. */
export interface StoredValue<Value> {
  /**
   * The value where nothing is stored and on the server: the same object, so that hydration changes nothing for a
   * visitor who has stored nothing.
   */
  readonly initial: Value;
  /** The same object until storage changes. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Removes the key. */
  readonly clear: () => void;
  /** Calls `onChange` after every change. Returns the unsubscribe function. */
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

/** Creates a value of local storage. */
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

/** Creates a list in local storage; the `detail` of its event is the `count` of entries. */
export function createStoredList<Entry>(
  form: Omit<StoredForm<readonly Entry[]>, "serialise" | "detailOf">,
): StoredValue<readonly Entry[]> {
  return createStoredValue({
    ...form,
    serialise: (entries) => JSON.stringify(entries),
    detailOf: ({ length }) => ({ count: length }),
  });
}
