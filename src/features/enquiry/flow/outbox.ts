import { storageKeys } from "../../../config/storage-keys";
import { followStored, localStore, type KeyValueStore } from "../../../lib/storage";
import type { MailParams, SendMail, SendResult } from "../form/enquiry-types";
import {
  hasSameContent,
  isSameLead,
  kindOf,
  parseEnded,
  parseKept,
  type EndedEnquiry,
  type KeptEnquiry,
  type Lead,
} from "./outbox-entry";

/** After a week the visitor has called or given up, and would not expect a message in their name. */
export const outboxMaxAgeDays = 7;
export const outboxMaxAgeMs = outboxMaxAgeDays * 24 * 60 * 60 * 1000;

/** A lead whose page was closed while sending it is not sent again for so long. */
const outboxClaimMs = 2 * 60 * 1000;

export const outboxPauseMs = 1_100;

/** `lost` is too old, or deleted by the visitor; `unknown` after a week, when ends are forgotten. */
type DeliveryStatus =
  { readonly at: "waiting" | "lost" | "unknown" } | { readonly at: "sent"; readonly sentAtMs: number };

export interface OutboxSurroundings {
  readonly store: KeyValueStore;
  readonly now: () => number;
  readonly pause: (durationMs: number) => Promise<void>;
  /** Runs a task while no other tab runs one. */
  readonly withLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly onChange?: () => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** What the modal and visits could not send (docs/requirements.md 4.1, steps 2 and 7), and leads of forms that their
 * visitor has left, for the next visit (docs/decisions/enquiry-delivery.md). Of entries with the same words only the
 * latest is sent. */
export function createOutbox({ store, now, pause, withLock, onChange }: OutboxSurroundings) {
  const isRecent = (timeMs: number): boolean => Math.abs(now() - timeMs) <= outboxMaxAgeMs;
  const stored = () => parseKept(store.get(storageKeys.outbox));
  const ended = () =>
    parseEnded(store.get(storageKeys.outboxEnded)).filter(({ endedAtMs }) => isRecent(endedAtMs));

  const find = (lead: Lead): KeptEnquiry | null =>
    stored()
      .filter((kept) => isSameLead(kept, lead))
      .at(-1) ?? null;
  const latestOf = (entry: KeptEnquiry): KeptEnquiry => find(entry) ?? entry;
  const isAged = (entry: KeptEnquiry): boolean => !isRecent(latestOf(entry).id);
  const isPassed = ({ untilMs }: KeptEnquiry): boolean => untilMs !== undefined && now() > untilMs;
  const isBeingTried = ({ lastTriedAtMs }: KeptEnquiry): boolean =>
    Math.abs(now() - lastTriedAtMs) < outboxClaimMs;

  const put = (key: string, entries: readonly object[]): boolean => {
    if (entries.length === 0) store.remove(key);
    const isStored = entries.length === 0 || store.set(key, JSON.stringify(entries));
    onChange?.();
    return isStored;
  };
  /** Flat, with the names of docs/requirements.md 3. */
  const write = (entries: readonly KeptEnquiry[]) =>
    put(
      storageKeys.outbox,
      entries.map(({ id, params, ...more }) => ({ id, ...params, ...more })),
    );
  const writeEnded = (entries: readonly EndedEnquiry[]) => put(storageKeys.outboxEnded, entries);

  /** `isRead` where the visitor sees the outcome in the form. */
  const end = (
    isMeant: (entry: KeptEnquiry) => boolean,
    outcome: EndedEnquiry["outcome"],
    isRead = false,
  ): void => {
    const before = stored();
    const ends = before.filter(isMeant);
    if (ends.length === 0) return;
    const news = ends.map((entry): EndedEnquiry => {
      const { id, params } = entry;
      const isTold = isRead || latestOf(entry).id !== id;
      return { id, submittedAt: params["submitted_at"] ?? "", endedAtMs: now(), outcome, isRead: isTold };
    });
    writeEnded([...ended(), ...news]);
    write(before.filter((entry) => !ends.includes(entry)));
  };
  const endStale = () => {
    end(isAged, "aged");
    end(isPassed, "passed");
  };

  const list = (): readonly KeptEnquiry[] =>
    stored().filter((entry) => !isAged(entry) && !isPassed(entry) && latestOf(entry).id === entry.id);

  const mark = (id: number, lastTriedAtMs: number): boolean =>
    write(stored().map((entry) => (entry.id === id ? { ...entry, lastTriedAtMs } : entry)));

  return {
    list,
    /** Replaces `previous`; null when this browser refused. */
    keep: (
      params: MailParams,
      previous: KeptEnquiry | null = null,
      more: Pick<KeptEnquiry, "kind" | "untilMs"> = {},
    ): KeptEnquiry | null => {
      endStale();
      const before = stored();
      const id = Math.max(now(), ...before.map((entry) => entry.id + 1));
      const entry: KeptEnquiry = { id, ...more, params, lastTriedAtMs: 0 };
      if (write([...before.filter((kept) => kept.id !== previous?.id), entry])) return entry;
      // The store may write a refused value later, and a lead reported as refused must not be sent.
      write(before);
      return null;
    },
    /** Sends a lead in place of `previous` and of any with the same words, so that no tab sends those too. */
    sendInstead: async (lead: Lead, previous: KeptEnquiry | null, send: SendMail): Promise<SendResult> => {
      const { params } = lead;
      // With nothing kept nothing can be sent twice, so there is no wait for the lock.
      if (previous === null && list().length === 0) return send(kindOf(lead), params);
      return withLock(async () => {
        const wasSent = ended().some(({ id, outcome }) => id === previous?.id && outcome === "sent");
        if (wasSent && previous !== null && hasSameContent(previous.params, params)) return { ok: true };
        const result = await send(kindOf(lead), params);
        if (result.ok) end((entry) => entry.id === previous?.id || isSameLead(entry, lead), "sent", true);
        return result;
      });
    },
    /** Tries each once and returns the leads that went out; ends what is too old, or a visit whose times are over. */
    deliver: async (send: SendMail, isHeld = (_: KeptEnquiry) => false): Promise<readonly MailParams[]> => {
      endStale();
      // Drops what ended more than a week ago.
      writeEnded(ended());
      const entries = list();
      if (entries.length === 0) store.remove(storageKeys.outbox);
      const delivered: MailParams[] = [];
      for (const entry of entries) {
        // A lock for each, so that another tab waits for one e-mail and not for all.
        await withLock(async () => {
          const current = list().find(({ id }) => id === entry.id);
          if (current === undefined || isBeingTried(current) || isHeld(current)) return;
          if (!mark(entry.id, now())) return;
          const { ok } = await send(kindOf(entry), entry.params);
          if (ok) {
            end((kept) => isSameLead(kept, entry), "sent");
            delivered.push(entry.params);
          } else mark(entry.id, 0);
          if (entry !== entries.at(-1)) await pause(outboxPauseMs);
        });
      }
      return delivered;
    },
    deliveryStatus: (submittedAt: string): DeliveryStatus => {
      const entry = stored().find(({ params }) => params["submitted_at"] === submittedAt);
      if (entry !== undefined) return { at: isAged(entry) || isPassed(entry) ? "lost" : "waiting" };
      const ends = ended().filter((enquiry) => enquiry.submittedAt === submittedAt);
      const sent = ends.find(({ outcome }) => outcome === "sent");
      if (sent !== undefined) return { at: "sent", sentAtMs: sent.endedAtMs };
      return { at: ends.length > 0 || isRecent(Date.parse(submittedAt)) ? "lost" : "unknown" };
    },
    news: (): readonly EndedEnquiry[] => ended().filter(({ isRead }) => !isRead),
    markRead: (): void => {
      writeEnded(ended().map((entry) => ({ ...entry, isRead: true })));
    },
  };
}

const changedEvent = "propertyEnquiriesChanged";

const lockName = "propertyEnquiries";

/** Without locks, the marks in the outbox keep two deliveries apart. */
export const browserOutbox = createOutbox({
  store: localStore,
  now: Date.now,
  pause: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
  withLock: async <Result>(task: () => Promise<Result>): Promise<Result> => {
    let running: Promise<Result> | null = null;
    const run = () => (running ??= task());
    try {
      return "locks" in navigator ? await navigator.locks.request(lockName, run) : await run();
    } catch {
      return run();
    }
  },
  onChange: () => window.dispatchEvent(new Event(changedEvent)),
});

const outboxKeys = [storageKeys.outbox, storageKeys.outboxEnded];

/** A text that changes with the outbox, for `useSyncExternalStore`. */
export const readOutboxText = (): string => outboxKeys.map((key) => localStore.get(key) ?? "").join("\n");

/** In this tab or another; returns the function that stops it. */
export function subscribeToOutbox(onChange: () => void): () => void {
  const stops = outboxKeys.map((key) => followStored(key, changedEvent, onChange));
  return () => stops.forEach((stop) => stop());
}
