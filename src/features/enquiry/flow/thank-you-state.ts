import { storageKeys } from "../../../config/storage-keys";
import type { KeyValueStore } from "../../../lib/storage";
import { formIds, type FormId } from "../form/form-layouts";
import { isRecord, textAt } from "../../../lib/json-record";
import { storedEntries } from "../../../lib/stored-value";
import type { VisitRequest, VisitWish } from "../form/enquiry-types";

declare global {
  interface Window {
    /** The analytics layer, where one is connected (docs/requirements.md 2.14). */
    dataLayer?: unknown[];
  }
}

/** Once per submission; names the form and nothing about the visitor (docs/requirements.md 2.14). */
export function reportConversion(state: ThankYouState | null, store: KeyValueStore): void {
  if (state === null || !claimConversion(state, store)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: "conversion",
    event_category: "conversion",
    event_label: `enquiry:${state.form}`,
    value: 1,
    page_location: window.location.href,
    submission_time: state.submittedAt,
  });
}

/** Further than Back reaches. */
const reportedLimit = 50;

/** Navigation state that every form passes to /thank-you (docs/decisions/enquiry-delivery.md). */
export interface ThankYouState {
  readonly form: FormId;
  readonly firstName: string;
  readonly name: string;
  /** ISO; with the form it identifies the submission. */
  readonly submittedAt: string;
  readonly source: string | null;
  readonly propertyTitle: string | null;
  /** Not sent but kept in this browser (docs/requirements.md 4.1, step 7). */
  readonly isKept: boolean;
  readonly visit?: VisitRequest | undefined;
}

const timeOf = (iso: string): number | null => {
  const timeMs = Date.parse(iso);
  return Number.isNaN(timeMs) ? null : timeMs;
};

function parseWish(value: unknown): readonly VisitWish[] {
  if (!isRecord(value)) return [];
  const [words, from, to] = [textAt(value, "words"), textAt(value, "from"), textAt(value, "to")];
  return words !== "" && timeOf(from) !== null && timeOf(to) !== null ? [{ words, from, to }] : [];
}

function parseVisitRequest(value: unknown): VisitRequest | undefined {
  if (!isRecord(value) || !Array.isArray(value.wishes)) return undefined;
  const wishes = value.wishes.flatMap(parseWish);
  const homes = textAt(value, "homes");
  if (homes === "" || wishes.length === 0) return undefined;
  const path = textAt(value, "path");
  return {
    homes,
    location: textAt(value, "location"),
    path: /^\/(?!\/)/.test(path) ? path : "/",
    zone: textAt(value, "zone"),
    wishes,
  };
}

/** Navigation state may be anything: null for a direct visit or a foreign shape. */
export function parseThankYouState(value: unknown): ThankYouState | null {
  if (!isRecord(value)) return null;
  const form = formIds.find((id) => id === value.form);
  const submittedAt = textAt(value, "submittedAt");
  if (form === undefined || timeOf(submittedAt) === null) return null;
  return {
    form,
    firstName: textAt(value, "firstName"),
    name: textAt(value, "name"),
    submittedAt,
    source: textAt(value, "source") || null,
    propertyTitle: textAt(value, "propertyTitle") || null,
    isKept: value.isKept === true,
    visit: parseVisitRequest(value.visit),
  };
}

/** For visits without navigation state (docs/requirements.md 2.14). */
export function rememberSubmitTime(store: KeyValueStore, { submittedAt }: ThankYouState): void {
  store.set(storageKeys.lastSubmit, submittedAt);
}

/** Milliseconds since 1970, of the state or else stored; null without either (docs/requirements.md 2.14). */
export function submitTimeMs(state: ThankYouState | null, store: KeyValueStore): number | null {
  return timeOf(state?.submittedAt ?? store.get(storageKeys.lastSubmit) ?? "");
}

/** For 'Send Another Message' (docs/requirements.md 2.14). */
export function forgetSubmitTime(store: KeyValueStore): void {
  store.remove(storageKeys.lastSubmit);
}

/** True once per submission, not after a reload (docs/decisions/enquiry-delivery.md); `store` is session storage. */
export function claimConversion(state: ThankYouState, store: KeyValueStore): boolean {
  const submission = `${state.form}@${state.submittedAt}`;
  const reported = storedEntries(store.get(storageKeys.conversions)).filter(
    (entry) => typeof entry === "string",
  );
  if (reported.includes(submission)) return false;
  store.set(storageKeys.conversions, JSON.stringify([...reported, submission].slice(-reportedLimit)));
  return true;
}
