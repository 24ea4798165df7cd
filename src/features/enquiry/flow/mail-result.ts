import type { EmailKind } from "../../../config/environment";
import type { MailParams } from "../form/enquiry-types";

/** `throttled` 429, `blocked` 403 or no storage, `headless` 451, `address` 422 for a code, `network` no answer. */
export type SendFailureReason =
  "throttled" | "blocked" | "headless" | "network" | "config" | "address" | "provider";

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: SendFailureReason; readonly status?: number | undefined };

/** Never rejects. */
export type SendMail = (kind: EmailKind, params: MailParams) => Promise<SendResult>;

export type NextStepOffer = "retry" | "phone" | "whatsapp" | "mailto";

interface NextStep {
  readonly text: string;
  /** Best first. */
  readonly offers: readonly NextStepOffer[];
}

/** Shown below the message of docs/requirements.md 8, which names no next step. */
export const nextSteps: Readonly<Record<SendFailureReason, NextStep>> = {
  throttled: {
    text: "Several messages went out in a short time. Please wait a minute, then press the button again.",
    offers: ["retry", "whatsapp", "phone"],
  },
  blocked: {
    text: "The e-mail service refused this request, so trying again will not help. Please call or message us instead.",
    offers: ["phone", "whatsapp", "mailto"],
  },
  headless: {
    text: "The e-mail service takes this browser for a program. Please use another browser, or call us.",
    offers: ["phone", "whatsapp", "mailto"],
  },
  network: {
    // The answer may have been lost and not the message, which cannot be known.
    text: "Please check your internet connection and press the button again. What you typed is still here, and a message that reaches us twice is answered once.",
    offers: ["retry", "phone", "whatsapp"],
  },
  config: {
    text: "E-mail from this page is not available at present. Please call, message or write to us instead.",
    offers: ["phone", "whatsapp", "mailto"],
  },
  address: {
    text: "This e-mail address is not valid. Please check it and press the button again.",
    offers: ["retry", "phone", "whatsapp"],
  },
  provider: {
    text: "The e-mail service has a fault. Please try again in a few minutes, or call or message us.",
    offers: ["retry", "phone", "whatsapp", "mailto"],
  },
};
