import { emailOrigin } from "../config/environment";
import { adminSettings } from "./admin/admin-settings";
import { packedHostOf } from "./build-files/pack-site";

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
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
