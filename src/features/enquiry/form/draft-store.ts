import { storageKeyPrefixes } from "../../../config/storage-keys";
import type { KeyValueStore, sessionStore } from "../../../lib/storage";
import { countries } from "./phone-input";
import { parseStoredPhone } from "./phone-reading";
import { maxLineLength, maxMessageLength, type EnquiryDetails, type MailParams } from "./enquiry-types";
import { visitChoices, type FormId } from "./form-layouts";
import { isRecord, parseJson, textAt } from "../../../lib/json-record";

interface KeptLink {
  /** `submitted_at` of the version in the outbox; null for none. */
  readonly keptAt: string | null;
  /** The visitor has changed it since. */
  readonly isCorrected: boolean;
}

export interface Draft extends KeptLink {
  readonly details: Partial<EnquiryDetails>;
  /** The address of a code that was lost with its page; null for none. */
  readonly lostCodeTo: string | null;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

const typedFields = ["firstName", "lastName", "name", "email", "phone", "message"] as const;
const visitFields = visitChoices.map(({ name }) => name);

const readDraft = (stored: unknown): Draft | null => {
  if (!isRecord(stored)) return null;
  const countryCode = countries.find((country) => country.code === stored.countryCode)?.code;
  const text = (key: string): string =>
    textAt(stored, key).slice(0, key === "message" ? maxMessageLength : maxLineLength);
  const entries = [
    ...typedFields.map((field) => [field, text(field)] as const),
    ...visitFields.map((field) => [field, text(field)] as const).filter(([, value]) => value !== ""),
  ];
  return {
    details: {
      ...Object.fromEntries(entries),
      phone: parseStoredPhone(text("phone")),
      ...(countryCode !== undefined && { countryCode }),
    },
    lostCodeTo: text("codeSentTo") || null,
    keptAt: text("keptAt") || null,
    isCorrected: stored.isCorrected === true,
  };
};

/** Of drafts of a kept enquiry: those that were corrected since, or those that were not. */
export const draftKeysOf = (store: typeof sessionStore, { submitted_at }: MailParams, isCorrected: boolean) =>
  store.keys().filter((key) => {
    const draft = key.startsWith(storageKeyPrefixes.draft) ? readDraft(parseJson(store.get(key))) : null;
    return draft?.keptAt === submitted_at && draft?.isCorrected === isCorrected;
  });

/** In session storage, by the title of the listing or the name of the page (`scope`); never with the code (docs/decisions/enquiry-flow.md). */
export function createDraftStore(store: KeyValueStore, form: FormId, scope = "") {
  const key = `${storageKeyPrefixes.draft}${form}${scope === "" ? "" : `:${scope}`}`;
  const fields = [...typedFields, "countryCode", ...(form === "visit" ? visitFields : [])] as const;
  const draftOf = (typed: EnquiryDetails) => Object.fromEntries(fields.map((field) => [field, typed[field]]));
  const wordsOf = (stored: unknown) => JSON.stringify(readDraft(stored)?.details);
  return {
    read: () => readDraft(parseJson(store.get(key))),
    /** `codeSentTo` is the address that a code is out to, null for none. */
    write: (typed: EnquiryDetails, codeSentTo: string | null, kept?: KeptLink) => {
      store.set(key, JSON.stringify({ ...draftOf(typed), codeSentTo: codeSentTo ?? undefined, ...kept }));
    },
    clear: () => store.remove(key),
    /** Whether it equals these details, so that clearing it loses nothing newer. */
    holds: (details: EnquiryDetails) => wordsOf(parseJson(store.get(key))) === wordsOf(draftOf(details)),
  };
}
