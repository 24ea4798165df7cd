import { sessionStore } from "../../../lib/storage";
import type { EnquiryContext, FormId } from "./enquiry-types";
import { createDraftStore, type DraftStore } from "./draft-store";

/** The drafts of one form in this tab, told apart by the title of its listing or the name of its page. */
export const browserDrafts = (formId: FormId, { propertyTitle, source }: EnquiryContext): DraftStore =>
  createDraftStore(sessionStore, formId, propertyTitle ?? source);
