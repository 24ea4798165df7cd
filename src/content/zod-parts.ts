/** Typed access to the inner schemas: zod's own accessors are `any` on a schema narrowed by instanceof. */
import { z } from "zod";

export type Schema = z.core.$ZodType;

/** Schema of a list's items. */
export function elementOf(list: { readonly element: unknown }): Schema {
  if (list.element instanceof z.ZodType) return list.element;
  throw new Error("zod-parts: a list whose items have no schema");
}

/** Schema of an object's field; undefined for an unknown field. */
export function fieldOf(object: { readonly shape: object }, name: string): Schema | undefined {
  const found = new Map<string, unknown>(Object.entries(object.shape)).get(name);
  return found instanceof z.ZodType ? found : undefined;
}

/** Names and schemas of an object's fields, in order. */
export function fieldsOf(object: { readonly shape: object }): [name: string, schema: Schema][] {
  return Object.keys(object.shape).flatMap((name) => {
    const field = fieldOf(object, name);
    return field === undefined ? [] : [[name, field] satisfies [string, Schema]];
  });
}
