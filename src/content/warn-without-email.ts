import type { ParentSpanPluginArgs } from "gatsby";
import { readEmailJsEnvironment } from "../config/emailjs-environment";

/**
 * Warns once of what is missing for e-mail and what the forms do then; the build goes on
 * (docs/decisions/d3-email-adapter.md).
 */
export function warnWithoutEmail({
  reporter,
}: {
  readonly reporter: Pick<ParentSpanPluginArgs["reporter"], "warn">;
}) {
  const reading = readEmailJsEnvironment(process.env);
  if (reading.ok) return;
  reporter.warn(
    `The enquiry forms cannot send e-mail: ${reading.missing.join(", ")} not set. ` +
      "They will offer telephone, WhatsApp and an e-mail with the message filled in instead. " +
      "Set the variables as .env.example and docs/emailjs-setup.md describe, then build again.",
  );
}
