import { checkContent, type CheckOptions, type ContentReport } from "./check-content";
import { formatIssue } from "./checks/issue";
import { contentFolder } from "./content-folder";
import { checkPictures } from "./pictures/check-pictures";

interface BuildToCheck {
  readonly reporter: {
    readonly warn: (message: string) => unknown;
    readonly panic: (message: string) => unknown;
  };
}

/** Gatsby's reporter would wrap lines at the width of the terminal. */
function writeLines(lines: readonly string[]): void {
  process.stderr.write(`${lines.join("\n")}\n`);
}

/** Writes every issue, one a line; the build stops at an error. */
function reportIssues(
  { reporter }: BuildToCheck,
  { errors, warnings }: ContentReport,
  warned: string,
  stopped: string,
): void {
  if (warnings.length > 0) {
    writeLines(warnings.map(formatIssue));
    reporter.warn(`${warnings.length} ${warned} to look at soon; each is named above.`);
  }
  if (errors.length > 0) {
    writeLines(errors.map(formatIssue));
    reporter.panic(`${stopped}, each named above; mend them and build again.`);
  }
}

/** Gatsby's onPreInit: stops at faults of the content (docs/decisions/content.md). */
export function checkContentOrStop(
  build: BuildToCheck,
  dataFolder = contentFolder(process.env),
  options: CheckOptions = { today: new Date() },
): void {
  const report = checkContent(dataFolder, options);
  const stopped = `The content has ${report.errors.length} fault(s)`;
  reportIssues(build, report, "thing(s) in the content", stopped);
}

/** Gatsby's onPreInit: the same for pictures that the build cannot take or the public must not have. */
export async function checkPicturesOrStop(
  build: BuildToCheck,
  dataFolder = contentFolder(process.env),
): Promise<void> {
  const report = await checkPictures(dataFolder);
  reportIssues(build, report, "picture(s)", `${report.errors.length} picture(s) cannot be published`);
}
