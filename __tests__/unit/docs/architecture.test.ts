/** docs/architecture.md is the plan of the house as it stands. */
import { readFileSync, readdirSync } from "node:fs";
import { tableRows, textOf } from "../../support/documents";

test("every folder has its line in the tour, and no other is named", () => {
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
  const text = textOf("docs/architecture.md");
  const tour = text.slice(text.indexOf("## Tour"), text.indexOf("## Who may import whom"));
  const named = tableRows(tour).flatMap(([cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.sort()).toEqual(folders.sort());
});

test("the table of imports names every folder of src but the wall and the styles", () => {
  const text = textOf("docs/architecture.md");
  const table = text.slice(text.indexOf("## Who may import whom"), text.indexOf("## How content becomes"));
  const named = tableRows(table).flatMap(([cell = ""]) =>
    [...cell.matchAll(/`?([a-z]+)`?/g)].map(([, n]) => n),
  );
  const folders = readdirSync("src", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !["gatsby", "styles", "features"].includes(name));
  expect(folders.filter((name) => !named.includes(name))).toEqual([]);
});
