import { isRecord } from "../lib/json-record";
import { unpackSet } from "../lib/packed-numbers";
import { allAtOnce, mappedInSteps, needsSteps, type Steps } from "../lib/steps";
import { catalogueColumns, type CatalogueListing } from "./catalogue-columns";
import { itemsOf, text } from "./codecs";
import { entryAt } from "./column";
import { INDEX_VERSION } from "./encoded-catalogue";

/** What one column says of a listing. */
type Part = Readonly<Record<string, unknown>>;

const nothing: Readonly<Record<string, unknown>> = {};

/** Undoes the front coding of sorted texts. */
function frontDecoded(entries: readonly unknown[]): readonly string[] {
  let before = "";
  return entries.map((entry) => {
    const coded = text.decode(entry);
    return (before = before.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1));
  });
}

function* decodeColumn(column: (typeof catalogueColumns)[number], packed: unknown): Steps<readonly Part[]> {
  if (column.layout === "own")
    return yield* mappedInSteps(itemsOf(packed), (json): Part => column.decode(json));
  const { entries, at, sets, parts: lists } = isRecord(packed) ? packed : nothing;
  if (column.layout === "split") {
    const [first = [], ...others] = itemsOf(lists).map(itemsOf);
    return yield* mappedInSteps(first, (own, place): Part =>
      column.decode([own, ...others.map((list) => list[place])].map(text.decode)),
    );
  }
  if (column.layout === "set") {
    const partOf = column.decode(frontDecoded(itemsOf(entries)));
    return yield* mappedInSteps(itemsOf(sets), (positions): Part =>
      partOf(unpackSet(text.decode(positions))),
    );
  }
  const parts = itemsOf(entries).map((json): Part => column.decode(json));
  return itemsOf(at).map((position) => entryAt(parts, position));
}

/** The parts of every column, listing by listing. Throws an Error that names the column which is not as it should be. */
function* decodeColumns(
  columns: Readonly<Record<string, unknown>>,
  count: unknown,
): Steps<readonly (readonly Part[])[]> {
  const decoded: (readonly Part[])[] = [];
  for (const column of catalogueColumns) {
    try {
      const parts = yield* decodeColumn(column, columns[column.name]);
      if (parts.length !== count)
        throw new RangeError(`it has ${parts.length} listings in place of ${String(count)}`);
      decoded.push(parts);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Search index, column "${column.name}": ${reason}`);
    }
    if (needsSteps(Number(count))) yield;
  }
  return decoded;
}

/**
 * Puts the parts of each listing together. All listings start as copies of one that has every field, so that the
 * browser's engine gives them one shape: five times as fast as adding field after field.
 */
function* joined(partsByColumn: readonly (readonly Part[])[]): Steps<readonly Part[]> {
  const [first = []] = partsByColumn;
  const blank = Object.fromEntries(partsByColumn.flatMap(([part]) => Object.entries(part ?? nothing)));
  const listings = first.map((): Record<string, unknown> => ({ ...blank }));
  for (const parts of partsByColumn) {
    for (const name of Object.keys(parts[0] ?? nothing)) {
      parts.forEach((part, at) => {
        const listing = listings[at];
        if (listing !== undefined) listing[name] = part[name];
      });
    }
    if (needsSteps(listings.length)) yield;
  }
  return listings;
}

/**
 * Reads the JSON of a search index back into listings, in the order in which they were encoded. Throws an Error that
 * says what is wrong with one that is damaged or of another version.
 */
export function catalogueSteps(index: unknown): Steps<readonly CatalogueListing[]>;
export function* catalogueSteps(index: unknown): Steps<readonly Part[]> {
  if (!isRecord(index) || index.version !== INDEX_VERSION || !isRecord(index.columns)) {
    throw new Error(`This is no search index of version ${INDEX_VERSION}`);
  }
  return yield* joined(yield* decodeColumns(index.columns, index.count));
}

/** `catalogueSteps` at once. */
export function decodeCatalogue(index: unknown): readonly CatalogueListing[] {
  return allAtOnce(catalogueSteps(index));
}
