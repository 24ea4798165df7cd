import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "./check-content";
import { problemLine } from "./checks/content-problem";

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join("\n");

/** Gatsby's onPreInit: every fault of the content in one run, one line each; the build stops (decision A3). */
export function checkContentOrStop({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const { errors, warnings } = checkContent(path.resolve("data"), { today: new Date() });
  if (warnings.length > 0) reporter.warn(`Content to look at soon:\n${indented(warnings.map(problemLine))}`);
  if (errors.length > 0) {
    reporter.panic(
      `The content has ${errors.length} fault(s); mend them and build again:\n${indented(errors.map(problemLine))}`,
    );
  }
}
