import { storageKeys } from "../../../config/storage-keys";
import type { KeyValueStore } from "../../../lib/storage";
import type { MailParams } from "../flow/enquiry-types";
import type { SendMail, SendResult } from "../mail/mail-result";
import {
  haveSameWords,
  kindOfKept,
  parseEnded,
  parseKept,
  serialiseKept,
  type EndedEnquiry,
  type KeptEnquiry,
} from "./outbox-entry";

/**
 * Days for which an unsent enquiry is stored. After a week its visitor has called, written elsewhere or given up, and
 * would not expect a message in their name.
 */
export const outboxMaxAgeDays = 7;
export const outboxMaxAgeMs = outboxMaxAgeDays * 24 * 60 * 60 * 1000;

/** Time in milliseconds for which a try belongs to one tab, in browsers that cannot lock. */
const outboxClaimMs = 2 * 60 * 1000;

/** Pause between two leads in milliseconds: the e-mail service takes one request a second. */
export const outboxPauseMs = 1_100;

/** Where the enquiry of a submission is: still here, sent, or neither (too old, or deleted by the visitor). */
type KeptFate =
  { readonly at: "waiting" } | { readonly at: "sent"; readonly sentAtMs: number } | { readonly at: "gone" };

export interface Outbox {
  /**
   * Stores a lead in place of `previous` and of any with the same words; returns it, or null when this browser refused.
   */
  readonly keep: (params: MailParams, previous?: KeptEnquiry | null) => KeptEnquiry | null;
  /** Stored enquiries that are not too old, oldest first. */
  readonly list: () => readonly KeptEnquiry[];
  /**
   * Sends a lead in place of `previous` and of any with the same words, so that no other tab sends those too. Null when
   * another tab is sending one of them at this moment; it stays in its hands.
   */
  readonly sendInstead: (
    params: MailParams,
    previous: KeptEnquiry | null,
    send: SendMail,
  ) => Promise<SendResult | null>;
  /**
   * Tries all stored enquiries once, one after the other; returns the leads that went out. Removes those that are too
   * old, which the visitor is told of.
   */
  readonly deliver: (send: SendMail) => Promise<readonly MailParams[]>;
  readonly fateOf: (submittedAt: string) => KeptFate;
  /** What became of earlier enquiries and the visitor has not closed yet, oldest first. */
  readonly news: () => readonly EndedEnquiry[];
  /** The visitor has closed the message about these. */
  readonly markRead: () => void;
}

export interface OutboxSurroundings {
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Waits the given milliseconds. */
  readonly pause: (durationMs: number) => Promise<void>;
  /** Runs a task while no other tab runs one. */
  readonly alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Called after every change of what is stored. */
  readonly onChange?: () => void;
}

/**
 * Enquiries of the modal, and for visits, whose code or lead mail failed (docs/requirements.md 4.1, steps 2 and 7): stored in this browser,
 * tried again on the next visit, removed once delivered or after a week (docs/decisions/2026-11-22-no-enquiry-lost.md).
 * Unreadable entries are dropped.
 */
export function createOutbox({ store, now, pause, alone, onChange }: OutboxSurroundings): Outbox {
  const isRecent = (timeMs: number): boolean => Math.abs(now() - timeMs) <= outboxMaxAgeMs;
  const stored = () => parseKept(store.get(storageKeys.outbox));
  const list = () => stored().filter(({ id }) => isRecent(id));
  const ended = () =>
    parseEnded(store.get(storageKeys.outboxEnded)).filter(({ endedAtMs }) => isRecent(endedAtMs));

  const put = (key: string, entries: readonly unknown[], text: string): boolean => {
    const isStored = entries.length > 0 && store.set(key, text);
    if (entries.length === 0) store.remove(key);
    onChange?.();
    return isStored || entries.length === 0;
  };
  const write = (entries: readonly KeptEnquiry[]) => put(storageKeys.outbox, entries, serialiseKept(entries));
  const writeEnded = (entries: readonly EndedEnquiry[]) =>
    put(storageKeys.outboxEnded, entries, JSON.stringify(entries));

  /** Removes entries and remembers what became of them. */
  const end = (entries: readonly KeptEnquiry[], outcome: EndedEnquiry["outcome"]): void => {
    if (entries.length === 0) return;
    const ids = entries.map(({ id }) => id);
    // As stored: a submission in another tab may have given it a later time since.
    const current = stored().filter(({ id }) => ids.includes(id));
    const ends = current.map(({ id, params }): EndedEnquiry => {
      const submittedAt = params["submitted_at"] ?? "";
      return { id, submittedAt, endedAtMs: now(), outcome, isRead: false };
    });
    writeEnded([...ended(), ...ends]);
    write(stored().filter(({ id }) => !ids.includes(id)));
  };
  const endAged = () =>
    end(
      stored().filter(({ id }) => !isRecent(id)),
      "aged",
    );

  const standsFor = (params: MailParams, previous: KeptEnquiry | null) => (entry: KeptEnquiry) =>
    entry.id === previous?.id || haveSameWords(entry.params, params);

  const keep = (params: MailParams, previous: KeptEnquiry | null = null): KeptEnquiry | null => {
    endAged();
    const before = stored();
    const others = before.filter((entry) => !standsFor(params, previous)(entry));
    const id = Math.max(now(), ...before.map((entry) => entry.id + 1));
    const entry: KeptEnquiry = { id, params, lastTriedAtMs: 0 };
    if (write([...others, entry])) return entry;
    // The store may keep a refused value in memory and write it later: a lead reported as refused must not be sent
    // then.
    write(before);
    return null;
  };

  const isBeingTried = ({ lastTriedAtMs }: KeptEnquiry): boolean =>
    Math.abs(now() - lastTriedAtMs) < outboxClaimMs;

  const mark = (ids: readonly number[], lastTriedAtMs: number): boolean =>
    write(stored().map((entry) => (ids.includes(entry.id) ? { ...entry, lastTriedAtMs } : entry)));

  /** Marks the entry as being tried; false when another tab is trying it or has delivered it. */
  const claim = (id: number): boolean => {
    const entry = list().find((candidate) => candidate.id === id);
    return entry !== undefined && !isBeingTried(entry) && mark([id], now());
  };

  const sendInstead: Outbox["sendInstead"] = async (params, previous, send) => {
    // Without anything kept nothing can be sent twice, and a lead need not wait for another tab.
    if (previous === null && list().length === 0) return send(kindOfKept(params), params);
    return alone(async () => {
      const wasSent = ended().some(({ id, outcome }) => id === previous?.id && outcome === "sent");
      if (previous !== null && wasSent && haveSameWords(previous.params, params)) return { ok: true };
      const replaced = list().filter(standsFor(params, previous));
      const elsewhere = replaced.find((entry) => isBeingTried(entry) && haveSameWords(entry.params, params));
      if (elsewhere !== undefined) {
        write(stored().map((entry) => (entry.id === elsewhere.id ? { ...entry, params } : entry)));
        return null;
      }
      const ids = replaced.filter((entry) => !isBeingTried(entry)).map(({ id }) => id);
      mark(ids, now());
      const result = await send(kindOfKept(params), params);
      if (result.ok) write(stored().filter(({ id }) => !ids.includes(id)));
      else mark(ids, 0);
      return result;
    });
  };

  const deliverOneByOne = async (send: SendMail): Promise<readonly MailParams[]> => {
    endAged();
    const entries = list();
    if (entries.length === 0) store.remove(storageKeys.outbox);
    // Drops what ended more than a week ago.
    writeEnded(ended());
    const delivered: MailParams[] = [];
    let isFirst = true;
    for (const entry of entries) {
      if (!claim(entry.id)) continue;
      if (!isFirst) await pause(outboxPauseMs);
      isFirst = false;
      const result = await send(kindOfKept(entry.params), entry.params);
      if (!result.ok) continue;
      delivered.push(entry.params);
      end([entry], "sent");
    }
    return delivered;
  };

  const fateOf = (submittedAt: string): KeptFate => {
    if (list().some(({ params }) => params["submitted_at"] === submittedAt)) return { at: "waiting" };
    const sent = ended().find((entry) => entry.submittedAt === submittedAt && entry.outcome === "sent");
    return sent === undefined ? { at: "gone" } : { at: "sent", sentAtMs: sent.endedAtMs };
  };

  return {
    keep,
    list,
    sendInstead,
    deliver: (send) => alone(() => deliverOneByOne(send)),
    fateOf,
    news: () => ended().filter(({ isRead }) => !isRead),
    markRead: () => void writeEnded(ended().map((entry) => ({ ...entry, isRead: true }))),
  };
}
