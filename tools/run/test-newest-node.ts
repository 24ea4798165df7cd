/**
 * `npm run test:newest`: the unit and component tests once more on the newest LTS of Node, which is installed as a
 * package of the registry, beside those on the Node of the machine.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runMain } from "./run-main";

/** Node 26 is the LTS since October 2026. */
const version = "26.10.0";

const folder = path.resolve("node_modules/.newest-node");
const node = path.join(folder, "node_modules/node/bin/node");

const isInstalled = () =>
  existsSync(node) && execFileSync(node, ["--version"], { encoding: "utf8" }).trim() === `v${version}`;

runMain(() => {
  if (!isInstalled()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", `node@${version}`], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  process.stdout.write(`Node ${version}\n`);
  execFileSync(
    node,
    ["node_modules/jest/bin/jest.js", "--selectProjects", "unit", "components", "--maxWorkers=2"],
    { stdio: "inherit" },
  );
});
