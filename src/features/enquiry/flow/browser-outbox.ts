import { storageKeys } from "../../../config/storage-keys";
import { followStored, localStore } from "../../../lib/storage";
import { createOutbox } from "./outbox";

/** Fired on the window when the outbox changed in this tab. */
const changedEvent = "propertyEnquiriesChanged";

const lockName = "propertyEnquiries";

/**
 * Runs a task while no other tab of this site runs one; where the browser has no locks, or refuses them, the marks in
 * the outbox keep two tabs apart.
 */
async function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return task();
  const { locks } = navigator;
  let running: Promise<Result> | null = null;
  const run = () => (running = task());
  try {
    return await locks.request(lockName, run);
  } catch {
    return running ?? task();
  }
}

/** The outbox of this browser. */
export const browserOutbox = createOutbox({
  store: localStore,
  now: Date.now,
  pause: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  alone,
  onChange: () => window.dispatchEvent(new Event(changedEvent)),
});

/** What the outbox holds, as one text that changes when anything in it does, for `useSyncExternalStore`. */
export function readOutboxText(): string {
  return [storageKeys.outbox, storageKeys.outboxEnded].map((key) => localStore.get(key) ?? "").join("\n");
}

/** Calls back after every change of the outbox, in this tab or another. Returns the function that stops it. */
export function subscribeToOutbox(onChange: () => void): () => void {
  const stops = [storageKeys.outbox, storageKeys.outboxEnded].map((key) =>
    followStored(key, changedEvent, onChange),
  );
  return () => stops.forEach((stop) => stop());
}
