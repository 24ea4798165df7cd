import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentTypes, type ContentType } from "./content-types";
import { categoryWords } from "./checks/listing-words";
import { fieldMeta } from "./schemas/fields";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** "SiteFacts" gives "site-facts.json". */
export function jsonSchemaFileName({ name }: ContentType): string {
  return `${name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}.json`;
}

/** Files below data/schemas by name, for completion and help in editors (docs/decisions/content.md). */
export function jsonSchemaFiles(dataFolder: string): ReadonlyMap<string, string> {
  const names = definedNames((file) => readFileSync(path.join(dataFolder, file), "utf8"));
  return new Map(
    contentTypes.map((type) => [
      jsonSchemaFileName(type),
      `${JSON.stringify(jsonSchemaOf(type, names), null, 2)}\n`,
    ]),
  );
}

/** Which files each schema is for, as VS Code's setting `json.schemas`. */
export function editorSchemaMappings(): readonly { fileMatch: readonly string[]; url: string }[] {
  return contentTypes.map((type) => ({
    fileMatch: [type.form === "folder" ? `/data/${type.path}/*.json` : `/data/${type.path}`],
    url: `./data/schemas/${jsonSchemaFileName(type)}`,
  }));
}

function jsonSchemaOf(type: ContentType, names: DefinedNames): JsonSchema {
  const schema = type.form === "list" ? z.array(type.schema) : type.schema;
  const known = namesFor(type, names);
  return z.toJSONSchema(schema, {
    // The newest draft that VS Code supports in full.
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const refersTo = fieldMeta.get(zodSchema)?.refersTo;
      if (refersTo === "city" || refersTo === "category") {
        delete jsonSchema.pattern;
        jsonSchema.enum = [...known[refersTo]];
      }
      explainPatterns(zodSchema, jsonSchema);
    },
  });
}

/** VS Code shows `patternErrorMessage` in place of the bare regular expression. */
function explainPatterns(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  if (jsonSchema.type !== "string" || !(zodSchema instanceof z.ZodType)) return;
  const patterns = [jsonSchema, ...(jsonSchema.allOf ?? [])].filter((part) => part.pattern !== undefined);
  // An empty text fails every pattern, in the order in which they stand.
  const messages = zodSchema.safeParse("").error?.issues.map(({ message }) => message) ?? [];
  for (const [index, part] of patterns.entries()) part.patternErrorMessage = messages[index] ?? messages[0];
}

export type DefinedNames = Readonly<Record<"city" | "category", readonly string[]>>;

/** What an entry of a type may write: a listing other spellings too. */
export const namesFor = ({ name }: ContentType, names: DefinedNames): DefinedNames =>
  name === "Listing" ? { ...names, category: categoryWords(names.category) } : names;

/** `read` takes a path below data/. Throws where a file is no list of entries with such a name. */
export function definedNames(read: (file: string) => string): DefinedNames {
  const fieldOfList = (file: string, field: string) => {
    const content: unknown = JSON.parse(read(file));
    const entries = z.array(z.looseObject({ [field]: z.string() })).parse(content);
    return entries.map((entry) => String(entry[field]));
  };
  return { city: fieldOfList("cities.json", "name"), category: fieldOfList("categories.json", "slug") };
}
