/** The four ways in which a column of the search index keeps what its listings say. */
import type { Codec, RecordCodec } from "./codecs";

interface OwnColumn<Part, Source> extends Codec<Part, Source> {
  readonly layout: "own";
  readonly name: string;
}

interface SharedColumn<Part, Source> extends Codec<Part, Source> {
  readonly layout: "shared";
  readonly name: string;
}

interface SetColumn<Part, Source> {
  readonly layout: "set";
  readonly name: string;
  readonly encode: (source: Source) => readonly string[];
  /** Given all texts once, turns the positions of a listing's own into what the listing has. */
  readonly decode: (texts: readonly string[]) => (positions: readonly number[]) => Part;
}

interface SplitColumn<Part, Source> {
  readonly layout: "split";
  readonly name: string;
  /** As many texts for every listing. */
  readonly encode: (source: Source) => readonly string[];
  readonly decode: (texts: readonly string[]) => Part;
}

/** Each listing's own value, as of a title. */
export function own<Part, Source>(codec: RecordCodec<Part, Source>): OwnColumn<Part, Source> {
  return { ...codec, layout: "own", name: codec.names.join(" ") };
}

/** Values that many listings share, as a price or a city: each is kept once. */
export function shared<Part, Source>(codec: RecordCodec<Part, Source>): SharedColumn<Part, Source> {
  return { ...codec, layout: "shared", name: codec.names.join(" ") };
}

/** Any number of texts that many listings have, as facilities: each is kept once and the order is lost. */
export function set<Name extends string, Item>(
  name: Name,
  decodeItem: (text: string) => Item,
): SetColumn<{ readonly [Key in Name]: readonly Item[] }, { readonly [Key in Name]: readonly string[] }>;
export function set(
  name: string,
  decodeItem: (text: string) => unknown,
): SetColumn<object, Readonly<Record<string, readonly string[]>>> {
  return {
    layout: "set",
    name,
    encode: (source) => source[name] ?? [],
    decode: (texts) => {
      const items = texts.map(decodeItem);
      return (positions) => ({ [name]: positions.map((position) => entryAt(items, position)) });
    },
  };
}

/** Several texts of each listing, kept text by text for all listings: like beside like takes half the bytes. */
export function split<Part, Source>(
  names: readonly string[],
  codec: Pick<SplitColumn<Part, Source>, "encode" | "decode">,
): SplitColumn<Part, Source> {
  return { ...codec, layout: "split", name: names.join(" ") };
}

/** The entry that a position of the index means. Throws a RangeError where there is none. */
export function entryAt<Entry>(entries: readonly Entry[], position: unknown): Entry {
  const entry = typeof position === "number" ? entries[position] : undefined;
  if (entry === undefined) throw new RangeError(`there is no entry ${String(position)}`);
  return entry;
}

/** What a table of columns knows of a listing: the fields of all its columns. */
export type DecodedBy<Columns extends readonly unknown[]> = Joined<PartOf<Columns[number]>>;

/** What a table of columns wants of a listing. */
export type EncodedBy<Columns extends readonly unknown[]> = Joined<WantedBy<Columns[number]>>;

type PartOf<Column> = Column extends { readonly decode: (packed: never) => infer Decoded }
  ? Decoded extends (positions: never) => infer Part
    ? Part
    : Decoded
  : never;
type WantedBy<Column> = Column extends { readonly encode: (source: infer Source) => unknown }
  ? Source
  : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Joined<Parts> = { readonly [Name in keyof Intersection<Parts>]: Intersection<Parts>[Name] };
