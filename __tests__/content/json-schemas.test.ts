import { readFileSync } from "node:fs";
import { valueAt } from "../../src/lib/json-record";
import { editorSchemaMappings, jsonSchemaFiles } from "../../src/content/json-schemas";
import { offeredIcons } from "../../src/content/schemas/fields";
import { testContent } from "../support/test-content";

const files = jsonSchemaFiles(testContent);
const schema = (name: string): unknown => JSON.parse(files.get(name) ?? "");

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

describe("the JSON Schemas of the content", () => {
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
      ...offeredIcons,
    ]);
  });
});
