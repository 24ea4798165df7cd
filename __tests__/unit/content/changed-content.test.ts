import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { refusePreviewLeft } from "../../../src/content/check-before-build";
import { changedContent } from "../../../src/content/pages/preview-page";

let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "changed-content-"));
  data = path.join(folder, "data");
  mkdirSync(path.join(data, "listings"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(data, name), text);

function git(...args: readonly string[]): void {
  const settings = ["user.name=Editor", "user.email=editor@example.com", "init.defaultBranch=main"];
  const options = settings.flatMap((setting) => ["-c", setting]);
  execFileSync("git", [...options, ...args], { cwd: folder, stdio: "ignore" });
}

test("what was changed, added and deleted since the published branch is named, by its place in the content", () => {
  write("listings/rowan.json", "{}");
  write("listings/oak.json", "{}");
  write("site.json", "{}");
  writeFileSync(path.join(folder, "README.md"), "");
  git("init");
  git("add", ".");
  git("commit", "-m", "published");
  git("checkout", "-b", "draft");
  write("listings/rowan.json", '{"id":1}');
  git("commit", "-am", "changed");
  write("listings/ash.json", "{}");
  rmSync(path.join(data, "listings/oak.json"));
  writeFileSync(path.join(folder, "README.md"), "changed");
  expect(changedContent({}, data)).toEqual({
    base: "main",
    files: ["listings/ash.json", "listings/oak.json", "listings/rowan.json"],
  });
});

test("a folder without such a branch has nothing to compare with", () => {
  expect(changedContent({ PREVIEW_BASE: "no-such-branch" }, data)).toBeNull();
});

test("a folder that holds a preview is refused for the public's site, and only for it", () => {
  expect(() => refusePreviewLeft(false, data)).not.toThrow();
  write("preview.json", "{}");
  expect(() => refusePreviewLeft(true, data)).not.toThrow();
  expect(() => refusePreviewLeft(false, data)).toThrow("public holds a preview; run npm run clean");
});
