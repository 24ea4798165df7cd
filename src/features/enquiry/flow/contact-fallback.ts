import type { EnquiryContext, EnquiryDetails } from "../form/enquiry-types";
import { fullNameOf } from "../form/lead-params";
import { joinPhone } from "../form/phone-input";

/**
 * What the visitor typed, as a message for WhatsApp or their own mail program when our e-mail failed
 * (docs/decisions/d3-email-adapter.md). Empty fields are left out.
 */
export function fallbackMessage(details: EnquiryDetails, context: EnquiryContext): string {
  const about = context.propertyTitle ?? context.source ?? context.tab ?? "";
  const lines = [
    about === "" ? "" : `About: ${about}`,
    ...[
      [details.firstDay, details.firstPart],
      [details.secondDay, details.secondPart],
    ].map((wish) => wish.filter((part) => part !== "").join(": ")),
    details.message.trim(),
    fullNameOf(details),
    details.email.trim(),
    joinPhone(details.countryCode, details.phone),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** Subject of the mail that a visitor writes themselves when ours failed. */
export function fallbackSubject(context: EnquiryContext): string {
  return `Enquiry: ${context.propertyTitle ?? context.source ?? context.brand}`;
}
