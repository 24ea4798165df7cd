/** `npm run check:content`: checks every content file without a build. Ends with 1 when the build would stop. */
import { checkContent } from "../src/content/check-content";
import { contentFolder, publicationDay } from "../src/content/build-settings";
import { checkPictures } from "../src/content/check-pictures";
import { formatIssue, type Issue } from "../src/content/checks/issue";
import { counted } from "../src/lib/text";
import { runMain } from "./run/run-main";

function print(title: string, issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const lines = issues.map((issue, index) => {
    const newFile = index > 0 && issue.file !== issues[index - 1]?.file;
    return `${newFile ? "\n" : ""}  ${formatIssue(issue)}\n`;
  });
  process.stdout.write(`${title}\n\n${lines.join("")}\n`);
}

runMain(async () => {
  const startedAtMs = performance.now();
  const folder = contentFolder(process.env);
  const content = checkContent(folder, { today: new Date(publicationDay(process.env)) });
  const pictures = await checkPictures(folder);
  const errors = [...content.errors, ...pictures.errors];
  const warnings = [...content.warnings, ...pictures.warnings];
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);

  print("Warnings: worth a look, the build goes on", warnings);
  print("Errors: the build stops until these are mended", errors);
  const summary = `${counted(errors.length, "error")}, ${counted(warnings.length, "warning")}`;
  process.stdout.write(`Content checked in ${seconds} s: ${summary}.\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
