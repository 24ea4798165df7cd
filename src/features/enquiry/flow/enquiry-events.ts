import type { EnquiryDetails } from "../form/enquiry-types";
import type { SendResult } from "./mail-result";

/** What can happen to an enquiry. Times are milliseconds since 1970. */
export type EnquiryEvent =
  | { readonly type: "edit"; readonly field: keyof EnquiryDetails; readonly value: string }
  | { readonly type: "editCode"; readonly value: string }
  | { readonly type: "submitDetails"; readonly nowMs: number }
  | { readonly type: "resend"; readonly nowMs: number }
  | {
      readonly type: "codeAnswered";
      readonly requestId: number;
      readonly result: SendResult;
      readonly nowMs: number;
      /** Whether this browser could store the enquiry of a code that was not sent. */
      readonly isKept: boolean;
    }
  /** `matches` is the code keeper's answer; the machine itself never sees the code. */
  | { readonly type: "submitCode"; readonly matches: boolean; readonly nowMs: number }
  | {
      readonly type: "leadAnswered";
      readonly requestId: number;
      readonly result: SendResult;
      readonly submittedAtMs: number;
      /** Whether this browser could store the undelivered lead. */
      readonly isKept: boolean;
    }
  | { readonly type: "back" }
  | { readonly type: "restart" }
  | {
      readonly type: "restore";
      readonly details: Partial<EnquiryDetails>;
      /** The address that a code was sent to which this page no longer knows; null for none. */
      readonly lostCodeTo: string | null;
    };

/** What the session must do after a transition. */
export type EnquiryCommand =
  | { readonly type: "sendCode"; readonly requestId: number }
  | { readonly type: "acceptCode" }
  | { readonly type: "rejectCode" }
  | { readonly type: "discardCode" }
  | { readonly type: "sendLead"; readonly requestId: number; readonly submittedAtMs: number }
  | {
      readonly type: "finish";
      readonly details: EnquiryDetails;
      readonly submittedAtMs: number;
      readonly isKept: boolean;
    };
