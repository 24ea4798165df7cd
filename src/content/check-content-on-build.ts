import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "./check-content";
import { problemLine } from "./checks/content-problem";

/** Written past the reporter, which would break a line at the width of the window. */
function writeLines(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n`);
}

/** Gatsby's onPreInit: every fault of the content in one run, one line each; the build stops (decision A3). */
export function checkContentOrStop({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const { errors, warnings } = checkContent(path.resolve("data"), { today: new Date() });
  if (warnings.length > 0) {
    writeLines(warnings.map(problemLine));
    reporter.warn(`${warnings.length} thing(s) in the content to look at soon; each is named above.`);
  }
  if (errors.length > 0) {
    writeLines(errors.map(problemLine));
    reporter.panic(`The content has ${errors.length} fault(s), each named above; mend them and build again.`);
  }
}
