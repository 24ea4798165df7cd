import type { SendFailureReason } from "./enquiry-types";
import { sendButtonText } from "./form-layouts";

/** Texts that differ between forms (docs/requirements.md 4.1, 5.3, 8), with `{email}` and `{seconds}`. */
export const commonTexts = {
  verifyButton: "Verify OTP & Submit",
  verifyingButton: "Verifying...",
  doneButton: "Submitted!",
  resendButton: "Resend code",
  resendCountdown: "Resend in {seconds}s",
  codeSent: "OTP sent to {email}. Please check your inbox (or spam).",
  codeResent: "OTP resent to {email}.",
  sendFailed: "Failed to send OTP. Please try again later.",
  sendFailedNotKept: "Failed to send OTP. Failed to save enquiry. Try again.",
  addressRefused: "Failed to send OTP. Please try again later.",
  /** After a reload or Back at step 2, where the code went with the former page. */
  codeLost: `The code sent to {email} no longer works, because the page was left or loaded again. Press “${sendButtonText}” for a new one.`,
  resendFailed: "Failed to resend OTP. Try again later.",
  resendWithoutEmail: "Please enter an email to receive OTP.",
  codeEmpty: "Please enter the OTP.",
  codeWrong: "Invalid OTP. Please try again.",
  codeExpired: "OTP expired. Please resend OTP.",
  tooManyAttempts: "Too many wrong attempts. Please resend OTP.",
  leadSent: "Thanks — your enquiry has been submitted.",
  leadFailed: "Failed to submit request. Please try again later.",
  leadKept: "Failed to send final email. Saved locally.",
  leadNotKept: "Failed to save enquiry. Try again.",
};

export type EnquiryTexts = Readonly<typeof commonTexts>;

export const serviceTexts: EnquiryTexts = {
  ...commonTexts,
  doneButton: "Requested!",
  leadSent: "Thanks — your request has been submitted.",
};

/** docs/requirements.md 8: the sidebar names a failed resend like a failed first send. */
export const sidebarTexts: EnquiryTexts = { ...commonTexts, resendFailed: "Failed to send OTP" };

export const modalTexts: EnquiryTexts = {
  ...commonTexts,
  codeSent: "OTP sent to {email}. Please check your inbox.",
  sendFailed: "Failed to send OTP. Your enquiry is stored in this browser for now.",
  resendFailed: "Failed to resend OTP. Try again.",
  codeEmpty: "Please enter OTP.",
  codeWrong: "Invalid OTP. Try again.",
  leadSent: "Request submitted ✓",
};

/** docs/requirements.md 5.1, 8. */
export const blogTexts: EnquiryTexts = {
  ...serviceTexts,
  codeSent: "OTP sent to {email}. Please check your inbox.",
  sendFailed: "Failed to send OTP. Try again later.",
  addressRefused: "Failed to send OTP. Try again later.",
  codeEmpty: "Enter the OTP.",
  codeWrong: "Invalid OTP. Try again.",
  codeExpired: "OTP expired. Please resend.",
  tooManyAttempts: "Too many attempts. Resend OTP.",
  leadFailed: "Failed to submit. Try again later.",
};

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
