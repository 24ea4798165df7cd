import { parseJson } from "./json-record";
import { followStored, localStore } from "./storage";

interface StoredForm<Value> {
  readonly key: string;
  /** Fired on the window after each change in this tab. */
  readonly updatedEvent: string;
  /** Gets what is stored, null for nothing; must not throw. */
  readonly parse: (stored: string | null) => Value;
  readonly serialise: (value: Value) => string;
  readonly detailOf: (value: Value) => object;
}

/** `set` and `clear` fire the form's `updatedEvent` with the result of `detailOf`. */
export function createStoredValue<Value>(form: StoredForm<Value>) {
  const { key, updatedEvent, parse, serialise, detailOf } = form;
  const initial = parse(null);
  let lastRead: { readonly stored: string | null; readonly value: Value } = { stored: null, value: initial };

  const notify = (value: Value) =>
    void window.dispatchEvent(new CustomEvent(updatedEvent, { detail: detailOf(value) }));

  return {
    initial,
    get: () => {
      const stored = localStore.get(key);
      if (stored !== lastRead.stored) lastRead = { stored, value: parse(stored) };
      return lastRead.value;
    },
    set: (value: Value) => {
      localStore.set(key, serialise(value));
      notify(value);
    },
    clear: () => {
      localStore.remove(key);
      notify(initial);
    },
    subscribe: (onChange: () => void) => followStored(key, updatedEvent, onChange),
  };
}

/** The entries of a stored JSON list; empty where anything else is stored. */
export function storedEntries(stored: string | null): readonly unknown[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value : [];
}

/** A stored list; the `detail` of its event is the `count` of entries. */
export function createStoredList<Entry>(form: Omit<StoredForm<readonly Entry[]>, "serialise" | "detailOf">) {
  return createStoredValue({
    ...form,
    serialise: (entries) => JSON.stringify(entries),
    detailOf: ({ length }) => ({ count: length }),
  });
}
