/** Where content has a closed set of values, the check names a value that is none of them, its place and the choice. */
import { z } from "zod";
import { bare, elementOf, fieldsOf, type Schema } from "../../src/content/checks/schema-walk";
import { contentTypes } from "../../src/content/content-types";
import { ContentFolder } from "../support/temporary-content";

type FieldPath = readonly (string | number)[];

interface ClosedSet {
  readonly path: FieldPath;
  readonly values: readonly string[];
}

function closedSetsIn(schema: Schema, path: FieldPath = []): ClosedSet[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum) return [{ path, values: inner.options.map(String) }];
  if (inner instanceof z.ZodArray) return closedSetsIn(elementOf(inner), [...path, 0]);
  if (!(inner instanceof z.ZodObject)) return [];
  return fieldsOf(inner).flatMap(([name, field]) => closedSetsIn(field, [...path, name]));
}

/** A path as the check writes it: ["social", 0, "network"] gives "social[0].network". */
const written = (path: FieldPath) =>
  path.map((step, at) => (typeof step === "number" ? `[${step}]` : `${at === 0 ? "" : "."}${step}`)).join("");

const sets = contentTypes
  .filter(({ form }) => form !== "folder")
  .flatMap(({ path: file, form, schema }) =>
    closedSetsIn(schema, form === "list" ? [0] : []).map(
      ({ path, values }) => [file, written(path), path, values] as const,
    ),
  );

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder({ withOptional: true });
});
afterEach(() => folder.delete());

test.each(sets)("data/%s › %s", (file, field, path, values) => {
  folder.set(file, path, "none of these");
  const named = folder.errors().filter((line) => line.startsWith(`data/${file} › ${field}`));
  expect(named).toHaveLength(1);
  for (const value of values) expect(named[0]).toContain(`"${value}"`);
});

test("pages, menus, forms, networks, currencies, countries and icons are closed sets", () => {
  const fields = sets.map(([file, field]) => `${file} ${field}`);
  const known = [
    "categories.json [0].page",
    "categories.json [0].menu",
    "pages/landing.json [0].kind",
    "pages/services.json [0].form",
    "site.json social[0].network",
    "buying-costs.json [0].currency",
    "cities.json [0].countryCode",
    "why-choose-us.json [0].icon",
  ];
  expect(fields).toEqual(expect.arrayContaining(known));
});
