/** What an import of a spreadsheet would change, and every issue of it; nothing is written here. */
import { checkContent } from "../../src/content/check-content";
import type { Issue } from "../../src/content/checks/issue";
import { valueAt } from "../../src/lib/json-record";
import { cellText } from "./cell-text";
import { listingColumns } from "./columns";
import type { HeaderMap } from "./header-positions";
import { HomePlanner, readListings, type PlannedHome, type PlannerOptions } from "./home-planner";
import { readHomes } from "./read-homes";
import type { ReadSpreadsheet } from "./read-spreadsheet";
import { issueLines, homesSheet, type SheetIssue } from "./sheet";

interface FieldChange {
  readonly column: string;
  /** As a cell has it; empty where there was nothing. */
  readonly before: string;
  readonly after: string;
}

export interface ImportPlan {
  /** Slugs of homes that would be new. */
  readonly added: readonly string[];
  readonly changed: readonly { readonly slug: string; readonly changes: readonly FieldChange[] }[];
  readonly unchanged: number;
  /** Slugs of homes that the site has and the spreadsheet has not; they stay. */
  readonly missing: readonly string[];
  /** A line for each kind, by its first row; with any, nothing may be written. */
  readonly issues: readonly string[];
  /** How many cells and rows have issues. */
  readonly issueCount: number;
  /** What headers that are not known may mean: "total_sqft=size", "balcony=". */
  readonly map: readonly string[];
  /** What is worth a look. */
  readonly warnings: readonly string[];
  /** Texts of the files to write, by their path below the content folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Pictures to bring in: from where, by their name below `images`. */
  readonly pictures: ReadonlyMap<string, string>;
  /** What to write of them, by the same names. */
  readonly pictureBytes: ReadonlyMap<string, Uint8Array>;
}

interface ImportOptions extends PlannerOptions {
  /** Headers as written, with the fields they mean. */
  readonly map?: HeaderMap | undefined;
  /** Whether each issue is told in a line of its own values. */
  readonly all?: boolean | undefined;
  /** Told what is being done, in a few words. */
  readonly progress?: ((step: string) => void) | undefined;
  /** Gives the text of a file its form: the one of the repository. */
  readonly format: (json: string) => Promise<string> | string;
}

/** Lines of issues that an editor is told at a time. */
export const maxLines = 7;

function changesOf({ before, after }: PlannedHome): FieldChange[] {
  return listingColumns.flatMap((column) => {
    const [old, now] = [before, after].map((value) => cellText(column, valueAt(value, column.path)));
    return old === now ? [] : [{ column: column.header, before: old ?? "", after: now ?? "" }];
  });
}

/** A field as the cells have it: "categories[0]" is the first line of the cell "categories". */
const lineOf = (field: string) =>
  field.replace(/\[(\d+)\]\.?/g, (_, at: string) => ` line ${Number(at) + 1} `).trim();

/** What the check asks of a JSON file, as it is asked of a cell. */
const inCellWords = (message: string) =>
  message
    .replace(/write a text in quotation marks(?: or an object in braces \{ \})?(?:: )?/, "write it: ")
    .replace(/write a list in square brackets \[ \](?:: )?/, "write one on each line: ")
    .replace(/write a number without quotation marks/, "write a number")
    .replace("add the file or name another", "bring it along by --pictures FOLDER, or name another")
    .replace(/[: ]+$/, "");

/** Where in the spreadsheet an issue of a planned file stands. */
function issueIn({ field, message }: Issue, { home }: PlannedHome): SheetIssue {
  const bareField = field.replace(/\[\d+\]/g, "");
  const found = home.fields
    .filter(
      ({ column: { header } }) =>
        bareField === header || bareField.startsWith(`${header}.`) || header.startsWith(`${bareField}.`),
    )
    .sort((a, b) => b.column.header.length - a.column.header.length)[0];
  const at = Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0);
  const isTable = found?.column.form.shape === "table" && found.sheet !== homesSheet;
  return {
    sheet: found?.sheet ?? homesSheet,
    row: (isTable ? found.rows[at] : undefined) ?? home.row,
    column: isTable ? bareField.slice(found.column.header.length + 1) || field : lineOf(field),
    message:
      found?.column.form.shape === "table"
        ? inCellWords(message)
        : inCellWords(message).replace("alt text; add", `alt text; write "picture | what it shows", or add`),
  };
}

/** Plans the import of a spreadsheet into a content folder, and checks the content as it would be. */
export async function planImport(
  read: ReadSpreadsheet,
  dataFolder: string,
  options: ImportOptions,
): Promise<ImportPlan> {
  const progress = options.progress ?? (() => undefined);
  const listings = readListings(dataFolder);
  const { homes, sheetName, issues, isUnread, notes } = readHomes(
    read,
    options.map ?? new Map<string, string>(),
    new Map(listings.map(({ slug, value }) => [String(value.id), slug])),
  );
  const planner = new HomePlanner(dataFolder, listings, options);
  const planned: PlannedHome[] = [];
  for (const home of homes) {
    if (planned.length % 2000 === 1999) progress(`${planned.length + 1} of ${homes.length} homes are read`);
    planned.push(...[(await planner.plan(home)) ?? []].flat());
  }
  const written = planned.filter(({ before, after }) => before !== after);
  const files = new Map<string, string>();
  const byFile = new Map<string, PlannedHome>();
  for (const home of written) {
    if (files.size % 2000 === 1999) progress(`${files.size + 1} of ${written.length} files are worded`);
    const text = await options.format(JSON.stringify(home.after, null, 2));
    files.set(`listings/${home.slug}.json`, text);
  }
  for (const home of planned) byFile.set(`data/listings/${home.slug}.json`, home);
  if (planned.length > 200) progress(`${planned.length} homes are being checked`);
  const { errors, warnings } = isUnread
    ? { errors: [], warnings: [] }
    : checkContent(dataFolder, {
        today: new Date(`${options.today}T06:00:00Z`),
        planned: { files, pictures: [...planner.pictures.keys()] },
      });
  const isNamed = read.hasNames;
  const nameOf = (sheet: string | null) => (sheet === homesSheet ? sheetName : sheet);
  const placed = (issue: SheetIssue) => ({ ...issue, sheet: isNamed ? nameOf(issue.sheet) : null });
  const ofCells = [...issues, ...planner.issues];
  // What could not be read is missing in the file for that reason alone.
  const cellOf = ({ sheet, row, column }: SheetIssue) => `${sheet} ${row} ${column}`;
  const unreadCells = new Set(ofCells.map(cellOf));
  const issueOf = (issue: Issue): SheetIssue => {
    const home = byFile.get(issue.file);
    if (home !== undefined) return issueIn(issue, home);
    return { sheet: null, row: null, column: `${issue.file} › ${issue.field}`, message: issue.message };
  };
  const ofFiles = errors.map(issueOf).filter((issue) => !unreadCells.has(cellOf(issue)));
  const linesOf = (all: readonly SheetIssue[]) =>
    issueLines(all.map(placed), options.all === true ? Infinity : maxLines);
  const slugs = new Set(planned.map(({ slug }) => slug));
  const isWritten = ({ file }: Issue) => files.has(file.replace(/^data\//, ""));
  return {
    added: written.filter(({ before }) => before === null).map(({ slug }) => slug),
    changed: written
      .filter(({ before }) => before !== null)
      .map((home) => ({ slug: home.slug, changes: changesOf(home) })),
    unchanged: planned.length - written.length,
    missing: isUnread ? [] : listings.map(({ slug }) => slug).filter((slug) => !slugs.has(slug)),
    issues: linesOf([...ofCells, ...ofFiles]),
    map: issues.flatMap(({ map }) => map ?? []),
    issueCount: ofCells.length + ofFiles.length,
    warnings: [...notes, ...linesOf([...planner.warnings, ...warnings.filter(isWritten).map(issueOf)])],
    files,
    pictures: planner.pictures,
    pictureBytes: planner.pictureBytes,
  };
}
