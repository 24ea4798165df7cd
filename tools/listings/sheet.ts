/** A table of texts, as a spreadsheet's sheet or a CSV file holds it. */
export interface Sheet {
  readonly name: string;
  /** Rows from the first on; the first names the columns. Rows and cells at the end that hold nothing may be left out. */
  readonly rows: readonly (readonly string[])[];
}

/** Name of the sheet that has a row for each home. */
export const homesSheet = "Homes";

/** A cell that says what a column is for begins so; its row is no home. */
export const helpMark = "Help: ";

/**
 * The text of a cell without blanks at its ends and without control characters, as Word pastes them; non-breaking blanks
 * and the line ends of Windows count like all others.
 */
export const tidy = (text: string): string =>
  text
    .replaceAll("\u00A0", " ")
    .replace(/\r\n?|[\u000B\u2028]/g, "\n")
    .replace(/[\0-\u0008\u000C\u000E-\u001F\u007F\u200B\uFEFF]/g, "")
    .trim();

/** Where something is wrong in a spreadsheet, and what to write. */
export interface SheetIssue {
  /** Name of the sheet; null in a CSV file. */
  readonly sheet: string | null;
  /** From 1 on, as the spreadsheet counts; null where the whole sheet is meant. */
  readonly row: number | null;
  /** Header of the column; empty where the whole row is meant. */
  readonly column: string;
  /** "what is wrong; what to write". */
  readonly message: string;
  /** Of a header that is not known, what an editor most likely means by it: "total_sqft=size". */
  readonly map?: string;
}

/** Rows as an editor finds them: "row 2", "rows 2–5, 9"; of many stretches the first. */
function rowsInWords(rows: readonly number[]): string {
  const stretches: [first: number, last: number][] = [];
  for (const row of [...new Set(rows)].sort((a, b) => a - b)) {
    const current = stretches.at(-1);
    if (current !== undefined && row === current[1] + 1) current[1] = row;
    else stretches.push([row, row]);
  }
  const shown = stretches.slice(0, maxStretches);
  const words = shown
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(", ");
  const more = stretches.length > shown.length ? ", …" : "";
  return `row${rows.length === 1 ? "" : "s"} ${words}${more}`;
}

/** Stretches of rows that a line names. */
const maxStretches = 5;

/** A message without the values that it quotes: what many cells have in common. */
const kindOf = (message: string) => message.replace(/"[^"]*"|[₹\d][\d,.]*/g, "…");

/** The one line of issues of a kind: "Homes rows 17–19 › price: is missing; write …". */
function lineOfKind([first, ...further]: readonly SheetIssue[]): string {
  if (first === undefined) return "";
  const { sheet, column, message } = first;
  const rows = [first, ...further].flatMap(({ row }) => row ?? []);
  const position = [sheet, rows.length === 0 ? null : rowsInWords(rows)].filter((part) => part !== null);
  const where = [position.join(" "), column].filter((part) => part !== "").join(" › ");
  const differ = new Set([message, ...further.map((issue) => issue.message)]).size - 1;
  const more = differ === 0 ? "" : ` (and ${differ} other${differ === 1 ? "" : "s"} of the kind)`;
  return where === "" ? message + more : `${where}: ${message}${more}`;
}

function grouped(issues: readonly SheetIssue[], keyOf: (message: string) => string): string[] {
  const groups = new Map<string, SheetIssue[]>();
  for (const issue of issues) {
    const key = JSON.stringify([issue.sheet, issue.row === null, issue.column, keyOf(issue.message)]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [issue]);
    else group.push(issue);
  }
  return [...groups.values()].map(lineOfKind);
}

/**
 * The lines of issues, by their first row; rows with the same issue share one. Where that gives more than `maxLines`,
 * issues that differ in their values alone share one too.
 */
export function issueLines(issues: readonly SheetIssue[], maxLines: number): readonly string[] {
  const inOrder = [...issues].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const same = grouped(inOrder, (message) => message);
  return same.length > maxLines ? grouped(inOrder, kindOf) : same;
}
