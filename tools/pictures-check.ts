/**
 * `npm run pictures:check`: looks at every picture of data/images as the build does, and at their pixels for those that
 * were made larger than they are. Ends with 1 when the build would stop.
 */
import { formatIssue } from "../src/content/checks/issue";
import { contentFolder } from "../src/content/build-settings";
import { checkPictures } from "../src/content/check-pictures";
import { counted } from "../src/lib/text";
import { runMain } from "./run/run-main";

runMain(async () => {
  const { errors, warnings } = await checkPictures(contentFolder(process.env), { withDetail: true });
  for (const issue of [...warnings, ...errors]) process.stdout.write(`${formatIssue(issue)}\n`);
  process.stdout.write(`${counted(errors.length, "error")}, ${counted(warnings.length, "warning")}.\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
});
