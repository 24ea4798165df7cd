import { storageKeys } from "../../../config/storage-keys";
import type { KeyValueStore } from "../../../lib/storage";
import type { MailParams } from "../flow/enquiry-types";
import { isRecord, textAt } from "../../../lib/json-record";
import { storedEntries } from "../../../lib/stored-value";
import type { SendMail } from "../mail/mail-result";

/** Longest time for which an unsent enquiry is stored, in milliseconds: 30 days. */
export const outboxMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Time in milliseconds for which a try belongs to one tab, so that two tabs do not send the same lead. */
const outboxClaimMs = 2 * 60 * 1000;

/** Pause between two leads in milliseconds: the e-mail service takes one request a second. */
export const outboxPauseMs = 1_100;

const paramNames = ["name", "email", "phone", "message", "context", "submitted_at"] as const;

/** A modal enquiry that could not be sent yet (docs/requirements.md 3). */
export interface KeptEnquiry {
  /** Milliseconds since 1970 at which it was kept. */
  readonly id: number;
  readonly params: MailParams;
  /** Start of the last try, in milliseconds since 1970; 0 for none. */
  readonly lastTriedAtMs: number;
}

export interface Outbox {
  /** Stores a lead; returns it, or null when this browser refused. */
  readonly keep: (params: MailParams) => KeptEnquiry | null;
  /** Stored enquiries that are not too old, oldest first. */
  readonly list: () => readonly KeptEnquiry[];
  /** Tries all stored enquiries once, one after the other, and removes the delivered ones; returns their number. */
  readonly deliver: (send: SendMail) => Promise<number>;
}

export interface OutboxSurroundings {
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Waits the given milliseconds. */
  readonly pause: (durationMs: number) => Promise<void>;
}

const readEntry = (value: unknown): KeptEnquiry | null => {
  if (!isRecord(value)) return null;
  const { id, lastTriedAtMs } = value;
  if (typeof id !== "number" || !Number.isFinite(id) || textAt(value, "email") === "") return null;
  const params = Object.fromEntries(paramNames.map((name) => [name, textAt(value, name)]));
  return { id, params, lastTriedAtMs: typeof lastTriedAtMs === "number" ? lastTriedAtMs : 0 };
};

/**
 * Modal enquiries whose lead mail failed (docs/requirements.md 4.1, step 7): stored in this browser, tried again on the
 * next visit, removed once delivered or after 30 days. Unreadable entries are dropped.
 */
export function createOutbox({ store, now, pause }: OutboxSurroundings): Outbox {
  const list = (): readonly KeptEnquiry[] => {
    const oldest = now() - outboxMaxAgeMs;
    return storedEntries(store.get(storageKeys.outbox))
      .map(readEntry)
      .filter((entry) => entry !== null)
      .filter((entry) => entry.id >= oldest)
      .sort((a, b) => a.id - b.id);
  };

  const write = (entries: readonly KeptEnquiry[]): boolean => {
    if (entries.length === 0) {
      store.remove(storageKeys.outbox);
      return true;
    }
    return store.set(
      storageKeys.outbox,
      JSON.stringify(entries.map(({ id, params, lastTriedAtMs }) => ({ id, ...params, lastTriedAtMs }))),
    );
  };

  const keep = (params: MailParams): KeptEnquiry | null => {
    const entries = list();
    const id = Math.max(now(), ...entries.map((entry) => entry.id + 1));
    const entry: KeptEnquiry = { id, params, lastTriedAtMs: 0 };
    if (write([...entries, entry])) return entry;
    // The store may keep a refused value in memory and write it later: a lead reported as refused must not be sent
    // then.
    write(entries);
    return null;
  };

  /** Marks the entry as being tried; false when another tab is trying it or has delivered it. */
  const claim = (id: number): boolean => {
    const entries = list();
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined) return false;
    const sinceLastTryMs = Math.abs(now() - entry.lastTriedAtMs);
    if (sinceLastTryMs < outboxClaimMs) return false;
    return write(entries.map((other) => (other.id === id ? { ...other, lastTriedAtMs: now() } : other)));
  };

  const deliver = async (send: SendMail): Promise<number> => {
    const entries = list();
    if (entries.length === 0) {
      if (store.get(storageKeys.outbox) !== null) store.remove(storageKeys.outbox);
      return 0;
    }
    let deliveredCount = 0;
    let isFirst = true;
    for (const { id, params } of entries) {
      if (!claim(id)) continue;
      if (!isFirst) await pause(outboxPauseMs);
      isFirst = false;
      const result = await send("modal", params);
      if (!result.ok) continue;
      deliveredCount += 1;
      write(list().filter((entry) => entry.id !== id));
    }
    return deliveredCount;
  };

  return { keep, list, deliver };
}
