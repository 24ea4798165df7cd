import { useSyncExternalStore } from "react";

interface Store<Value> {
  /** On the server and in the first render. */
  readonly initial: Value;
  /** The same object until the value changes. */
  readonly get: () => Value;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The value of a store; its initial one on the server and in the first render. */
export function useStore<Value>({ initial, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
