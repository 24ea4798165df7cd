import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesDigest } from "../../../src/gatsby/bundler/files-digest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "files-digest-"));
  mkdirSync(path.join(folder, "inner"));
  writeFileSync(path.join(folder, "inner", "one.css"), "a { color: red }");
  writeFileSync(path.join(folder, "two.css"), "b { color: red }");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const digest = () => filesDigest(folder, ".css");

test("the digest stays while the files stay", () => {
  expect(digest()).toBe(digest());
});

test.each([
  ["an edit in a folder", () => writeFileSync(path.join(folder, "inner", "one.css"), "a { color: blue }")],
  ["a new file", () => writeFileSync(path.join(folder, "three.css"), "")],
  ["a new name", () => renameSync(path.join(folder, "two.css"), path.join(folder, "four.css"))],
])("%s changes the digest", (_, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});

test("a file of another kind does not", () => {
  const before = digest();
  writeFileSync(path.join(folder, "code.ts"), "");
  expect(digest()).toBe(before);
});
