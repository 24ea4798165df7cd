import ExcelJS from "exceljs";
import { formatAmount } from "../../src/catalogue/money";
import { readCsvRows } from "./csv-rows";
import { homesSheet, tidy, type Sheet, type SheetFault } from "./sheet";

export interface ReadSpreadsheet {
  readonly sheets: readonly Sheet[];
  /** Whether it has sheets with names; a CSV file has not. */
  readonly hasNames: boolean;
  /** Cells that cannot be read. */
  readonly faults: readonly SheetFault[];
}

/** A number as its cell shows it: percent, rupees, dirhams, or digits alone. */
function shownNumber(value: number, format: string): string {
  if (format.includes("%")) return `${Number((value * 100).toFixed(6))}%`;
  if (/₹|INR|Rs/i.test(format)) return formatAmount(value, "INR");
  if (/AED|د\.إ/i.test(format)) return formatAmount(value, "AED");
  return String(value);
}

/** The text of a cell; null where it holds the fault of a formula. */
function textOf({
  value,
  numFmt,
}: {
  readonly value: ExcelJS.CellValue;
  readonly numFmt: string;
}): string | null {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === "number") return shownNumber(value, numFmt);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return tidy(value);
  if ("richText" in value) return tidy(value.richText.map(({ text }) => text).join(""));
  if ("error" in value) return null;
  if ("hyperlink" in value) return textOf({ value: value.text, numFmt });
  if ("result" in value) return textOf({ value: value.result ?? null, numFmt });
  return null;
}

function readSheet(sheet: ExcelJS.Worksheet, faults: SheetFault[]): Sheet {
  const rows: string[][] = [];
  for (let at = 1; at <= sheet.rowCount; at += 1) {
    const cells: string[] = [];
    for (let column = 1; column <= sheet.columnCount; column += 1) {
      const cell = sheet.getCell(at, column);
      const fault = (message: string) =>
        faults.push({ sheet: sheet.name, row: at, column: `cell ${cell.address}`, message });
      const text = cell.isMerged ? "" : textOf({ value: cell.value, numFmt: cell.style.numFmt ?? "" });
      if (cell.isMerged && cell.master.address === cell.address)
        fault("is merged with others; unmerge the cells and write the value into each row that it is for");
      if (text === null) fault("holds a formula with a fault; write the value itself");
      cells.push(text ?? "");
    }
    rows.push(cells);
  }
  return { name: sheet.name, rows };
}

async function readWorkbook(file: string): Promise<ReadSpreadsheet> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file).catch((error: unknown) => {
    throw new Error(`${file}: is no spreadsheet that can be read; save it again as .xlsx`, { cause: error });
  });
  const faults: SheetFault[] = [];
  return { sheets: book.worksheets.map((sheet) => readSheet(sheet, faults)), hasNames: true, faults };
}

function readCsv(file: string): ReadSpreadsheet {
  const rows = readCsvRows(file).map((row) => row.map(tidy));
  return { sheets: [{ name: homesSheet, rows }], hasNames: false, faults: [] };
}

/** Reads a file that ends in .xlsx or .csv, with commas, semicolons or tabs; throws where it cannot be read at all. */
export async function readSpreadsheet(file: string): Promise<ReadSpreadsheet> {
  if (/\.csv$/i.test(file)) return readCsv(file);
  if (/\.xlsx$/i.test(file)) return readWorkbook(file);
  throw new Error(`${file}: the name must end in .xlsx or .csv`);
}
