/** A table of texts, as a spreadsheet's sheet or a CSV file holds it. */
export interface Sheet {
  readonly name: string;
  /** Rows from the first on; the first names the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** Name of the sheet that has a row for each home. */
export const homesSheet = "Homes";

/** A cell that says what a column is for begins so; its row is no home. */
export const helpMark = "Help: ";

/** The text of a cell without blanks at its ends; non-breaking blanks and the line ends of Windows count like all others. */
export const tidy = (text: string): string => text.replaceAll("\u00A0", " ").replace(/\r\n?/g, "\n").trim();

/** Where something is wrong in a spreadsheet, and what to write. */
export interface SheetFault {
  /** Name of the sheet; null in a CSV file. */
  readonly sheet: string | null;
  /** From 1 on, as the spreadsheet counts; null where the whole sheet is meant. */
  readonly row: number | null;
  /** Header of the column; empty where the whole row is meant. */
  readonly column: string;
  /** "what is wrong; what to write". */
  readonly message: string;
}

/** The one line of a fault: "Homes row 17 › price: is missing; write …". */
export function faultLine({ sheet, row, column, message }: SheetFault): string {
  const place = [sheet, row === null ? null : `row ${row}`].filter((part) => part !== null).join(" ");
  const where = [place, column].filter((part) => part !== "").join(" › ");
  return where === "" ? message : `${where}: ${message}`;
}
