/** What README, CONTRIBUTING and the editors' guide name is there; every package has its reason in the README. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.unknown()),
});
const { scripts, dependencies, devDependencies, overrides } = packageSchema.parse(
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

test("every folder has its line in the README's tour, and no other is named", () => {
  const ignored = [".git/", ...readFileSync(".gitignore", "utf8").split("\n")];
  const foldersIn = (place: string) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const kept = foldersIn(".").filter(
    (name) => !ignored.some((line) => line.replace(/^\//, "") === `${name}/`),
  );
  const folders = [
    ...kept.filter((name) => name !== "src"),
    ...foldersIn("src").map((name) => `src/${name}`),
  ];
  const section = readme.slice(readme.indexOf("## Tour"), readme.indexOf("## Decisions worth knowing"));
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.sort()).toEqual(folders.sort());
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
  const packages = { ...dependencies, ...devDependencies, ...overrides };
  expect(named.sort()).toEqual(Object.keys(packages).sort());
});
