/**
 * `npm run visual:compare -- BEFORE AFTER`: which pictures of two records differ, and a page that shows each before,
 * after, and with what changed in red, in `visual-record/BEFORE+AFTER`. Ends with code 1 if anything differs.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runMain } from "../run/run-main";
import { comparisonPage, type Difference } from "./comparison-page";
import { changedPixels } from "./compare-pictures";
import { comparisonFolder, recordFolder } from "./visual-folder";

async function namesOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`${folder} holds no record: npm run visual:record -- ${path.basename(folder)}`);
  });
  return names.filter((name) => name.endsWith(".png")).sort();
}

runMain(async () => {
  const [before, after] = process.argv.slice(2);
  if (before === undefined || after === undefined)
    throw new Error("Name two records: npm run visual:compare -- before after");
  const [beforeFolder, afterFolder] = [recordFolder(before), recordFolder(after)];
  const [beforeNames, afterNames] = await Promise.all([namesOf(beforeFolder), namesOf(afterFolder)]);
  const folder = comparisonFolder(before, after);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const differences: Difference[] = [];
  for (const name of new Set([...beforeNames, ...afterNames])) {
    if (!beforeNames.includes(name)) differences.push({ name, change: "new" });
    else if (!afterNames.includes(name)) differences.push({ name, change: "gone" });
    else {
      const pixels = await changedPixels(
        path.join(beforeFolder, name),
        path.join(afterFolder, name),
        path.join(folder, name),
      );
      if (pixels > 0) differences.push({ name, change: pixels });
    }
  }
  const page = path.join(folder, "index.html");
  await writeFile(page, comparisonPage(before, after, differences));
  for (const { name, change } of differences)
    process.stdout.write(
      `${typeof change === "number" ? `${String(change)} pixels` : change}`.padEnd(20) + `${name}\n`,
    );
  process.stdout.write(
    `${String(differences.length)} of ${String(new Set([...beforeNames, ...afterNames]).size)} pictures differ: ${page}\n`,
  );
  if (differences.length > 0) process.exitCode = 1;
});
