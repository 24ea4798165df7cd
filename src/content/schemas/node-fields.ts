import { z } from "zod";
import { fieldMeta } from "./fields";

/** Resolved by GraphQL; no node holds it. `type` is its GraphQL type, with its exclamation mark. */
export const resolved = (type: string, help: string, directive?: string) =>
  z.never().describe(help).register(fieldMeta, { graphql: type, directive }).optional();

type CompletedField<Field> =
  Field extends z.ZodOptional<infer Inner>
    ? z.ZodDefault<Inner extends z.ZodArray | z.ZodBoolean ? Inner : z.ZodNullable<Inner>>
    : Field;

type Completed<Fields> = { [Name in keyof Fields]: CompletedField<Fields[Name]> };

/** What an editor may leave out is an empty list, false or null in a node. */
export function completed<Fields extends z.ZodRawShape>(fields: Fields): Completed<Fields>;
export function completed(fields: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, completedField(field)]));
}

function completedField(field: z.core.$ZodType): z.core.$ZodType {
  if (!(field instanceof z.ZodOptional)) return field;
  const inner = field.unwrap();
  if (!(inner instanceof z.ZodType)) return field;
  const filled = filledField(inner);
  return field.description === undefined ? filled : filled.describe(field.description);
}

function filledField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) return field.default([]);
  return field instanceof z.ZodBoolean ? field.default(false) : field.nullable().default(null);
}
