/**
 * `npm run visual:record -- NAME`: a picture of every kind of page and of every named state at three widths, of the
 * site of the tests (`npm run build:tests`), in `visual-record/NAME`.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { runMain } from "../run/run-main";
import { recordFolder } from "./visual-folder";

runMain(() => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error("Name the record: npm run visual:record -- before");
  const folder = recordFolder(name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(
    "npx",
    ["jest", "--selectProjects", "browser", "--maxWorkers=2", "--testPathPatterns", "e2e/axe-states"],
    { stdio: "inherit", env: { ...process.env, VISUAL_RECORD: folder } },
  );
  process.stdout.write(`The pictures are in ${folder}\n`);
});
