/**
 * Turns the content schemas into GraphQL type definitions, so that the zod schema stays the only place where a field
 * is declared (decision A3) and an empty or missing optional field never breaks a query.
 */
import { z } from "zod";
import { fieldMeta } from "./schemas/fields";
import { elementOf, fieldsOf, type Schema } from "./zod-parts";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function unwrap(schema: Schema): { inner: Schema; required: boolean; description: string | undefined } {
  const description = schema instanceof z.ZodType ? schema.description : undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const below = unwrap(schema.unwrap());
    return { ...below, required: false, description: description ?? below.description };
  }
  // A field with a default is filled when the node is made, so it is never null.
  if (schema instanceof z.ZodDefault) {
    const below = unwrap(schema.unwrap());
    return { ...below, required: true, description: description ?? below.description };
  }
  return { inner: schema, required: true, description };
}

/** Collects the definitions of one content type and of the object types inside it. */
class TypeWriter {
  readonly definitions = new Map<string, string>();

  /** Type expression of a schema, without the final exclamation mark. */
  expression(schema: Schema, nameIfObject: string): string {
    const named = fieldMeta.get(schema)?.graphql;
    if (schema instanceof z.ZodObject) {
      const name = named ?? nameIfObject;
      this.object(name, schema, "");
      return name;
    }
    if (named !== undefined) return named;
    if (schema instanceof z.ZodArray) {
      return `[${this.expression(unwrap(elementOf(schema)).inner, nameIfObject)}!]`;
    }
    if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) {
      return "String";
    }
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
    if (schema instanceof z.ZodBoolean) return "Boolean";
    throw new Error(
      `schema-to-graphql: no GraphQL type for "${schema._zod.def.type}"; name one in fieldMeta`,
    );
  }

  object(name: string, schema: z.ZodObject, suffix: string, extraFields = ""): void {
    if (this.definitions.has(name)) return;
    this.definitions.set(name, "");
    const fields = fieldsOf(schema)
      .filter(([field]) => !(suffix !== "" && (field === "$schema" || field === "id")))
      .map(([field, fieldSchema]) => {
        const { inner, required, description } = unwrap(fieldSchema);
        const type = this.expression(inner, name + capitalised(field));
        const extension = /\bPicture\b/.test(type) ? " @picture" : "";
        const help = description === undefined ? "" : `  ${JSON.stringify(description)}\n`;
        return `${help}  ${field}: ${type}${required ? "!" : ""}${extension}`;
      });
    this.definitions.set(name, `type ${name}${suffix} {\n${fields.join("\n")}\n${extraFields}}`);
  }
}

/**
 * GraphQL definitions (SDL) of a content type whose nodes hold the parsed file as it is. `name` is the type of the
 * node; lists also get `order`, the position in their file, and `key`-ed entries keep their text id in `entryId`.
 */
export function graphqlTypesFor(name: string, schema: z.ZodObject): string {
  const writer = new TypeWriter();
  const hasId = "id" in schema.shape;
  const extra = `  "Position in the file, from 0."\n  order: Int!\n${hasId ? '  "The entry\'s own id."\n  entryId: String!\n' : ""}`;
  writer.object(name, schema, " implements Node @dontInfer", extra);
  return [...writer.definitions.values()].join("\n\n");
}
