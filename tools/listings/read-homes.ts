/** The rows of a spreadsheet as homes, each field with the place from which it comes. */
import type { Currency } from "../../src/catalogue/money";
import { suggestion } from "../../src/content/checks/did-you-mean";
import { slugify } from "../../src/lib/text";
import { CellFault, cellText, cellValue, rowParts, rowValue } from "./cell-text";
import { listingColumns, sheetNameOf, type ListingColumn } from "./columns";
import type { ReadSpreadsheet } from "./read-spreadsheet";
import { helpMark, homesSheet, tidy, type Sheet, type SheetFault } from "./sheet";

export interface ReadField {
  readonly column: ListingColumn;
  /** As the export would write it; a field that is the same is left as it is. */
  readonly isSame: (value: unknown) => boolean;
  /** Undefined where the cell is empty; an amount that names no currency is one of `currency`. Throws a CellFault. */
  readonly value: (currency: Currency) => unknown;
  /** Sheet and row of it; of a table a row for each of its own. */
  readonly sheet: string;
  readonly rows: readonly number[];
}

export interface ReadHome {
  readonly row: number;
  /** As written; empty where the cell is. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly fields: readonly ReadField[];
}

export interface ReadHomes {
  readonly homes: readonly ReadHome[];
  readonly faults: readonly SheetFault[];
}

const isHelpCell = (cell: string) => cell.startsWith(helpMark.trim());

/**
 * Whether a row is the help: most of its cells say so, in older exports the first alone. One cell of a home may begin
 * so too, as "Help: a room with a bath of its own".
 */
function isHelp(row: readonly string[]): boolean {
  const written = row.filter((cell) => cell !== "");
  return isHelpCell(row[0] ?? "") || written.filter(isHelpCell).length * 2 > written.length;
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell === "");

/** Positions of the known headers of a sheet; a header that is not known, or is there twice, is a fault. */
function headerPlaces(
  sheet: Sheet,
  known: readonly string[],
  faults: SheetFault[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  (sheet.rows[0] ?? []).forEach((written, at) => {
    const rowsBelow = sheet.rows.slice(1).some((row) => (row[at] ?? "") !== "");
    const header = known.find((each) => each.toLowerCase() === written.toLowerCase());
    const fault = (message: string) =>
      faults.push({ sheet: sheet.name, row: 1, column: written || `column ${at + 1}`, message });
    if (written === "") {
      if (rowsBelow) fault("has no header; write the name of a field, or empty the column");
    } else if (header === undefined) fault(`is no field of a home; ${suggestion(written, known, 6)}`);
    else if (places.has(header)) fault("is there twice; remove one of the two columns");
    else places.set(header, at);
  });
  return places;
}

interface TableRows {
  readonly sheet: string;
  readonly bySlug: ReadonlyMap<
    string,
    readonly { readonly row: number; readonly cells: readonly string[] }[]
  >;
}

function readTable(sheet: Sheet, column: ListingColumn, faults: SheetFault[]): TableRows {
  const fields = column.form.shape === "table" ? column.form.fields.map(({ name }) => name) : [];
  const places = headerPlaces(sheet, ["slug", ...fields], faults);
  const bySlug = new Map<string, { row: number; cells: string[] }[]>();
  sheet.rows.forEach((row, at) => {
    if (at === 0 || isHelp(row) || isEmpty(row)) return;
    const cell = (name: string) => row[places.get(name) ?? -1] ?? "";
    const slug = cell("slug");
    const cells = fields.map(cell);
    if (slug === "") {
      const message = "is empty; write the slug of the home that the row is for";
      faults.push({ sheet: sheet.name, row: at + 1, column: "slug", message });
      return;
    }
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), { row: at + 1, cells }]);
  });
  return { sheet: sheet.name, bySlug };
}

function tableField(column: ListingColumn, { sheet, bySlug }: TableRows, slug: string): ReadField {
  const fields = column.form.shape === "table" ? column.form.fields : [];
  const rows = bySlug.get(slug) ?? [];
  const written = rows.map(({ cells }) => cells);
  return {
    column,
    sheet,
    rows: rows.map(({ row }) => row),
    isSame: (value) => {
      const now = Array.isArray(value) ? value.map((row: unknown) => rowParts(fields, row).map(tidy)) : [];
      return JSON.stringify(now) === JSON.stringify(written);
    },
    value: (currency) => {
      const values = written.flatMap((cells) => rowValue(fields, cells, currency) ?? []);
      return values.length === 0 ? undefined : values;
    },
  };
}

/** Reads the homes of a spreadsheet; what is wrong with its sheets and headers is a fault. */
export function readHomes({ sheets, faults: unread }: ReadSpreadsheet): ReadHomes {
  const faults = [...unread];
  const main = sheets.find(({ name }) => name.toLowerCase() === homesSheet.toLowerCase());
  if (main === undefined) {
    const message = `has no sheet "${homesSheet}"; give the sheet with a row for each home this name`;
    return {
      homes: [],
      faults: [...faults, { sheet: null, row: null, column: "", message: `the file ${message}` }],
    };
  }
  const tables = new Map<ListingColumn, TableRows>();
  for (const sheet of sheets) {
    if (sheet === main) continue;
    const column = listingColumns.find(
      (each) => each.form.shape === "table" && sheetNameOf(each) === sheet.name,
    );
    if (column !== undefined) tables.set(column, readTable(sheet, column, faults));
    else {
      const known = listingColumns.filter(({ form }) => form.shape === "table").map(sheetNameOf);
      const message = `is no table of a home; ${suggestion(sheet.name, known, 6)}`;
      faults.push({ sheet: sheet.name, row: null, column: "", message });
    }
  }
  const places = headerPlaces(
    main,
    listingColumns.map(({ header }) => header),
    faults,
  );
  const slugs = new Set<string>();
  const homes = main.rows.flatMap((row, at): ReadHome[] => {
    if (at === 0 || isHelp(row) || isEmpty(row)) return [];
    const cell = (header: string) => row[places.get(header) ?? -1] ?? "";
    const title = cell("title");
    const slug = cell("slug") || slugify(title);
    slugs.add(slug);
    const own = listingColumns.flatMap((column): ReadField[] => {
      if (!places.has(column.header) || tables.has(column)) return [];
      const text = cell(column.header);
      return [
        {
          column,
          sheet: main.name,
          rows: [at + 1],
          isSame: (value) => tidy(cellText(column, value)) === text,
          value: (currency) => (text === "" ? undefined : cellValue(column, text, currency)),
        },
      ];
    });
    const below = [...tables].map(([column, rows]) => tableField(column, rows, slug));
    return [{ row: at + 1, id: cell("id"), slug: cell("slug"), title, fields: [...own, ...below] }];
  });
  for (const { sheet, bySlug } of tables.values()) {
    for (const [slug, [first]] of bySlug) {
      if (slugs.has(slug)) continue;
      const message = `"${slug}" is no home of the sheet ${homesSheet}; ${suggestion(slug, slugs, 3)}`;
      faults.push({ sheet, row: first?.row ?? null, column: "slug", message });
    }
  }
  return { homes, faults };
}

/** The value of a field, or the fault of its cell. */
export function valueOf(field: ReadField, currency: Currency): { readonly value: unknown } | SheetFault {
  try {
    return { value: field.value(currency) };
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    return {
      sheet: field.sheet,
      row: field.rows[0] ?? null,
      column: field.column.header,
      message: error.message,
    };
  }
}
