import { useSyncExternalStore } from "react";
import type { Store } from "../lib/observable";

/** The value of a store; its initial one on the server and in the first render. */
export function useStore<Value>({ initial, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
