/** The records of decisions stay few and short, and the index leads to each. */
import { readdirSync } from "node:fs";
import { headingsOf, textOf } from "../../support/documents";

const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");

test("there are at most 35 records", () => {
  expect(records.length).toBeLessThanOrEqual(35);
});

test.each(records)("%s has a date, its decision, reason and consequences, in at most 60 lines", (name) => {
  const text = textOf(`docs/decisions/${name}`);
  expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d$/m);
  expect(headingsOf(`docs/decisions/${name}`).slice(1)).toEqual(["Decision", "Reason", "Consequences"]);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});

test("the index has each record once, by its title", () => {
  const named = [...textOf("docs/decisions/README.md").matchAll(/^\| \[([^\]]+)\]\(([^)]+)\)/gm)];
  const titles = records.map((name) => [headingsOf(`docs/decisions/${name}`)[0], name]);
  expect(named.map(([, title, name]) => [title, name]).sort()).toEqual(titles.sort());
});
