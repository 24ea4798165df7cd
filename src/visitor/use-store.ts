import { useSyncExternalStore } from "react";

/** What all that is remembered of a visitor has in common: a value that changes outside React and can be followed. */
interface Store<Value> {
  /** The value on the server and in the first render of the browser. */
  readonly initial: Value;
  /** The same value until it changes. */
  readonly get: () => Value;
  /** Calls back after every change. Returns the function that stops it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The value of a store; its initial one on the server and in the first render of the browser. */
export function useStore<Value>({ initial, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
