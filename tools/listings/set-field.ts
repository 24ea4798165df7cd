import { z } from "zod";
import { bare, fieldOf, type Schema } from "../../src/content/checks/schema-walk";
import { isRecord, valueAt } from "../../src/lib/json-record";

type Fields = Readonly<Record<string, unknown>>;

/**
 * An object with a field set at a path, or removed where the value is undefined. What is there keeps its place; a new
 * field gets that of the schema among them. An object that loses its last field goes too.
 */
export function withField(
  object: Fields,
  schema: Schema,
  [name, ...below]: readonly string[],
  value: unknown,
): Fields {
  if (name === undefined) return object;
  const inner = bare(schema);
  const field = inner instanceof z.ZodObject ? fieldOf(inner, name) : undefined;
  const before = object[name];
  const after =
    below.length === 0 || field === undefined
      ? value
      : emptyAsNone(withField(isRecord(before) ? before : {}, field, below, value));
  if (after === undefined) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  if (name in object) return { ...object, [name]: after };
  const order = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const entries = Object.entries(object);
  const next = entries.findIndex(([key]) => order.indexOf(key) > order.indexOf(name));
  return Object.fromEntries(entries.toSpliced(next === -1 ? entries.length : next, 0, [name, after]));
}

const emptyAsNone = (object: Fields) => (Object.keys(object).length === 0 ? undefined : object);

/** A copy of a listing with another text at a path of names and positions. */
export function withItem(listing: Fields, path: readonly PropertyKey[], text: string): Fields {
  const copy = structuredClone(listing);
  const parent = valueAt(copy, path.slice(0, -1));
  if (typeof parent === "object" && parent !== null) Reflect.set(parent, String(path.at(-1)), text);
  return copy;
}
