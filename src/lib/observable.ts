/** For `useSyncExternalStore`. */
export interface Store<Value> {
  /** For the server and the first render; one object, so that hydration changes nothing for new visitors. */
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservable<Value>(initial: Value): Store<Value> {
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

/** Calls `onEvent` for events of these types; gives what stops that. */
export function listen(target: EventTarget, types: readonly string[], onEvent: (event: Event) => void) {
  for (const type of types) target.addEventListener(type, onEvent);
  return () => {
    for (const type of types) target.removeEventListener(type, onEvent);
  };
}
