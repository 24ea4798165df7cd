/** A test waits for what it expects, or moves a clock of its own on; it never waits for a time and hopes. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The one place that pauses, between two looks at a condition. */
const pausing = "__tests__/support/eventually.ts";

/** Ways to wait for a time; `jest.setTimeout` and stand-ins for the page's own are none. */
const fixedWait = /waitForTimeout|timers\/promises|(?<!jest\.)\bsetTimeout\(|\bsleep\(/;

const files = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
  .map((name) => path.posix.join("__tests__", name))
  .filter((name) => /\.tsx?$/.test(name) && name !== pausing && name !== path.relative(".", __filename));

test("no test and no part of one waits for a time", () => {
  const found = files.flatMap((name) =>
    readFileSync(name, "utf8")
      .split("\n")
      .flatMap((line, at) => (fixedWait.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test("the look for them sees each way", () => {
  const ways = [
    "await page.waitForTimeout(300);",
    "await new Promise((resolve) => setTimeout(resolve, 20));",
    'import { setTimeout as pause } from "node:timers/promises";',
    "window.setTimeout(done, 5);",
    "await sleep(5);",
  ];
  expect(ways.filter((line) => !fixedWait.test(line))).toEqual([]);
  expect(fixedWait.test("jest.setTimeout(90_000);")).toBe(false);
});
