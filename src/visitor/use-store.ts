import { useSyncExternalStore } from "react";

interface Store<Value> {
  readonly initial: Value;
  readonly get: () => Value;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The value of a store; its initial one on the server and in the first render. */
export function useStore<Value>({ initial, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
