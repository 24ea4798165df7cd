import { createObservable } from "../../../lib/observable";
import type { BrowserSessionOptions } from "../flow/browser-session";
import { browserDrafts } from "../details/browser-drafts";
import { emptyDetails } from "../details/enquiry-details";
import type { EnquirySession } from "../flow/enquiry-session";
import type { EnquiryState } from "../flow/enquiry-state";
import type * as parts from "./enquiry-chunk";
import { detailFields, type DetailField, type EnquiryDetails } from "../flow/enquiry-types";

type EnquiryParts = typeof parts;

/** A form that may still be loading its chunk. */
interface LazyEnquiryState {
  readonly details: EnquiryDetails;
  /** Null until the chunk is loaded. */
  readonly loaded: {
    readonly parts: EnquiryParts;
    readonly session: EnquirySession;
    readonly enquiry: EnquiryState;
  } | null;
  /** The visitor pressed the button before the chunk was loaded. */
  readonly isWaiting: boolean;
  /** The chunk could not be loaded when it was needed. */
  readonly isUnreachable: boolean;
}

export interface LazyEnquiry {
  readonly getState: () => LazyEnquiryState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (field: DetailField, value: string) => void;
  readonly submitDetails: () => void;
  /** Loads the chunk unless that is done or under way. */
  readonly prepare: () => void;
  /** Empties the form, unless what was typed is being sent. */
  readonly restart: () => void;
  /** Marks the form as on the page until the returned function is called. */
  readonly enter: () => () => void;
}

const loadParts = (): Promise<EnquiryParts> => import("./enquiry-chunk");

/**
 * A form before and after its chunk is loaded: keeps what is typed meanwhile, also through a reload, passes it to the
 * session, and then submits if the button was pressed before. The draft of an earlier visit is restored below what was
 * typed.
 */
export function createLazyEnquiry(
  options: Omit<BrowserSessionOptions, "isOnShow">,
  load = loadParts,
  drafts = browserDrafts(options.formId, options.context),
): LazyEnquiry {
  const untouched = { ...emptyDetails, ...options.initialDetails };
  let loading: Promise<void> | null = null;
  let isOnShow = false;
  const state = createObservable<LazyEnquiryState>({
    details: untouched,
    loaded: null,
    isWaiting: false,
    isUnreachable: false,
  });
  const set = (change: Partial<LazyEnquiryState>): void => state.set({ ...state.get(), ...change });

  const changedFields = (): readonly DetailField[] =>
    detailFields.filter((name) => state.get().details[name] !== untouched[name]);

  const keepDraft = (): void => {
    const { details } = state.get();
    const typed = Object.fromEntries(changedFields().map((name) => [name, details[name]]));
    const earlier = drafts.read();
    drafts.write({ ...details, ...earlier?.details, ...typed }, earlier?.lostCodeTo ?? null);
  };

  const start = (parts: EnquiryParts): void => {
    // Left meanwhile: its draft has what was typed, and the form may be open and filled in anew.
    if (!isOnShow) {
      loading = null;
      return;
    }
    const session = parts.startBrowserSession({ ...options, isOnShow: () => isOnShow });
    const { details, isWaiting } = state.get();
    const changed = changedFields();
    session.restoreDraft();
    changed.forEach((name) => session.edit(name, details[name]));
    const follow = (): void => {
      const enquiry = session.getState();
      set({ details: enquiry.details, loaded: { parts, session, enquiry } });
    };
    session.subscribe(follow);
    set({ isWaiting: false, isUnreachable: false });
    follow();
    if (isWaiting) session.submitDetails();
  };

  const prepare = (): void => {
    loading ??= load().then(start, () => {
      loading = null;
      set({ isWaiting: false, isUnreachable: state.get().isWaiting });
    });
  };

  return {
    getState: state.get,
    subscribe: state.subscribe,
    edit: (field, value) => {
      const { loaded, details } = state.get();
      if (loaded !== null) return loaded.session.edit(field, value);
      set({ details: { ...details, [field]: value } });
      keepDraft();
      prepare();
    },
    submitDetails: () => {
      const { loaded } = state.get();
      if (loaded !== null) return loaded.session.submitDetails();
      set({ isWaiting: true, isUnreachable: false });
      prepare();
    },
    prepare,
    restart: () => {
      const { loaded } = state.get();
      if (loaded === null) set({ details: untouched, isWaiting: false });
      else loaded.session.restart();
    },
    enter: () => {
      isOnShow = true;
      return () => {
        isOnShow = false;
      };
    },
  };
}
