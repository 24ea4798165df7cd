import { useEffect } from "react";
import { storageKeys } from "../../../config/storage-keys";
import { localStore } from "../../../lib/storage";

/** Milliseconds after the page is there: the retry must not stand in the way of what the visitor came for. */
const retryDelayMs = 2_000;

/** Tries kept enquiries again, quietly and once per visit; loads nothing where none is kept. */
export function OutboxRetry() {
  useEffect(() => {
    if (localStore.get(storageKeys.outbox) === null) return undefined;
    const timer = setTimeout(() => {
      import("./deliver-outbox").then(({ deliverOutbox }) => deliverOutbox()).catch(() => undefined);
    }, retryDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
