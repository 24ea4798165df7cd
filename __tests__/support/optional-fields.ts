/** The optional fields of a content file, read from its schema. */
import { z } from "zod";
import { bare, elementOf, fieldsOf, type Schema } from "../../src/content/checks/schema-walk";
import { isRecord } from "../../src/lib/json-record";

/** Names from the outermost to the innermost; "[]" is every entry of a list. */
export type OptionalField = readonly string[];

/** Paths of all optional fields of a schema, those inside objects and lists included. */
export function optionalFields(schema: Schema, above: OptionalField = []): OptionalField[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return optionalFields(elementOf(inner), [...above, "[]"]);
  if (!(inner instanceof z.ZodObject)) return [];
  return fieldsOf(inner).flatMap(([name, field]) => {
    const at = [...above, name];
    const isOptional = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
    return [...(isOptional ? [at] : []), ...optionalFields(field, at)];
  });
}

/** A path as people read it: `floorPlans[].size`. */
export const nameOfField = (field: OptionalField) => field.join(".").replaceAll(".[]", "[]");

/** A copy of the content without a field, in every entry of a list that the path goes through. */
export function withoutField(content: unknown, [step = "", ...tail]: OptionalField): unknown {
  if (step === "[]")
    return Array.isArray(content) ? content.map((item) => withoutField(item, tail)) : content;
  if (!isRecord(content)) return content;
  const { [step]: field, ...fields } = content;
  return tail.length === 0 || field === undefined ? fields : { ...fields, [step]: withoutField(field, tail) };
}
