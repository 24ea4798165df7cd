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

/**
 * Pushes the conversion to the analytics layer, once per submission (docs/requirements.md 2.14,
 * docs/decisions/enquiry-delivery.md).
 */
export function reportConversion(state: ThankYouState | null, store: KeyValueStore): void {
  if (state === null || !claimConversion(state, store)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(conversionEvent(state, window.location.href));
}

/** How many reported submissions are remembered, which is further than Back reaches. */
const reportedLimit = 50;

/** Navigation state that every form passes to /thank-you (docs/decisions/enquiry-delivery.md). */
export interface ThankYouState {
  readonly form: FormId;
  readonly firstName: string;
  readonly name: string;
  /** Time of submission, ISO; together with the form it identifies the submission. */
  readonly submittedAt: string;
  /** Page of a sidebar or landing form. */
  readonly source: string | null;
  /** Listing of a property form: the property variant of docs/requirements.md 2.14. */
  readonly propertyTitle: string | null;
  /** The lead was not sent but kept in this browser (docs/requirements.md 4.1, step 7). */
  readonly isKept: boolean;
  /** A visit that was asked for. */
  readonly visit?: VisitRequest | undefined;
}

/** Milliseconds since 1970 of an ISO time, or null when it is not one. */
const timeOf = (iso: string): number | null => {
  const timeMs = Date.parse(iso);
  return Number.isNaN(timeMs) ? null : timeMs;
};

function parseWish(value: unknown): readonly VisitWish[] {
  if (!isRecord(value)) return [];
  const [words, from, to] = [textAt(value, "words"), textAt(value, "from"), textAt(value, "to")];
  return words !== "" && timeOf(from) !== null && timeOf(to) !== null ? [{ words, from, to }] : [];
}

/** Reads a visit of navigation state, which may be anything: undefined for none or a foreign shape. */
function parseVisitRequest(value: unknown): VisitRequest | undefined {
  if (!isRecord(value) || !Array.isArray(value.wishes)) return undefined;
  const wishes = value.wishes.flatMap(parseWish);
  const homes = textAt(value, "homes");
  if (homes === "" || wishes.length === 0) return undefined;
  const path = textAt(value, "path");
  return {
    homes,
    place: textAt(value, "place"),
    path: /^\/(?!\/)/.test(path) ? path : "/",
    zone: textAt(value, "zone"),
    wishes,
  };
}

/** Reads navigation state, which may be anything: null for a direct visit or a foreign shape. */
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

/** Stores the time for visits without navigation state (docs/requirements.md 2.14). */
export function rememberSubmitTime(store: KeyValueStore, submittedAtMs: number): void {
  store.set(storageKeys.lastSubmit, new Date(submittedAtMs).toISOString());
}

/**
 * Time to show, in milliseconds since 1970: from the state, else the stored one, else null (docs/requirements.md 2.14).
 */
export function submitTimeMs(state: ThankYouState | null, store: KeyValueStore): number | null {
  return timeOf(state?.submittedAt ?? store.get(storageKeys.lastSubmit) ?? "");
}

/** 'Send Another Message' forgets the stored time (docs/requirements.md 2.14). */
export function forgetSubmitTime(store: KeyValueStore): void {
  store.remove(storageKeys.lastSubmit);
}

/**
 * Whether the conversion of this submission is still to be reported; true once, so that a reload, Back or a direct
 * visit never counts again (docs/decisions/enquiry-delivery.md). `store` is session storage.
 */
export function claimConversion(state: ThankYouState | null, store: KeyValueStore): boolean {
  if (state === null) return false;
  const submission = `${state.form}@${state.submittedAt}`;
  const reported = storedEntries(store.get(storageKeys.conversions)).filter(
    (entry) => typeof entry === "string",
  );
  if (reported.includes(submission)) return false;
  store.set(storageKeys.conversions, JSON.stringify([...reported, submission].slice(-reportedLimit)));
  return true;
}

/** Entry for the analytics layer (docs/requirements.md 2.14). It names the form and nothing about the visitor. */
export function conversionEvent(state: ThankYouState, pageLocation: string) {
  return {
    event: "conversion",
    event_category: "conversion",
    event_label: `enquiry:${state.form}`,
    value: 1,
    page_location: pageLocation,
    submission_time: state.submittedAt,
  } as const;
}
