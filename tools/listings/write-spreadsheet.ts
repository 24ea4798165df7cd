import { writeFile } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import ExcelJS from "exceljs";
import { isRecord } from "../../src/lib/json-record";
import { listingColumns, sheetNameOf } from "./columns";
import { homesAsSheets, homesAsTable } from "./listings-to-sheets";
import { homesSheet, type Sheet } from "./sheet";

/** Last row whose cells offer the allowed words, so that there is room for more homes. */
const lastValidated = 5000;
/** Longest list of words that a spreadsheet can offer in a cell, in characters. */
const maxChoiceLength = 255;

/** The allowed words of a sheet's column; none where any may be written. */
function choicesOf(sheet: string, header: string): readonly string[] {
  const column = listingColumns.find((candidate) =>
    sheet === homesSheet ? candidate.header === header : sheetNameOf(candidate) === sheet,
  );
  if (column === undefined) return [];
  const { form } = column;
  if (form.shape === "one") {
    const { kind, choices } = form.item;
    return kind === "yes" ? ["yes", "no"] : choices;
  }
  return form.shape === "table" ? (form.fields.find(({ name }) => name === header)?.choices ?? []) : [];
}

/**
 * Offers words in a range of cells. The types of the package know the rules of single cells alone, which would be
 * thousands.
 */
function offerWords(sheet: ExcelJS.Worksheet, range: string, rule: ExcelJS.DataValidation): void {
  const rules: unknown = Reflect.get(sheet, "dataValidations");
  if (!isRecord(rules) || typeof rules.add !== "function")
    throw new Error("exceljs has no rules for ranges any more");
  Reflect.apply(rules.add, rules, [range, rule]);
}

function addSheet(book: ExcelJS.Workbook, { name, rows }: Sheet): void {
  const sheet = book.addWorksheet(name, { views: [{ state: "frozen", xSplit: 1, ySplit: 2 }] });
  sheet.addRows(rows.map((row) => [...row]));
  const [headers = []] = rows;
  headers.forEach((header, at) => {
    const column = sheet.getColumn(at + 1);
    column.width = Math.min(40, Math.max(12, header.length + 4));
    // As text: a spreadsheet would make a date of "2-3" and drop the plus of a telephone number.
    column.numFmt = "@";
    column.alignment = { vertical: "top", wrapText: true };
    const choices = choicesOf(name, header).join(",");
    if (choices === "" || choices.length > maxChoiceLength) return;
    const letter = column.letter;
    offerWords(sheet, `${letter}3:${letter}${lastValidated}`, {
      type: "list",
      allowBlank: true,
      formulae: [`"${choices}"`],
      showErrorMessage: true,
      error: `Write one of: ${choices.replaceAll(",", ", ")}`,
    });
  });
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(2).font = { italic: true, size: 9 };
  sheet.getRow(2).height = 60;
}

/** Writes listings to a file that ends in .xlsx or .csv; throws at any other, and where the file cannot be written. */
export async function writeSpreadsheet(file: string, listings: readonly unknown[]): Promise<void> {
  try {
    await written(file, listings);
  } catch (error) {
    if (!isRecord(error) || typeof error.code !== "string") throw error;
    const remedy = "look whether its folder is there, and close it in every other program";
    throw new Error(`${file}: cannot be written; ${remedy}`, { cause: error });
  }
}

async function written(file: string, listings: readonly unknown[]): Promise<void> {
  if (/\.csv$/i.test(file)) {
    // The mark tells a spreadsheet that the file is UTF-8.
    await writeFile(
      file,
      stringify(
        homesAsTable(listings).rows.map((row) => [...row]),
        // With this end of a row the package alone would leave a line break in a cell bare.
        { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n;\t]/ },
      ),
    );
    return;
  }
  if (!/\.xlsx$/i.test(file)) throw new Error(`${file}: the name must end in .xlsx or .csv`);
  const book = new ExcelJS.Workbook();
  for (const sheet of homesAsSheets(listings)) addSheet(book, sheet);
  await book.xlsx.writeFile(file);
}
