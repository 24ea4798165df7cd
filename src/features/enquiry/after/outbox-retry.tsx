import { useEffect, useState, type ComponentType } from "react";
import { storageKeys } from "../../../config/storage-keys";
import { localStore } from "../../../lib/storage";

/** After hydration, so that the retry does not compete with the page. */
const retryDelayMs = 2_000;

const hasEntries = () =>
  [storageKeys.outbox, storageKeys.outboxEnded].some((key) => localStore.get(key) !== null);

/** Sends kept enquiries once per visit and shows what became of them; loads nothing where none is kept. */
export function OutboxRetry() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasEntries()) return undefined;
    const timer = setTimeout(() => {
      import("./outbox-notice")
        .then(({ deliverOutbox, OutboxNotice }) => {
          setNotice(() => OutboxNotice);
          return deliverOutbox();
        })
        .catch(() => undefined);
    }, retryDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return Notice !== null && <Notice />;
}
