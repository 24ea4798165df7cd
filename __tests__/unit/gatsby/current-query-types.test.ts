/** The types of the queries are written again only where they would be other ones. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  areQueryTypesCurrent,
  noteQueryTypes,
  queryTypesFile,
} from "../../../src/gatsby/data/current-query-types";

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "query-types-"));
  write("src/templates/listing.tsx", "export const query = graphql`query A { a }`;");
  write("src/content/schema.ts", "export const a = 1;");
  write("data/listings/one.json", "{}");
  write("gatsby-node.ts", "");
  write("package.json", "{}");
  write(queryTypesFile, "declare namespace Queries {}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("before a build has noted anything they are not current", () => {
  expect(areQueryTypesCurrent(folder)).toBe(false);
});

test("after a build they are, also when the content alone has changed", () => {
  noteQueryTypes(folder);
  expect(areQueryTypesCurrent(folder)).toBe(true);
  write("data/listings/one.json", '{ "title": "One" }');
  expect(areQueryTypesCurrent(folder)).toBe(true);
});

test.each([
  ["a query", () => write("src/templates/listing.tsx", "export const query = graphql`query A { b }`;")],
  ["a schema", () => write("src/content/schema.ts", "export const a = 2;")],
  ["a new file", () => write("src/pages/new.tsx", "")],
  ["the list of packages", () => write("package.json", '{ "version": "2" }')],
  ["the version of Gatsby", () => write("node_modules/gatsby/package.json", '{ "version": "6.0.0" }')],
  ["the types themselves", () => write(queryTypesFile, "")],
  ["types that are gone", () => rmSync(path.join(folder, queryTypesFile))],
])("%s makes them old", (_, change) => {
  noteQueryTypes(folder);
  change();
  expect(areQueryTypesCurrent(folder)).toBe(false);
});
