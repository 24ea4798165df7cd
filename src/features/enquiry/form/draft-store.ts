import { storageKeyPrefixes } from "../../../config/storage-keys";
import { type KeyValueStore, sessionStore } from "../../../lib/storage";
import { countries } from "./phone-input";
import { parseStoredPhone } from "./phone-reading";
import { maxLineLength, maxMessageLength, type EnquiryDetails, type EnquiryContext } from "./enquiry-types";
import { visitChoices, type FormId } from "./form-layouts";
import { isRecord, parseJson, textAt } from "../../../lib/json-record";

/** In this tab, by the title of the listing or the name of the page. */
export const browserDrafts = (formId: FormId, { propertyTitle, source }: EnquiryContext) =>
  createDraftStore(sessionStore, formId, propertyTitle ?? source);

export interface Draft {
  readonly details: Partial<EnquiryDetails>;
  /** The address of a code that was lost with its page; null for none. */
  readonly lostCodeTo: string | null;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

const visitFields = visitChoices.map(({ name }) => name);

const visitDraft = (line: (key: string) => string): Partial<EnquiryDetails> =>
  Object.fromEntries(visitFields.map((key) => [key, line(key)] as const).filter(([, value]) => value !== ""));

const readDraft = (stored: unknown): Draft | null => {
  if (!isRecord(stored)) return null;
  const line = (key: string): string => textAt(stored, key).slice(0, maxLineLength);
  const countryCode = countries.find((country) => country.code === stored.countryCode)?.code;
  return {
    details: {
      firstName: line("firstName"),
      lastName: line("lastName"),
      name: line("name"),
      email: line("email"),
      phone: parseStoredPhone(line("phone")),
      message: textAt(stored, "message").slice(0, maxMessageLength),
      ...visitDraft(line),
      ...(countryCode === undefined ? {} : { countryCode }),
    },
    lostCodeTo: line("codeSentTo") || null,
  };
};

const draftKey = (form: FormId, scope: string): string =>
  `${storageKeyPrefixes.draft}${form}${scope === "" ? "" : `:${scope}`}`;

/** The scope of a key that a draft of this form has, empty for none; null for other keys. */
export function draftScopeOf(key: string, form: FormId): string | null {
  const own = draftKey(form, "");
  if (key === own) return "";
  return key.startsWith(`${own}:`) ? key.slice(own.length + 1) : null;
}

/** In session storage, by listing or page (`scope`); never with the code (docs/decisions/enquiry-flow.md). */
export function createDraftStore(store: KeyValueStore, form: FormId, scope = "") {
  const key = draftKey(form, scope);
  const draftOf = (typed: EnquiryDetails) => {
    const { firstName, lastName, name, email, countryCode, phone, message } = typed;
    const visit = form === "visit" ? visitFields.map((field) => [field, typed[field]] as const) : [];
    const details = { firstName, lastName, name, email, countryCode, phone, message };
    return { ...details, ...Object.fromEntries(visit) };
  };
  const wordsOf = (stored: unknown) => JSON.stringify(readDraft(stored)?.details);
  return {
    read: () => readDraft(parseJson(store.get(key))),
    /** `codeSentTo` is the address that a code is out to, null for none. */
    write: (typed: EnquiryDetails, codeSentTo: string | null) => {
      const draft = draftOf(typed);
      store.set(key, JSON.stringify(codeSentTo === null ? draft : { ...draft, codeSentTo }));
    },
    clear: () => store.remove(key),
    /** Whether it says the same as these details, so that clearing it loses nothing newer. */
    holds: (details: EnquiryDetails) => wordsOf(parseJson(store.get(key))) === wordsOf(draftOf(details)),
  };
}
