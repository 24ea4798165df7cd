import { existsSync } from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { emailOrigin } from "../config/environment";
import { adminSettings } from "./admin/admin-settings";
import { packedHostOf } from "./build-files/pack-site";
import { isPreviewAsked, publicationDay } from "./publication";
import { previewMark } from "./pages/preview-page";
import { readEmailJsEnvironment } from "../config/emailjs-environment";

/**
 * Throws where the folder of the build holds a preview and the site of the public is to be built: pictures of drafts
 * would be left in it.
 */
export function refusePreviewLeft(isPreview: boolean, publicFolder: string): void {
  if (isPreview || !existsSync(path.join(publicFolder, previewMark))) return;
  throw new Error("public holds a preview; run npm run clean before you build the site of the public");
}

/**
 * Gatsby's onPreInit: reads at the beginning of a build the variables that its end needs, so that a misspelt one is
 * found at once. (`gatsby-config.ts` has read SITE_ORIGIN by then.)
 */
export function checkEnvironmentOrStop({
  reporter,
}: {
  readonly reporter: { readonly panic: (message: string) => unknown };
}): void {
  try {
    emailOrigin(process.env);
    packedHostOf(process.env);
    adminSettings(process.env);
    publicationDay(process.env);
    refusePreviewLeft(isPreviewAsked(process.env), path.resolve("public"));
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Warns once of what is missing for e-mail and what the forms do then; the build goes on
 * (docs/decisions/e-mail.md).
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
