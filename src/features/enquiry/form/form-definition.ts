import type { DetailCheck } from "./detail-checks";
import type { FormId, LeadKind } from "./enquiry-types";
import type { EnquiryTexts } from "./enquiry-texts";
import type { FormLayout } from "./form-layouts";
import type { LeadParamsBuilder } from "./lead-params";

/** What happens after the lead has been sent (docs/requirements.md 4.1, step 3). */
export interface FormEnding {
  /** `reset` empties the form, `stepOne` empties it and goes back to step 1, `keep` leaves it as it is. */
  readonly form: "reset" | "stepOne" | "keep";
  /** Whether /thank-you replaces this page in the history. */
  readonly replacesHistory: boolean;
  /** Milliseconds between success and /thank-you. */
  readonly redirectDelayMs: number;
  /** Whether `contact_last_submit_time` is stored for the thank-you page (docs/requirements.md 2.14, 3). */
  readonly storesSubmitTime: boolean;
}

/** Everything in which an enquiry form differs from the others (docs/decisions/d1-one-enquiry-machine.md). */
export interface FormDefinition extends FormLayout {
  readonly id: FormId;
  /** In this order; the first failure is shown (docs/requirements.md 5.1). */
  readonly checks: readonly DetailCheck[];
  /** Checked again before a code is sent again; the blog form checks its phone then (docs/requirements.md 5.1). */
  readonly resendChecks: readonly DetailCheck[];
  /** Shown while the visitor types the phone, without blocking the form (docs/requirements.md 5.1, blog). */
  readonly livePhoneChecks: readonly DetailCheck[];
  readonly texts: EnquiryTexts;
  readonly leadKind: LeadKind;
  readonly leadParams: LeadParamsBuilder;
  /**
   * Modal and visit: an enquiry is kept in this browser when its code or its lead could not be sent. Step 2 opens
   * without a code (docs/requirements.md 4.1, step 2), and the flow succeeds without the lead (step 7). Other forms keep
   * a lead alone, and only when the visitor has left the page.
   */
  readonly keepsUndelivered: boolean;
  readonly ending: FormEnding;
}
