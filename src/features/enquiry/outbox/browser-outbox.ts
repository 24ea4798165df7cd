import { localStore } from "../../../lib/storage";
import { createOutbox } from "./outbox";

/** The outbox of this browser. */
export const browserOutbox = createOutbox({
  store: localStore,
  now: Date.now,
  pause: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
});
