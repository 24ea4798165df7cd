/** Known vulnerabilities are found by version, way in and whether visitors load the package. */
import { advisoriesOfAudit, findAdvisories, inRange, unexplained } from "../../../tools/find-advisories";
import { lockedPackages } from "../../../tools/locked-packages";

test.each([
  ["0.5.0", "<0.7.0", true],
  ["0.7.0", "<0.7.0", false],
  ["0.10.0", "<0.7.0", false],
  ["1.16.3", "<=1.16.3", true],
  ["7.5.1", "<5.7.2 || >=6.0.0 <6.3.1 || >=7.0.0 <7.5.2", true],
  ["6.3.1", "<5.7.2 || >=6.0.0 <6.3.1 || >=7.0.0 <7.5.2", false],
  ["5.0.0", ">= 5.0.0-alpha.0 < 5.94.0", true],
  ["2.0.0", "2.0.0", true],
  ["2.0.1", "=2.0.0", false],
  ["3.1.4", "*", true],
])("%s in %s: %s", (version, range, expected) => {
  expect(inRange(version, range)).toBe(expected);
});

/** A site with one package for visitors, which brings a braces of its own, and one for working on it. */
const lockfile = {
  packages: {
    "": { dependencies: { shown: "^1.0.0", braces: "^3.0.0" }, devDependencies: { tested: "^1.0.0" } },
    "node_modules/shown": { version: "1.0.0", dependencies: { inner: "^1.0.0" } },
    "node_modules/shown/node_modules/inner": { version: "1.2.0", dependencies: { braces: "^2.0.0" } },
    "node_modules/shown/node_modules/braces": { version: "2.3.2" },
    "node_modules/braces": { version: "3.0.3" },
    "node_modules/tested": { version: "1.0.0", dev: true },
  },
};

test("each package of the site comes with its way in, those for working on it left out", () => {
  const found = lockedPackages(lockfile).map(({ version, way }) => [way.join(" > "), version]);
  expect(found).toEqual([
    ["shown", "1.0.0"],
    ["braces", "3.0.3"],
    ["shown > inner", "1.2.0"],
    ["shown > inner > braces", "2.3.2"],
  ]);
});

const braces = {
  name: "braces",
  url: "https://github.com/advisories/GHSA-grv7-fg5c-xmjg",
  range: "<3.0.3",
  severity: "high" as const,
  title: "memory exhausted by unbalanced braces",
};
const reason = { ids: ["GHSA-grv7-fg5c-xmjg"], why: "it sees file names alone" };

test.each([
  ["what visitors load, without a reason", ["braces"], { build: [], visitors: [] }, 1],
  ["what visitors load, with a reason of the build alone", ["braces"], { build: [reason], visitors: [] }, 1],
  ["what visitors load, with a reason", ["braces"], { build: [], visitors: [reason] }, 0],
  ["the build alone", ["shown"], { build: [], visitors: [] }, 0],
])("a vulnerable version in %s", (_, loaded, reasons, left) => {
  const issues = findAdvisories(lockedPackages(lockfile), [braces], reasons, new Set(loaded));
  expect(issues.map(({ version, way }) => [version, way.at(-2)])).toEqual([["2.3.2", "inner"]]);
  expect(unexplained(issues)).toHaveLength(left);
});

test("an answer of the registry gives its advisories, and one that is none gives null", () => {
  const answer = { vulnerabilities: { braces: { via: [braces] }, micromatch: { via: ["braces"] } } };
  expect(advisoriesOfAudit(answer)).toEqual([braces]);
  expect(advisoriesOfAudit({ vulnerabilities: {} })).toEqual([]);
  expect(advisoriesOfAudit({ statusCode: 405, error: { summary: "" } })).toBeNull();
});
