import { isRecord, valueAt } from "../../src/lib/json-record";
import { cellText, rowParts } from "./cell-text";
import { listingColumns, sheetNameOf, type FieldColumn, type ListingColumn } from "./columns";
import { helpMark, homesSheet, type Sheet } from "./sheet";

/** A cell of the row of help; each has the mark, so that any column can be moved or left out. */
const helpCell = (words: string) => (words === "" ? "" : helpMark + words);

/** What a column is for, and the words that it may hold. */
function wordsOf(help: string, choices: readonly string[]): string {
  return [help, choices.length === 0 ? "" : `Write ${choices.join(", ")}.`].filter(Boolean).join(" ");
}

function helpOfColumn({ help, form }: ListingColumn): string {
  if (form.shape === "table")
    return `${help} A row on each line: ${form.fields.map(({ name }) => name).join(" | ")}.`;
  const itemHelp = wordsOf(help, form.item.choices);
  return form.shape === "list" ? `${itemHelp} One on each line.` : itemHelp;
}

/** Homes in one table, a row each, with tables of a home as lines of a cell; row 2 says what each column is for. */
export function homesAsTable(listings: readonly unknown[], columns = listingColumns): Sheet {
  const help = columns.map((column) => helpCell(helpOfColumn(column)));
  const homes = listings.map((listing) =>
    columns.map((column) => cellText(column, valueAt(listing, column.path))),
  );
  return { name: homesSheet, rows: [columns.map(({ header }) => header), help, ...homes] };
}

/** Homes in one table, and each table of a home on a sheet of its own, whose first column is the home's slug. */
export function homesAsSheets(listings: readonly unknown[]): readonly Sheet[] {
  const tables = listingColumns.flatMap(({ header, path, help, form }) =>
    form.shape === "table" ? [{ header, path, help, fields: form.fields }] : [],
  );
  const homes = homesAsTable(
    listings,
    listingColumns.filter(({ form }) => form.shape !== "table"),
  );
  const sheetOf = (
    header: string,
    path: readonly string[],
    help: string,
    fields: readonly FieldColumn[],
  ): Sheet => ({
    name: sheetNameOf({ header }),
    rows: [
      ["slug", ...fields.map(({ name }) => name)],
      [
        helpCell(`${help} The home's slug.`),
        ...fields.map((field) => helpCell(wordsOf(field.help, field.choices))),
      ],
      ...listings.flatMap((listing) => {
        const rows = valueAt(listing, path);
        const slug = isRecord(listing) ? String(listing.slug) : "";
        return Array.isArray(rows) ? rows.map((row: unknown) => [slug, ...rowParts(fields, row)]) : [];
      }),
    ],
  });
  return [homes, ...tables.map(({ header, path, help, fields }) => sheetOf(header, path, help, fields))];
}
