/** What visitors load has no known vulnerability without a reason, and no reason outlives its advisory. */
import { readFileSync } from "node:fs";
import { bundledPackages } from "../../tools/bundled-packages";
import { advisoryListSchema, findAdvisories, unexplained } from "../../tools/find-advisories";
import { lockedPackages } from "../../tools/locked-packages";

const parseJsonFile = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const { reasons, advisories } = advisoryListSchema.parse(parseJsonFile("tools/advisories.json"));
const loaded = new Set(bundledPackages("public").map(({ name }) => name));
const issues = findAdvisories(
  lockedPackages(parseJsonFile("package-lock.json")),
  advisories,
  reasons,
  loaded,
);

test("no vulnerability that tools/advisories.json knows is in what visitors load without a reason", () => {
  expect(unexplained(issues)).toEqual([]);
});

test("those in the build alone have reasons, and each reason has its advisory", () => {
  expect(issues.filter(({ why }) => why === undefined)).toEqual([]);
  const applying = issues.map(({ url }) => url.split("/").at(-1));
  const named = [...reasons.build, ...reasons.visitors].flatMap(({ ids }) => ids);
  expect(named.filter((id) => !applying.includes(id))).toEqual([]);
});
