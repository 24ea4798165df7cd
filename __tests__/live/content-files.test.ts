/** What holds of the files in `data`, whatever editors write there. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatIssue } from "../../src/content/checks/issue";
import { contentTypes } from "../../src/content/content-types";
import { jsonSchemaFileName, jsonSchemaFiles } from "../../src/content/json-schemas";
import { listingSchema } from "../../src/content/schemas/listing";
import { isRecord } from "../../src/lib/json-record";
import { liveContent, liveContentFiles, readLiveContent } from "../support/live-content";
import { optionalFields, withoutField } from "../support/optional-fields";

test("the check finds no issue", () => {
  const { errors } = checkContent(liveContent, { today: new Date() });
  expect(errors.map(formatIssue)).toEqual([]);
});

test("every listing stays valid without any of its optional fields", () => {
  const optional = optionalFields(listingSchema);
  for (const file of liveContentFiles("listings")) {
    const content = readLiveContent(file);
    const refused = optional.filter((at) => !listingSchema.safeParse(withoutField(content, at)).success);
    expect([file, refused]).toEqual([file, []]);
  }
});

test("the JSON Schemas that help editors know its cities and categories; else run `npm run schemas`", () => {
  const files = jsonSchemaFiles(liveContent);
  const folder = path.join(liveContent, "schemas");
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(path.join(folder, name), "utf8")).toBe(text);
});

test("every file that names its schema names its own", () => {
  const wrong = contentTypes.flatMap((type) => {
    const files = type.form === "folder" ? liveContentFiles(type.path) : [type.path];
    return files.flatMap((file) => {
      const content = readLiveContent(file);
      const named = isRecord(content) ? content.$schema : undefined;
      if (typeof named !== "string") return [];
      const expected = `schemas/${jsonSchemaFileName(type)}`;
      return path.posix.join(path.posix.dirname(file), named) === expected ? [] : [`${file}: ${named}`];
    });
  });
  expect(wrong).toEqual([]);
});
