/**
 * `npm run visual:record -- NAME`: a picture of every kind of page, for visitors of whom nothing, a city, saved homes or
 * both are stored, and of every named state, at three widths, of the site of the tests (`npm run build:tests`), in
 * `visual-record/NAME`. `-- NAME kinds` or `-- NAME states` records those alone.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { runMain } from "../run/run-main";
import { recordFolder } from "./visual-folder";

runMain(() => {
  const [name, only = ""] = process.argv.slice(2);
  if (name === undefined) throw new Error("Name the record: npm run visual:record -- before");
  if (!["", "kinds", "states"].includes(only)) throw new Error(`Record kinds or states, not "${only}"`);
  const folder = recordFolder(name);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(
    "npx",
    [
      ...["jest", "--selectProjects", "browser", "--maxWorkers=2", "--testPathPatterns", "e2e/axe-states"],
      ...["--testNamePattern", `a picture at .* of the ${only.slice(0, -1)}`],
    ],
    { stdio: "inherit", env: { ...process.env, VISUAL_RECORD: folder } },
  );
  process.stdout.write(`The pictures are in ${folder}\n`);
});
