import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listAt, valueAt } from "../../src/content/checks/values";
import { contentTypes } from "../../src/content/content-types";
import { editorSchemaMappings, jsonSchemaFileName, jsonSchemaFiles } from "../../src/content/json-schemas";
import { iconNames } from "../../src/content/schemas/fields";
import { isRecord } from "../../src/lib/json-record";

const files = jsonSchemaFiles(path.resolve("data"));
const schema = (name: string): unknown => JSON.parse(files.get(name) ?? "");

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

describe("the JSON Schemas of the content", () => {
  test("are current; else run `npm run schemas`", () => {
    const written = readdirSync("data/schemas").sort();
    expect(written).toEqual([...files.keys()].sort());
    for (const [name, text] of files) expect(readFileSync(`data/schemas/${name}`, "utf8")).toBe(text);
  });

  test("are known to the editor; else run `npm run schemas`", () => {
    expect(valueAt(parsed(".vscode/settings.json"), ["json.schemas"])).toEqual(editorSchemaMappings());
  });

  test("carry hover help", () => {
    expect(valueAt(schema("listing.json"), ["properties", "price", "description"])).toMatch(
      /^As shown: "₹1.85 Cr/,
    );
    expect(valueAt(schema("city.json"), ["items", "properties", "panorama", "description"])).toMatch(
      /hero, 4:1/,
    );
  });

  test("offer cities, categories and icons", () => {
    expect(valueAt(schema("listing.json"), ["properties", "city", "enum"])).toContain("Hyderabad");
    expect(valueAt(schema("listing.json"), ["properties", "categories", "items", "enum"])).toContain(
      "farm-land",
    );
    expect(valueAt(schema("why-point.json"), ["items", "properties", "icon", "enum"])).toEqual([
      ...iconNames,
    ]);
  });

  test("explain patterns in words", () => {
    const phone = valueAt(schema("listing.json"), ["properties", "phone", "anyOf", 0, "patternErrorMessage"]);
    expect(phone).toBe('must be an international number without spaces, e.g. "+918000000000"');
  });

  test("do not ask for fields that have a default", () => {
    expect(listAt(schema("landing-page.json"), "items", "required")).not.toContain("features");
  });
});

describe("the $schema line of a content file", () => {
  const objects = contentTypes.filter(({ form }) => form !== "list");

  test.each(objects.map((type) => [type.path, type] as const))("%s names its own schema", (place, type) => {
    const names =
      type.form === "folder" ? readdirSync(`data/${place}`).map((name) => `${place}/${name}`) : [place];
    for (const name of names) {
      const content = parsed(`data/${name}`);
      const own = path.posix.relative(path.posix.dirname(name), `schemas/${jsonSchemaFileName(type)}`);
      const expected = own.startsWith(".") ? own : `./${own}`;
      expect(isRecord(content) && [name, content.$schema]).toEqual([name, expected]);
    }
  });
});
