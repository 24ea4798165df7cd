/** How single values stand in the JSON of the search index. */

/**
 * Turns what the build has into JSON, and JSON into what the browser has. `decode` throws a TypeError at JSON of any
 * other form than `encode` makes.
 */
export interface Codec<Value, Source = Value> {
  readonly encode: (source: Source) => unknown;
  readonly decode: (json: unknown) => Value;
}

/** Several named values as one: their JSON is the list of theirs, or the only one's alone. */
export interface RecordCodec<Value, Source = Value> extends Codec<Value, Source> {
  readonly names: readonly string[];
}

function refuse(json: unknown, wanted: string): never {
  throw new TypeError(`${JSON.stringify(json) ?? "nothing"} is not ${wanted}`);
}

export const text: Codec<string> = {
  encode: (value) => value,
  decode: (json) => (typeof json === "string" ? json : refuse(json, "a text")),
};

export const number: Codec<number> = {
  encode: (value) => value,
  decode: (json) => (typeof json === "number" ? json : refuse(json, "a number")),
};

/** 1 for what is true, 0 for what is not. */
export const flag: Codec<boolean> = {
  encode: Number,
  decode: (json) => (json === 0 || json === 1 ? json === 1 : refuse(json, "0 or 1")),
};

/** The items of a list in JSON. Throws a TypeError at anything else. */
export function itemsOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : refuse(json, "a list");
}

/** A value, or null where there is none. */
export function orNull<Value, Source>(codec: Codec<Value, Source>): Codec<Value | null, Source | null> {
  return {
    encode: (value) => (value === null ? null : codec.encode(value)),
    decode: (json) => (json === null ? null : codec.decode(json)),
  };
}

/** Any number of values of one kind. */
export function listOf<Value, Source>(
  codec: Codec<Value, Source>,
): Codec<readonly Value[], readonly Source[]> {
  return {
    encode: (values) => values.map(codec.encode),
    decode: (json) => itemsOf(json).map(codec.decode),
  };
}

/** One of the words of a closed set. */
export function oneOf<Word extends string>(all: readonly Word[]): Codec<Word> {
  return {
    encode: (word) => word,
    decode: (json) => all.find((word) => word === json) ?? refuse(json, `one of ${all.join(", ")}`),
  };
}

/** What a codec decodes to. */
export type ValueOf<AnyCodec> = AnyCodec extends { readonly decode: (json: unknown) => infer Value }
  ? Value
  : never;

/** What a codec encodes. */
export type SourceOf<AnyCodec> = AnyCodec extends { readonly encode: (source: infer Source) => unknown }
  ? Source
  : never;

type Fields = Readonly<Record<string, Codec<unknown, never>>>;

/** The named fields of an object; what else the source has is left out. */
export function record<Own extends Fields>(
  codecs: Own,
): RecordCodec<
  { readonly [Name in keyof Own]: ValueOf<Own[Name]> },
  { readonly [Name in keyof Own]: SourceOf<Own[Name]> }
>;
export function record(
  codecs: Readonly<Record<string, Codec<unknown>>>,
): RecordCodec<object, Readonly<Record<string, unknown>>> {
  const fields = Object.entries(codecs);
  const [only] = fields;
  const names = fields.map(([name]) => name);
  if (fields.length === 1 && only !== undefined) {
    const [name, codec] = only;
    return {
      names,
      encode: (source) => codec.encode(source[name]),
      decode: (json) => ({ [name]: codec.decode(json) }),
    };
  }
  return {
    names,
    encode: (source) => fields.map(([name, codec]) => codec.encode(source[name])),
    decode: (json) => {
      const items = itemsOf(json);
      return Object.fromEntries(fields.map(([name, codec], at) => [name, codec.decode(items[at])]));
    },
  };
}
