/** What README, CONTRIBUTING and the editors' guide name is there; every package has its reason in the README. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { scripts, dependencies, devDependencies } = packageSchema.parse(
  JSON.parse(readFileSync("package.json", "utf8")),
);
const readme = readFileSync("README.md", "utf8");

describe.each(["README.md", "CONTRIBUTING.md", "data/README.md", "CHANGELOG.md"])("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("names commands that exist", () => {
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("links to files that exist", () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) => target);
    const missing = targets.filter((target) => !existsSync(path.resolve(path.dirname(file), target)));
    expect(missing).toEqual([]);
  });
});

test("every command has its line in the README", () => {
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !readme.includes(`npm run ${name}`) &&
      !readme.includes(`\`${name}\``) &&
      !readme.includes(`npm ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test("every package has its reason in the README, and no other is named", () => {
  const section = readme.slice(
    readme.indexOf("## Packages and why"),
    readme.indexOf("## Where the site differs"),
  );
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !/^\| (-|Package)/.test(line));
  const named = rows.flatMap((row) => {
    const [first = "", ...others] = (row.split("|")[1] ?? "").split(",").map((name) => name.trim());
    // "@types/jest, jsdom": the scope of the first name holds for those after it where only it exists.
    const scope = /^@(types|testing-library)\//.exec(first)?.[0] ?? "";
    return [first, ...others.map((name) => scope + name)];
  });
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
