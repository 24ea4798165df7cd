import { useEffect } from "react";
import { storageKeys } from "../../../config/storage-keys";
import { localStore } from "../../../lib/storage";

/** Milliseconds after hydration, so that the retry does not compete with the page. */
const retryDelayMs = 2_000;

/** Tries stored enquiries again, without a message and once per visit; loads nothing where none is stored. */
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
