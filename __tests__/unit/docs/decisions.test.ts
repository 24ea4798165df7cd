/** Each decision has one record of the same parts, at most a page, and its line in the index. */
import { readdirSync } from "node:fs";
import { headingsOf, textOf } from "../../support/documents";

const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");

test.each(records)("%s has its parts, on a page", (name) => {
  const text = textOf(`docs/decisions/${name}`);
  const [title = "", ...parts] = headingsOf(`docs/decisions/${name}`);
  expect(parts.filter((part) => part !== "Measured")).toEqual(["Context", "Decision", "What would undo it"]);
  for (const part of text.split(/^## .+$/m)) expect(part.trim()).not.toBe("");
  expect(text.split("\n").length).toBeLessThanOrEqual(60);

  const date = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1] ?? "no date";
  // A decision of the product begins with its number, every other with the day it was taken.
  const begin = /^([a-f]\d+b?|\d{4}-\d{2}-\d{2})-/.exec(name)?.[1] ?? "no number and no date";
  if (/^\d/.test(begin)) expect(date).toBe(begin);
  else expect(title.toLowerCase()).toMatch(new RegExp(`^${begin}\\. `));
});

test("the index has each record once", () => {
  const named = [...textOf("docs/decisions/README.md").matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)];
  expect(named.map(([, name]) => name).sort()).toEqual(records.sort());
});

test("the index calls each record by its own title", () => {
  const named = [...textOf("docs/decisions/README.md").matchAll(/^\| \[([^\]]+)\]\(([^)]+)\)/gm)];
  for (const [, title, name = ""] of named) expect(headingsOf(`docs/decisions/${name}`)[0]).toBe(title);
});
