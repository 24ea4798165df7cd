/** docs/recipes.md names as many files as it says, and docs/architecture.md promises the same numbers. */
import { readdirSync } from "node:fs";
import { tableRows, textOf } from "../../support/documents";

const sections = textOf("docs/recipes.md").split(/^## /m).slice(1);
const counted = sections.flatMap((section) => {
  const [, recipe = "", files = ""] = /^(.+): (\d+) files$/m.exec(section.split("\n")[0] ?? "") ?? [];
  return recipe === "" ? [] : [{ recipe, files: Number(files), section }];
});

test.each(counted)("$recipe: $files files", ({ files, section }) => {
  const paths = [...section.matchAll(/^\d+\. `(src\/[^`]+)`: /gm)];
  expect(new Set(paths.map(([, path]) => path)).size).toBe(files);
});

test("the components that a recipe puts into a template are in those that are there", () => {
  const templates = readdirSync("src/templates")
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => textOf(`src/templates/${name}`));
  const steps = textOf("docs/recipes.md").match(/^\d+\. `src\/templates\/.*(?:\n {3}.*)*/gm) ?? [];
  const named = steps.flatMap((step) => [...step.matchAll(/`<(\w+)>`/g)].map(([, name = ""]) => name));
  expect(named).toContain("Seo");
  expect(named.filter((name) => !templates.some((text) => text.includes(`<${name}`)))).toEqual([]);
});

test("what a change may cost is what its recipe takes", () => {
  const text = textOf("docs/architecture.md");
  const table = text.slice(text.indexOf("## What a change may cost"), text.indexOf("## Names and limits"));
  const promised = tableRows(table).map(([, files]) => Number(files));
  expect(promised.length).toBeGreaterThan(3);
  expect(counted.map(({ files }) => files).sort()).toEqual(promised.sort());
});
