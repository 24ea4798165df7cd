/**
 * `npm run upgrade:trial -- gatsby@6`, `react@19 react-dom@19`, `node@24`: what would fail with other versions. A copy of
 * the last commit gets them (Node as a package of the registry, which npm's scripts then run by), is checked, tested
 * and built, and says part by part what passed; the end of what failed is shown, the whole lies in the copy.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runMain } from "./run/run-main";

/** npm's scripts and what they are given; the last looks at what only a browser sees of Gatsby's private parts. */
const parts = [
  ["check:content"],
  ["test:unit"],
  ["build"],
  ["typecheck"],
  ["test:live"],
  ["build:tests"],
  ["test:browser", "--", "--testPathPatterns", "e2e/(gatsby-adapter|first-paint|pages-ahead|policy)"],
];
const shownLines = 25;

runMain(() => {
  const versions = process.argv.slice(2);
  if (versions.length === 0)
    throw new Error("Name the versions to try: npm run upgrade:trial -- react@19 react-dom@19");
  const folder = mkdtempSync(path.join(tmpdir(), "upgrade-trial-"));
  const inherit = { stdio: "inherit", cwd: folder } as const;
  execFileSync("git", ["clone", "--quiet", process.cwd(), folder], { stdio: "inherit" });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], inherit);
  // What they say of each other is what is tried, not obeyed.
  execFileSync(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--legacy-peer-deps", ...versions],
    inherit,
  );
  const failed = parts.filter(([part = "", ...given]) => {
    const log = path.join(folder, `${part.replace(":", "-")}.log`);
    const { status, stdout, stderr } = spawnSync("npm", ["run", part, ...given], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256_000_000,
    });
    const output = stdout + stderr;
    writeFileSync(log, output);
    process.stdout.write(`${status === 0 ? "passes" : "FAILS "}  ${part}\n`);
    if (status !== 0) {
      const lines = output.trimEnd().split("\n").slice(-shownLines);
      process.stdout.write(`${lines.map((line) => `        ${line}`).join("\n")}\n`);
    }
    return status !== 0;
  });
  process.stdout.write(`The copy with ${versions.join(" ")} is ${folder}\n`);
  if (failed.length > 0) process.exitCode = 1;
});
