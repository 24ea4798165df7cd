import { existsSync, readFileSync, statSync } from "node:fs";
import ExcelJS from "exceljs";
import JSZip from "jszip";
import { parseCsvRows } from "./csv-rows";
import { homesSheet, tidy, type Sheet, type SheetIssue } from "./sheet";
import { showsDay, shownNumber } from "./shown-number";

export interface ReadSpreadsheet {
  readonly sheets: readonly Sheet[];
  /** Whether it has sheets with names; a CSV file has not. */
  readonly hasNames: boolean;
  /** Cells that cannot be read. */
  readonly issues: readonly SheetIssue[];
}

/** The day of a cell; a number that the package took for a day because of the words in its format, or that no day has. */
function dayOrNumber(value: Date, format: string): string {
  if (Number.isNaN(value.getTime())) return "#####";
  if (showsDay(format)) return value.toISOString().replace(/T.*/, "");
  return shownNumber(value.getTime() / 86_400_000 + 25_569, format);
}

/** The text of a cell; null where it holds the error of a formula. */
function textOf({
  value,
  numFmt,
}: {
  readonly value: ExcelJS.CellValue;
  readonly numFmt: string;
}): string | null {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dayOrNumber(value, numFmt);
  if (typeof value === "number") return shownNumber(value, numFmt);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return tidy(value);
  if ("richText" in value) return tidy(value.richText.map(({ text }) => text).join(""));
  if ("error" in value) return null;
  if ("hyperlink" in value) return textOf({ value: value.text, numFmt });
  if ("result" in value) return textOf({ value: value.result ?? null, numFmt });
  return null;
}

function readSheet(sheet: ExcelJS.Worksheet, issues: SheetIssue[]): Sheet {
  const rows: string[][] = [];
  // What is formatted and empty, down to the last row, is not walked.
  sheet.eachRow((row, at) => {
    const cells: string[] = [];
    row.eachCell((cell, column) => {
      const issue = (message: string) =>
        issues.push({ sheet: sheet.name, row: at, column: `cell ${cell.address}`, message });
      const text = cell.isMerged ? "" : textOf({ value: cell.value, numFmt: cell.style.numFmt ?? "" });
      if (cell.isMerged && cell.master.address === cell.address)
        issue("is merged with others; unmerge the cells and write the value into each row that it is for");
      if (text === null) issue("holds a formula with an error; write the value itself");
      cells[column - 1] = text ?? "";
    });
    rows[at - 1] = Array.from(cells, (cell) => cell ?? "");
  });
  return { name: sheet.name, rows: Array.from(rows, (row) => row ?? []) };
}

/** Cells and rows that are formatted and empty, and rules of cells: a million of them would take minutes to read. */
const withoutValues =
  /<c\b[^<>]*(?:\/>|><\/c>)|<(dataValidations|conditionalFormatting)\b[^<>]*(?:\/>|>[\s\S]*?<\/\1>)/g;
const emptyRow = /<row\b[^<>]*(?:\/>|>\s*<\/row>)/g;

async function usedPartOf(file: string): Promise<ArrayBuffer> {
  const zip = await JSZip.loadAsync(readFileSync(file));
  for (const { name } of zip.file(/^xl\/worksheets\/[^/]+\.xml$/)) {
    const xml = (await zip.file(name)?.async("string")) ?? "";
    zip.file(name, xml.replace(withoutValues, "").replace(emptyRow, ""));
  }
  return zip.generateAsync({ type: "arraybuffer", compression: "STORE" });
}

async function readWorkbook(file: string): Promise<ReadSpreadsheet> {
  const book = new ExcelJS.Workbook();
  try {
    await book.xlsx.load(await usedPartOf(file));
    if (book.worksheets.length === 0) throw new Error("It has no sheet: its name alone ends in .xlsx.");
  } catch (error) {
    throw new Error(`${file}: is no spreadsheet that can be read; save it again as .xlsx`, { cause: error });
  }
  const issues: SheetIssue[] = [];
  return { sheets: book.worksheets.map((sheet) => readSheet(sheet, issues)), hasNames: true, issues };
}

function readCsv(file: string): ReadSpreadsheet {
  const rows = parseCsvRows(file).map((row) => row.map(tidy));
  return { sheets: [{ name: homesSheet, rows }], hasNames: false, issues: [] };
}

/** Reads a file that ends in .xlsx or .csv, with commas, semicolons or tabs; throws where it cannot be read at all. */
export async function readSpreadsheet(file: string): Promise<ReadSpreadsheet> {
  if (!existsSync(file)) throw new Error(`${file}: is not there; look at its name and folder`);
  if (statSync(file).isDirectory()) throw new Error(`${file}: is a folder; name the file in it`);
  if (/\.csv$/i.test(file)) return readCsv(file);
  if (/\.xlsx$/i.test(file)) return readWorkbook(file);
  throw new Error(`${file}: the name must end in .xlsx or .csv; save it as one of them`);
}
