import { z } from "zod";
import { isRecord } from "../../lib/json-record";
import { fieldMeta, type FieldMeta } from "../schemas/fields";
import type { FieldPath } from "./issue";

/** Without optional, nullable and default wrappings. */
export function bare(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}

export function helpOf(schema: Schema): string | undefined {
  const help = schema instanceof z.ZodType ? schema.description : undefined;
  const inner = bare(schema);
  return help ?? (inner === schema ? undefined : helpOf(inner));
}

/** The option of a union that fits the value's kind: text, list or object. */
export function meantForm(schema: Schema, value: unknown): Schema {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  const meant = inner.options.map(bare).find((option) => {
    if (option instanceof z.ZodArray) return Array.isArray(value);
    if (option instanceof z.ZodObject) return isRecord(value);
    return typeof value === "string";
  });
  return meant ?? inner;
}

/** Follows the forms that `value` takes; undefined for an unknown field. */
export function schemaAt(schema: Schema, value: unknown, path: readonly PropertyKey[]): Schema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const form = meantForm(schema, value);
  if (form instanceof z.ZodArray) {
    return schemaAt(elementOf(form), Array.isArray(value) ? value[Number(step)] : undefined, rest);
  }
  if (!(form instanceof z.ZodObject)) return undefined;
  const field = fieldOf(form, String(step));
  return field && schemaAt(field, isRecord(value) ? value[String(step)] : undefined, rest);
}

export interface MarkedText {
  readonly path: FieldPath;
  readonly text: string;
  readonly meta: FieldMeta | undefined;
  readonly hasOwnAlt: boolean;
}

/** Every text of `value` that its schema describes, but blank ones. */
export function textsIn(
  schema: Schema,
  value: unknown,
  path: FieldPath = [],
  hasOwnAlt = false,
): MarkedText[] {
  const form = meantForm(schema, value);
  if (typeof value === "string") {
    const meta = fieldMeta.get(form) ?? fieldMeta.get(bare(schema));
    return value.trim() === "" ? [] : [{ path, text: value, meta, hasOwnAlt }];
  }
  if (form instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => textsIn(elementOf(form), item, [...path, index]));
  }
  if (!(form instanceof z.ZodObject) || !isRecord(value)) return [];
  const withAlt = "src" in form.shape && typeof value.alt === "string" && value.alt.trim() !== "";
  return Object.entries(value).flatMap(([name, item]) => {
    const field = fieldOf(form, name);
    return field === undefined ? [] : textsIn(field, item, [...path, name], withAlt && name === "src");
  });
}

/** For inner schemas, as zod's accessors are `any` on a schema narrowed by instanceof. */
export type Schema = z.core.$ZodType;

/** Schema of a list's items; throws where it has none. */
export function elementOf(list: { readonly element: unknown }): Schema {
  if (list.element instanceof z.ZodType) return list.element;
  throw new Error("A list in a schema says nothing of its items; give them one");
}

interface Fields {
  readonly shape: Readonly<Record<string, unknown>>;
}

export function fieldOf(object: Fields, name: string): Schema | undefined {
  return fieldsOf(object).find(([field]) => field === name)?.[1];
}

export function fieldsOf({ shape }: Fields): [name: string, schema: Schema][] {
  return Object.entries(shape).filter((field): field is [string, Schema] => field[1] instanceof z.ZodType);
}
