import { checkContent, type CheckOptions } from "./check-content";
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

/** Gatsby's onPreInit: writes every fault of the content, one a line, and stops (docs/decisions/content.md). */
export function checkContentOrStop(
  { reporter }: BuildToCheck,
  dataFolder = contentFolder(process.env),
  options: CheckOptions = { today: new Date() },
): void {
  const { errors, warnings } = checkContent(dataFolder, options);
  if (warnings.length > 0) {
    writeLines(warnings.map(formatIssue));
    reporter.warn(`${warnings.length} thing(s) in the content to look at soon; each is named above.`);
  }
  if (errors.length > 0) {
    writeLines(errors.map(formatIssue));
    reporter.panic(`The content has ${errors.length} fault(s), each named above; mend them and build again.`);
  }
}

/** Gatsby's onPreInit: the same for pictures that the build cannot take or the public must not have. */
export async function checkPicturesOrStop(
  { reporter }: BuildToCheck,
  dataFolder = contentFolder(process.env),
): Promise<void> {
  const { errors, warnings } = await checkPictures(dataFolder);
  if (warnings.length > 0) {
    writeLines(warnings.map(formatIssue));
    reporter.warn(`${warnings.length} picture(s) to look at soon; each is named above.`);
  }
  if (errors.length > 0) {
    writeLines(errors.map(formatIssue));
    reporter.panic(
      `${errors.length} picture(s) cannot be published, each named above; mend them and build again.`,
    );
  }
}
