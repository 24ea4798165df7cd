/** A value that can be followed, made for `useSyncExternalStore`. */
interface Observable<Value> {
  /** The value it starts with: on the server and in the first render of the browser. */
  readonly initial: Value;
  readonly get: () => Value;
  /** Notifies the listeners, unless the value is the present one. */
  readonly set: (value: Value) => void;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value for several parts of a page, which lives as long as the page. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
