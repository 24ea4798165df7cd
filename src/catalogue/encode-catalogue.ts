import { packSet } from "../lib/packed-numbers";
import { catalogueColumns, type CatalogueEntry } from "./catalogue-columns";
import { INDEX_VERSION, type EncodedCatalogue, type PackedColumn } from "./encoded-catalogue";

/** Keeps each value once, in the order of first appearance. Values are told apart by their JSON. */
function eachOnce(values: readonly unknown[]): PackedColumn {
  const positions = new Map<string, number>();
  const entries: unknown[] = [];
  const at = values.map((value) => {
    const key = JSON.stringify(value);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, entries.length);
    return entries.push(value) - 1;
  });
  return { entries, at };
}

/** Sorted texts as the length shared with the text before (base 36) and the rest, which gzip takes in far fewer bytes. */
function frontCoded(sorted: readonly string[]): readonly string[] {
  return sorted.map((text, at) => {
    const before = sorted[at - 1] ?? "";
    let common = 0;
    while (common < 35 && common < before.length && before[common] === text[common]) common += 1;
    return common.toString(36) + text.slice(common);
  });
}

function subsets(perListing: readonly (readonly string[])[]): PackedColumn {
  const entries = [...new Set(perListing.flat())].sort();
  const positions = new Map(entries.map((entry, position) => [entry, position]));
  const sets = perListing.map((texts) => packSet(texts.map((text) => positions.get(text) ?? 0)));
  return { entries: frontCoded(entries), sets };
}

function partsOf(perListing: readonly (readonly string[])[]): PackedColumn {
  const [first = []] = perListing;
  return { parts: first.map((_, at) => perListing.map((texts) => texts[at] ?? "")) };
}

function pack(column: (typeof catalogueColumns)[number], listings: readonly CatalogueEntry[]): PackedColumn {
  if (column.layout === "set") return subsets(listings.map((listing) => column.encode(listing)));
  if (column.layout === "split") return partsOf(listings.map((listing) => column.encode(listing)));
  const values = listings.map((listing) => column.encode(listing));
  return column.layout === "shared" ? eachOnce(values) : values;
}

/** Packs the listings, in the given order, into the index that `decodeCatalogue` reads. Its JSON is written to a file. */
export function encodeCatalogue(listings: readonly CatalogueEntry[]): EncodedCatalogue {
  const columns = catalogueColumns.map((column) => [column.name, pack(column, listings)] as const);
  return { version: INDEX_VERSION, count: listings.length, columns: Object.fromEntries(columns) };
}
