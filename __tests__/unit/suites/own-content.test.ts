/** No edit of the live content breaks a test: only the live suite reads it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Those that may: the live suite, what leads it there, and the test of the editors' guide, which is no content. */
const readers = /^__tests__\/(live\/|support\/live-content\.ts$|content\/editors-guide\.test\.ts$)/;

/** An import from `data`, or a path into it; lines of the check and of the admin, which name it, are none. */
const readsData =
  /(?:from|import\(|require\() ?"(?:\.\.\/)+data\/|(?:resolve|join|readFileSync|readdirSync)\(["`]data(?:["`/]|$)|live-content"/;

const files = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
  .map((name) => path.posix.join("__tests__", name))
  .filter((name) => /\.tsx?$/.test(name) && name !== path.relative(".", __filename));

const linesThatRead = (name: string) =>
  readFileSync(name, "utf8")
    .split("\n")
    .filter((line) => readsData.test(line))
    .map((line) => `${name}: ${line.trim()}`);

test("unit, component and browser suites read nothing below data", () => {
  expect(files.filter((name) => !readers.test(name)).flatMap(linesThatRead)).toEqual([]);
});
