/** The rows of a spreadsheet as homes, each field with the cells from which it comes. */
import { closest, suggestion } from "../../src/content/checks/values";
import { counted, slugify } from "../../src/lib/text";
import {
  CellIssue,
  cellText,
  cellValue,
  joinedLines,
  rowParts,
  rowValue,
  type CellContext,
} from "./cell-text";
import { listingColumns, sheetNameOf, type ListingColumn } from "./columns";
import { headerPositions, type HeaderMap } from "./header-positions";
import type { ReadSpreadsheet } from "./read-spreadsheet";
import { helpMark, homesSheet, tidy, type Sheet, type SheetIssue } from "./sheet";

export interface ReadField {
  readonly column: ListingColumn;
  /** As the export would write it; a field that is the same is left as it is. */
  readonly isSame: (value: unknown) => boolean;
  /** Undefined where the cell is empty; an amount that names no currency is one of the context. Throws a CellIssue. */
  readonly value: (context: CellContext) => unknown;
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
  /** What the sheet of homes is called; issues call it "Homes". */
  readonly sheetName: string;
  readonly issues: readonly SheetIssue[];
  /** Whether its columns are not known, so that no home could be read. */
  readonly isUnread: boolean;
  /** What was left out. */
  readonly notes: readonly string[];
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

const tableNames = listingColumns.filter(({ form }) => form.shape === "table").map(sheetNameOf);

/** The sheet with a row for each home: by its name, else the only one with rows that is not called like a table. */
function sheetOfHomes(sheets: readonly Sheet[]): Sheet | undefined {
  const candidates = sheets.filter(({ name, rows }) => !tableNames.includes(name) && !rows.every(isEmpty));
  const named = sheets.find(({ name }) => name.toLowerCase() === homesSheet.toLowerCase());
  return named ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/** What is wrong with a row that has cells beside its header; undefined for any other. */
function beyondIssue(sheet: Sheet, at: number, width: number): SheetIssue | undefined {
  const row = sheet.rows[at] ?? [];
  const stray = row.slice(width).find((cell) => cell !== "");
  if (stray === undefined || width === 0) return undefined;
  const message = `has ${row.length} cells under ${width} header${width === 1 ? "" : "s"}, so that "${stray}" belongs to no field; put a text with a comma between quotation marks, as "1,845 sq ft", or write a header above it`;
  return { sheet: sheet.name, row: at + 1, column: "", message };
}

interface TableRows {
  readonly sheet: string;
  readonly bySlug: ReadonlyMap<
    string,
    readonly { readonly row: number; readonly cells: readonly string[] }[]
  >;
}

function readTable(
  sheet: Sheet,
  column: ListingColumn,
  map: HeaderMap,
  ofHeaders: SheetIssue[],
  issues: SheetIssue[],
): TableRows {
  const fields = column.form.shape === "table" ? column.form.fields.map(({ name }) => name) : [];
  const {
    at: headerAt,
    positions: places,
    width,
  } = headerPositions(sheet, ["slug", ...fields], map, ofHeaders);
  const bySlug = new Map<string, { row: number; cells: string[] }[]>();
  sheet.rows.forEach((row, at) => {
    if (at <= headerAt || isHelp(row) || isEmpty(row)) return;
    const beyond = beyondIssue(sheet, at, width);
    if (beyond !== undefined) issues.push(beyond);
    const cell = (name: string) => row[places.get(name) ?? -1] ?? "";
    const slug = cell("slug");
    const cells = fields.map(cell);
    if (slug === "") {
      const message = "is empty; write the slug of the home that the row is for";
      issues.push({ sheet: sheet.name, row: at + 1, column: "slug", message });
      return;
    }
    const rows = bySlug.get(slug);
    if (rows === undefined) bySlug.set(slug, [{ row: at + 1, cells }]);
    else rows.push({ row: at + 1, cells });
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
    value: (context) => {
      const values = rows.flatMap(({ row, cells }) => {
        try {
          const words = fields.map((field, at) => joinedLines(field, cells[at] ?? ""));
          return rowValue(fields, words, context) ?? [];
        } catch (error) {
          throw error instanceof CellIssue ? new CellIssue(error.message, error.field, row) : error;
        }
      });
      return values.length === 0 ? undefined : values;
    },
  };
}

/**
 * Reads the homes of a spreadsheet; what is wrong with its sheets and headers is an issue, and told alone: nobody can say
 * more of a column that is not known. `slugOfId` has the homes of the site: one that has no row there keeps its tables.
 */
export function readHomes(
  { sheets, issues: unread }: ReadSpreadsheet,
  map: HeaderMap,
  slugOfId: ReadonlyMap<string, string>,
): ReadHomes {
  const issues: SheetIssue[] = [];
  const ofHeaders: SheetIssue[] = [];
  const written = sheetOfHomes(sheets);
  if (written === undefined) {
    const message = `has no sheet "${homesSheet}"; give the sheet with a row for each home this name`;
    return {
      homes: [],
      sheetName: homesSheet,
      isUnread: true,
      notes: [],
      issues: [{ sheet: null, row: null, column: "", message: `the file ${message}` }],
    };
  }
  const main = { ...written, name: homesSheet };
  const sheetName = written.name;
  const tables = new Map<ListingColumn, TableRows>();
  for (const sheet of sheets) {
    if (sheet === written) continue;
    const column = listingColumns.find(
      (candidate) => candidate.form.shape === "table" && sheetNameOf(candidate) === sheet.name,
    );
    // Spreadsheet programs add sheets that nobody has asked for.
    const isStray = sheet.rows.every(isEmpty) && closest(sheet.name, tableNames) === undefined;
    if (column !== undefined) tables.set(column, readTable(sheet, column, map, ofHeaders, issues));
    else if (!isStray) {
      const message = `is no table of a home; ${suggestion(sheet.name, tableNames, 6)} (or delete the sheet)`;
      ofHeaders.push({ sheet: sheet.name, row: null, column: "", message });
    }
  }
  const {
    at: headerAt,
    positions: places,
    width,
    notes,
  } = headerPositions(
    main,
    listingColumns.map(({ header }) => header),
    map,
    ofHeaders,
  );
  const leftOut = notes.map((note) => `the column "${note}" is no field of a home; it is left out`);
  if (ofHeaders.length > 0)
    return { homes: [], sheetName, issues: ofHeaders, isUnread: true, notes: leftOut };
  // A title is as a rule merged over its columns.
  issues.push(...unread.filter(({ sheet, row }) => sheet !== sheetName || (row ?? 0) > headerAt));
  const slugs = new Set<string>();
  const homes = main.rows.flatMap((row, at): ReadHome[] => {
    if (at <= headerAt || isHelp(row) || isEmpty(row)) return [];
    const cell = (header: string) => row[places.get(header) ?? -1] ?? "";
    const title = cell("title");
    const id = cell("id").replace(/,|\.0+$/g, "");
    const slug = cell("slug") || (slugOfId.get(id) ?? slugify(title));
    slugs.add(slug);
    const beyond = beyondIssue(main, at, width);
    if (beyond !== undefined) {
      issues.push(beyond);
      return [];
    }
    const cells = listingColumns.flatMap((column): ReadField[] => {
      if (!places.has(column.header) || tables.has(column)) return [];
      const text = cell(column.header);
      return [
        {
          column,
          sheet: main.name,
          rows: [at + 1],
          isSame: (value) => tidy(cellText(column, value)) === text,
          value: (context) => (text === "" ? undefined : cellValue(column, text, context)),
        },
      ];
    });
    const below = [...tables].map(([column, rows]) => tableField(column, rows, slug));
    return [
      {
        row: at + 1,
        id,
        slug: cell("slug"),
        title,
        fields: [...cells, ...below],
      },
    ];
  });
  const published = new Set(slugOfId.values());
  const without = new Set<string>();
  for (const { sheet, bySlug } of tables.values()) {
    for (const [slug, [first]] of bySlug) {
      if (slugs.has(slug)) continue;
      if (published.has(slug)) {
        without.add(slug);
        continue;
      }
      const message = `"${slug}" is no home of the sheet ${homesSheet}; ${suggestion(slug, slugs, 3)}`;
      issues.push({ sheet, row: first?.row ?? null, column: "slug", message });
    }
  }
  if (without.size > 0) {
    const [first = "", ...further] = without;
    const more = further.length === 0 ? "" : ` and ${counted(further.length, "other")}`;
    leftOut.push(`rows of "${first}"${more} in other sheets are left out, as ${sheetName} has none`);
  }
  return { homes, sheetName, issues, isUnread: false, notes: leftOut };
}

/** The value of a field, or the issue of its cell. */
export function valueOf(field: ReadField, context: CellContext): { readonly value: unknown } | SheetIssue {
  try {
    return { value: field.value(context) };
  } catch (error) {
    if (!(error instanceof CellIssue)) throw error;
    return {
      sheet: field.sheet,
      row: error.row ?? field.rows[0] ?? null,
      column: (error.row === undefined ? undefined : error.field) ?? field.column.header,
      message: error.message,
    };
  }
}
