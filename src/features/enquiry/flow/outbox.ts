import { storageKeys } from "../../../config/storage-keys";
import type { KeyValueStore } from "../../../lib/storage";
import type { LeadKind, MailParams } from "../form/enquiry-types";
import type { SendMail, SendResult } from "./mail-result";
import {
  haveSameWords,
  kindOfKept,
  parseEnded,
  parseKept,
  serialiseKept,
  timesOf,
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

/**
 * Where the enquiry of a submission is: still here, sent, or lost (too old, or deleted by the visitor). Unknown after a
 * week, when what became of it is no longer remembered.
 */
type KeptFate =
  { readonly at: "waiting" | "lost" | "unknown" } | { readonly at: "sent"; readonly sentAtMs: number };

export interface Outbox {
  /**
   * Stores a lead in place of `previous` and of any with the same words; returns it, or null when this browser refused.
   */
  readonly keep: (
    params: MailParams,
    previous?: KeptEnquiry | null,
    more?: Pick<KeptEnquiry, "kind" | "untilMs">,
  ) => KeptEnquiry | null;
  /** A lead of this kind was sent: one with the same words is not sent again. */
  readonly settle: (params: MailParams, kind: LeadKind) => void;
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
   * old, and visits whose times are over, which the visitor is told of.
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
 * Enquiries of the modal, and for visits, whose code or lead mail failed (docs/requirements.md 4.1, steps 2 and 7), and
 * leads of other forms that failed when their visitor had left the page: stored in this browser, tried again on the next
 * visit, removed once delivered or after a week (docs/decisions/2026-11-22-no-enquiry-lost.md). Unreadable entries are
 * dropped.
 */
export function createOutbox({ store, now, pause, alone, onChange }: OutboxSurroundings): Outbox {
  const isRecent = (timeMs: number): boolean => Math.abs(now() - timeMs) <= outboxMaxAgeMs;
  const stored = () => parseKept(store.get(storageKeys.outbox));
  const isPassed = ({ untilMs }: KeptEnquiry): boolean => untilMs !== undefined && now() > untilMs;
  const list = () => stored().filter((entry) => isRecent(entry.id) && !isPassed(entry));
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

  /** Removes entries and remembers what became of them. `isRead`: the visitor sees it where they are. */
  const end = (ids: readonly number[], outcome: EndedEnquiry["outcome"], isRead = false): void => {
    if (ids.length === 0) return;
    // As stored: a submission in another tab may have given it a later time since.
    const current = stored().filter(({ id }) => ids.includes(id));
    const ends = current.flatMap((entry) =>
      timesOf(entry).map((submittedAt, at, { length }): EndedEnquiry => {
        const isFormer = at < length - 1;
        return { id: entry.id, submittedAt, endedAtMs: now(), outcome, isRead: isRead || isFormer };
      }),
    );
    writeEnded([...ended(), ...ends]);
    write(stored().filter(({ id }) => !ids.includes(id)));
  };
  /** Ends what is not sent any more. */
  const endStale = () => {
    const idsOf = (entries: readonly KeptEnquiry[]) => entries.map(({ id }) => id);
    end(idsOf(stored().filter(({ id }) => !isRecent(id))), "aged");
    end(idsOf(stored().filter(isPassed)), "passed");
  };

  type Lead = Pick<KeptEnquiry, "kind" | "params">;
  const saysTheSame = (one: Lead, other: Lead): boolean =>
    kindOfKept(one) === kindOfKept(other) && haveSameWords(one.params, other.params);
  const standsFor = (lead: Lead, previous: KeptEnquiry | null) => (entry: KeptEnquiry) =>
    entry.id === previous?.id || saysTheSame(entry, lead);

  const keep: Outbox["keep"] = (params, previous = null, more = {}) => {
    endStale();
    const before = stored();
    const isReplaced = standsFor({ kind: more.kind, params }, previous);
    const others = before.filter((entry) => !isReplaced(entry));
    const times = before.filter(isReplaced).flatMap(timesOf);
    const id = Math.max(now(), ...before.map((entry) => entry.id + 1));
    const formerTimes = times.length > 0 ? times : undefined;
    const entry: KeptEnquiry = { id, ...more, params, lastTriedAtMs: 0, formerTimes };
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
    const lead = { params };
    if (previous === null && list().length === 0) return send(kindOfKept(lead), params);
    return alone(async () => {
      const wasSent = ended().some(({ id, outcome }) => id === previous?.id && outcome === "sent");
      if (previous !== null && wasSent && haveSameWords(previous.params, params)) return { ok: true };
      const replaced = list().filter(standsFor(lead, previous));
      const elsewhere = replaced.find((entry) => isBeingTried(entry) && saysTheSame(entry, lead));
      if (elsewhere !== undefined) {
        const renewed = (entry: KeptEnquiry) => ({ ...entry, params, formerTimes: timesOf(entry) });
        write(stored().map((entry) => (entry.id === elsewhere.id ? renewed(entry) : entry)));
        return null;
      }
      const ids = replaced.filter((entry) => !isBeingTried(entry)).map(({ id }) => id);
      mark(ids, now());
      const result = await send(kindOfKept(lead), params);
      if (result.ok) end(ids, "sent", true);
      else mark(ids, 0);
      return result;
    });
  };

  const deliverOneByOne = async (send: SendMail): Promise<readonly MailParams[]> => {
    endStale();
    const entries = list();
    if (entries.length === 0) store.remove(storageKeys.outbox);
    // Drops what ended more than a week ago.
    writeEnded(ended());
    const delivered: MailParams[] = [];
    for (const entry of entries) {
      // One at a time, so that what a visitor sends by hand in another tab waits for one e-mail and not for all.
      const isSent = await alone(async () => {
        if (!claim(entry.id)) return false;
        const { ok } = await send(kindOfKept(entry), entry.params);
        if (ok) end([entry.id], "sent");
        if (entry !== entries.at(-1)) await pause(outboxPauseMs);
        return ok;
      });
      if (isSent) delivered.push(entry.params);
    }
    return delivered;
  };

  const fateOf = (submittedAt: string): KeptFate => {
    const entry = stored().find((candidate) => timesOf(candidate).includes(submittedAt));
    if (entry !== undefined) return { at: isRecent(entry.id) && !isPassed(entry) ? "waiting" : "lost" };
    const ends = ended().filter((one) => one.submittedAt === submittedAt);
    const sent = ends.find(({ outcome }) => outcome === "sent");
    if (sent !== undefined) return { at: "sent", sentAtMs: sent.endedAtMs };
    return { at: ends.length > 0 || isRecent(Date.parse(submittedAt)) ? "lost" : "unknown" };
  };

  const settle: Outbox["settle"] = (params, kind) => {
    const same = list().filter((entry) => saysTheSame(entry, { kind, params }));
    end(
      same.map(({ id }) => id),
      "sent",
      true,
    );
  };

  return {
    keep,
    settle,
    list,
    sendInstead,
    deliver: deliverOneByOne,
    fateOf,
    news: () => ended().filter(({ isRead }) => !isRead),
    markRead: () => void writeEnded(ended().map((entry) => ({ ...entry, isRead: true }))),
  };
}
