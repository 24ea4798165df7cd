import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** The line that Excel may put before all others, to name the separator. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

/** The first comma, semicolon or tab of a text outside quotation marks; the last where it ends the line, below a title. */
function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, "");
  return (/[,;\t]$/.exec(bare) ?? /[,;\t]/.exec(bare))?.[0] ?? ",";
}

/** The text of a file in UTF-8, or in UTF-16 with its mark, as Excel's "Unicode Text". Throws with the remedy. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const [first = 0, second = 0] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${file}: is not UTF-8; save it as "CSV UTF-8"`, { cause: error });
  }
}

/**
 * The rows of a CSV file with commas, semicolons or tabs, from its first row on; a line "sep=;" before it is none. Throws
 * with the file's name and the remedy where it cannot be decoded or its quotation marks are broken.
 */
export function parseCsvRows(file: string): string[][] {
  const text = readText(file);
  const named = separatorLine.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  const [firstLine = ""] = table.split(/\r?\n/);
  const delimiter = named?.[1] ?? separatorOf(firstLine);
  try {
    return parse(table, { delimiter, relaxColumnCount: true, skipEmptyLines: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}; look at the quotation marks of that line`, { cause: error });
  }
}
