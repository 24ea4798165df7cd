interface Observable<Value> {
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** For `useSyncExternalStore`; `initial` is for the server and the first render. */
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
