/**
 * `npm run advisories`: known vulnerabilities of the packages of the site and its build, from the registry, or from
 * tools/advisories.json where it does not answer. Fails for one without a reason in what visitors of the last build load.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { bundledPackages } from "./bundled-packages";
import { advisoriesOfAudit, advisoryListSchema, findAdvisories, unexplained } from "./find-advisories";
import { lockedPackages } from "./locked-packages";
import { runMain } from "./run/run-main";

const parsed = (text: string): unknown => JSON.parse(text);
const parseJsonFile = (file: string) => parsed(readFileSync(file, "utf8"));

/** What the registry knows of the packages; null where it does not answer. */
function askRegistry() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
  try {
    return advisoriesOfAudit(parsed(stdout));
  } catch {
    return null;
  }
}

runMain(() => {
  const { renewed, reasons, advisories } = advisoryListSchema.parse(parseJsonFile("tools/advisories.json"));
  const packages = lockedPackages(parseJsonFile("package-lock.json"));
  const loaded = new Set(bundledPackages("public").map(({ name }) => name));
  const answer = askRegistry();
  process.stdout.write(
    answer
      ? `${packages.length} packages, by the registry's answer to \`npm audit\`.\n`
      : `${packages.length} packages, by ${advisories.length} advisories that were renewed on ${renewed} and are not all there are: the registry does not answer \`npm audit\`.\n`,
  );
  const issues = findAdvisories(packages, answer ?? advisories, reasons, loaded);
  for (const { severity, name, version, title, url, way, reachesVisitors, why } of issues)
    process.stdout.write(
      [
        `\n${severity}: ${name} ${version}, ${title} (${url})`,
        `  comes in by ${way.join(" > ")}; ${reachesVisitors ? "visitors load it" : "visitors do not load it"}`,
        `  ${why ?? "no reason in tools/advisories.json"}\n`,
      ].join("\n"),
    );
  const left = unexplained(issues);
  if (left.length > 0)
    throw new Error(
      `Visitors load ${left.map(({ name, url }) => `${name} (${url})`).join(", ")}: take a version without the issue, or say in tools/advisories.json why it does no harm`,
    );
});
