import { useSyncExternalStore } from "react";

/** A value that changes outside React and can be subscribed to. */
interface Store<Value> {
  /** The value on the server and in the first render of the browser. */
  readonly initial: Value;
  /** The same object until the value changes. */
  readonly get: () => Value;
  /** Calls `onChange` after every change. Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The value of a store; its initial one on the server and in the first render of the browser. */
export function useStore<Value>({ initial, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
