/** What an import of a spreadsheet would change, and every issue of it; nothing is written here. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { pictureNames } from "../../src/content/checks/read-content-folder";
import type { Issue } from "../../src/content/checks/issue";
import { textsIn } from "../../src/content/checks/schema-walk";
import { textAt } from "../../src/content/checks/values";
import { listingSchema } from "../../src/content/schemas/listing";
import { isRecord, valueAt } from "../../src/lib/json-record";
import { isSlug, slugify } from "../../src/lib/text";
import { pictureStem, takePicture } from "../pictures/take-picture";
import { cellText } from "./cell-text";
import { listingColumns } from "./columns";
import { currencyOfCity } from "./currency-of-city";
import type { HeaderMap } from "./header-positions";
import { withFormerPrice } from "./price-log";
import { readJsonFile } from "./read-json-file";
import { readHomes, valueOf, type ReadHome } from "./read-homes";
import type { ReadSpreadsheet } from "./read-spreadsheet";
import { withField, withItem } from "./set-field";
import { issueLines, homesSheet, type SheetIssue } from "./sheet";

type Fields = Readonly<Record<string, unknown>>;

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
  /** How many cells and rows are faulty. */
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

interface ImportOptions {
  /** "2026-11-23": the day of a changed price, and on which a new home is posted. */
  readonly today: string;
  /** Folder with pictures that the spreadsheet names. */
  readonly pictures?: string | undefined;
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

interface KnownListing {
  readonly slug: string;
  readonly value: Fields;
}

function readListings(folder: string): readonly KnownListing[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const value = readJsonFile(path.join(folder, name), `data/listings/${name}`);
      return { slug: path.basename(name, ".json"), value: isRecord(value) ? value : {} };
    });
}

/** A home of the spreadsheet beside the one of the site that it is. */
interface PlannedHome {
  readonly home: ReadHome;
  readonly slug: string;
  readonly before: Fields | null;
  readonly after: Fields;
}

class Import {
  readonly issues: SheetIssue[] = [];
  readonly warnings: SheetIssue[] = [];
  readonly pictures = new Map<string, string>();
  readonly pictureBytes = new Map<string, Uint8Array>();
  private readonly known: ReadonlySet<string>;
  private readonly currencyOf: ReturnType<typeof currencyOfCity>;
  private readonly claimed = new Map<string, number>();
  private readonly byId: ReadonlyMap<string, KnownListing>;
  private readonly bySlug: ReadonlyMap<string, KnownListing>;
  private nextId: number;

  constructor(
    private readonly dataFolder: string,
    listings: readonly KnownListing[],
    private readonly options: ImportOptions,
  ) {
    this.known = pictureNames(path.join(dataFolder, "images"));
    this.currencyOf = currencyOfCity(dataFolder);
    this.byId = new Map(listings.map((listing) => [String(listing.value.id), listing]));
    this.bySlug = new Map(listings.map((listing) => [listing.slug, listing]));
    this.nextId = 1 + Math.max(0, ...listings.map(({ value }) => Number(value.id)).filter(Number.isInteger));
  }

  private issue(home: ReadHome, column: string, message: string): void {
    this.issues.push({ sheet: homesSheet, row: home.row, column, message });
  }

  /** The listing that a row is for: null for a new home, undefined where the row contradicts itself. */
  private listingOf(home: ReadHome): KnownListing | null | undefined {
    const { id, slug } = home;
    const byId = this.byId.get(id);
    const bySlug = this.bySlug.get(slug);
    if (byId !== undefined && slug !== "" && byId.slug !== slug) {
      this.issue(
        home,
        "slug",
        `"${slug}" is not that of the home with the id ${id}; slugs never change here: write "${byId.slug}"`,
      );
      return undefined;
    }
    if (bySlug !== undefined && id !== "" && byId === undefined) {
      this.issue(
        home,
        "id",
        `"${id}" is not that of "${slug}"; ids never change: write ${String(bySlug.value.id)}`,
      );
      return undefined;
    }
    if (byId === undefined && id !== "") {
      this.issue(home, "id", `"${id}" belongs to no home; leave the cell of a new home empty`);
      return undefined;
    }
    return byId ?? bySlug ?? null;
  }

  async plan(home: ReadHome): Promise<PlannedHome | undefined> {
    const known = this.listingOf(home);
    if (known === undefined) return undefined;
    const slug = known?.slug ?? (home.slug || slugify(home.title));
    if (home.title === "" && slug === "") {
      this.issue(home, "title", "is empty; write the name of the home");
      return undefined;
    }
    if (known === null && home.slug === "" && !isSlug(slug)) {
      const remedy = 'write how its name is spelt in the letters a to z, e.g. "sri-nivasa"';
      this.issue(home, "slug", `is empty, and none can be made of the title "${home.title}"; ${remedy}`);
      return undefined;
    }
    const other = this.claimed.get(slug);
    if (other !== undefined) {
      const remedy = known === null ? "write a slug of its own" : "remove one of the two rows";
      this.issue(home, "slug", `"${slug}" is the home of row ${other} too; ${remedy}`);
      return undefined;
    }
    this.claimed.set(slug, home.row);
    if (known === null && home.slug === "" && this.bySlug.has(slug)) {
      this.issue(
        home,
        "slug",
        `"${slug}", made from the title, is another home; write a slug of its own, or that home's id`,
      );
      return undefined;
    }
    const before = known?.value ?? null;
    const start = before ?? { $schema: "../schemas/listing.json", id: this.newId(), slug };
    const filled = this.filled(home, start, before);
    const after = withFormerPrice(before, await this.withPictures(home, slug, filled), this.options.today);
    return { home, slug, before, after };
  }

  private newId(): number {
    this.nextId += 1;
    return this.nextId - 1;
  }

  /** The listing with the cells of its row; a cell that says what is there already changes nothing. */
  private filled(home: ReadHome, start: Fields, before: Fields | null): Fields {
    const textOf = (header: string) => {
      const field = home.fields.find(({ column }) => column.header === header);
      if (field === undefined) return textAt(before, header) ?? "";
      const read = valueOf(field, { currency: "INR", isToLet: false });
      return "value" in read && typeof read.value === "string" ? read.value : "";
    };
    const currency = this.currencyOf(textOf("city"));
    const context = { currency, isToLet: /\b(?:rent|let|lease)/i.test(textOf("status")) };
    let after = start;
    for (const field of home.fields) {
      const { header, path: place } = field.column;
      if (header === "id" || header === "slug" || field.isSame(valueAt(before, place))) continue;
      const found = valueOf(field, context);
      if ("message" in found) this.issues.push(found);
      else if (cellText(field.column, found.value) !== cellText(field.column, valueAt(before, place)))
        after = withField(after, listingSchema, place, found.value);
    }
    if (before === null && after.postedAt === undefined)
      after = withField(after, listingSchema, ["postedAt"], this.options.today);
    return after;
  }

  /** Pictures that are in the folder given, and not among the site's, go to `images/homes`. */
  private async withPictures(home: ReadHome, slug: string, listing: Fields): Promise<Fields> {
    const { pictures: folder } = this.options;
    if (folder === undefined) return listing;
    let copied = listing;
    for (const { path: place, text, meta } of textsIn(listingSchema, listing)) {
      if (meta?.refersTo !== "picture" || this.known.has(text) || /^https?:/.test(text)) continue;
      const name = await this.taken(home, String(place[0]), slug, path.join(folder, text));
      if (name !== undefined) copied = withItem(copied, place, name);
    }
    return copied;
  }

  /** The name below `images` that a picture of the folder gets; undefined where it is not there or cannot be taken. */
  private async taken(home: ReadHome, column: string, slug: string, source: string) {
    const { pictures: folder = "" } = this.options;
    const shown = path.relative(folder, source);
    const before = [...this.pictures].find(([, from]) => from === source);
    if (before !== undefined) return before[0];
    if (shown.startsWith("..") || path.isAbsolute(shown)) {
      this.issue(home, column, `"${shown}" leads out of the folder of pictures; name a file in it`);
      return undefined;
    }
    const file = statSync(source, { throwIfNoEntry: false });
    if (file === undefined) return undefined;
    const picture = file.isFile()
      ? await takePicture(source)
      : { issue: "is a folder; name a picture in it" };
    if (picture.issue !== undefined) {
      this.issue(home, column, `"${shown}" ${picture.issue}`);
      return undefined;
    }
    const stem = pictureStem(path.parse(source).name);
    const name = stem === undefined ? this.freeName(slug, picture.bytes) : `homes/${stem}.jpg`;
    if (this.isOther(name, picture.bytes)) {
      const message = `"${shown}" would replace another picture, data/images/${name}; rename the file`;
      this.issue(home, column, message);
      return undefined;
    }
    this.pictures.set(name, source);
    this.pictureBytes.set(name, picture.bytes);
    const { row } = home;
    for (const message of picture.warnings)
      this.warnings.push({ sheet: homesSheet, row, column, message: `"${shown}" ${message}` });
    return name;
  }

  /** Whether another picture has a name already. */
  private isOther(name: string, bytes: Uint8Array): boolean {
    const existingFile = path.join(this.dataFolder, "images", name);
    const other =
      this.pictureBytes.get(name) ?? (existsSync(existingFile) ? readFileSync(existingFile) : undefined);
    return other !== undefined && Buffer.compare(other, bytes) !== 0;
  }

  /** The name of a picture that a camera has named: that of its home, with a number. */
  private freeName(slug: string, bytes: Uint8Array): string {
    for (let number = 1; ; number += 1) {
      const name = `homes/${slug}-${String(number).padStart(2, "0")}.jpg`;
      if (!this.isOther(name, bytes)) return name;
    }
  }
}

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
    .replace(/[: ]+$/, "");

/** Where in the spreadsheet an issue of a planned file stands. */
function issueIn({ field, message }: Issue, { home }: PlannedHome): SheetIssue {
  const bareField = field.replace(/\[\d+\]/g, "");
  const found = home.fields
    .filter(
      ({ column: { header } }) =>
        bareField === header || bareField.startsWith(`${header}.`) || header.startsWith(`${bareField}.`),
    )
    .sort((one, other) => other.column.header.length - one.column.header.length)[0];
  const at = Number(/\[(\d+)\]/.exec(field)?.[1] ?? 0);
  const isTable = found?.column.form.shape === "table" && found.sheet !== homesSheet;
  return {
    sheet: found?.sheet ?? homesSheet,
    row: (isTable ? found.rows[at] : undefined) ?? home.row,
    column: isTable ? bareField.slice(found.column.header.length + 1) || field : lineOf(field),
    message: inCellWords(message),
  };
}

/** Plans the import of a spreadsheet into a content folder, and checks the content as it would be. */
export async function planImport(
  read: ReadSpreadsheet,
  dataFolder: string,
  options: ImportOptions,
): Promise<ImportPlan> {
  const folder = path.join(dataFolder, "listings");
  const progress = options.progress ?? (() => undefined);
  const listings = readListings(folder);
  const { homes, sheetName, issues, isUnread, notes } = readHomes(
    read,
    options.map ?? new Map<string, string>(),
    new Map(listings.map(({ slug, value }) => [String(value.id), slug])),
  );
  const run = new Import(dataFolder, listings, options);
  const planned: PlannedHome[] = [];
  for (const home of homes) {
    if (planned.length % 2000 === 1999) progress(`${planned.length + 1} of ${homes.length} homes are read`);
    planned.push(...[(await run.plan(home)) ?? []].flat());
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
        planned: { files, pictures: [...run.pictures.keys()] },
      });
  const isNamed = read.hasNames;
  const nameOf = (sheet: string | null) => (sheet === homesSheet ? sheetName : sheet);
  const placed = (issue: SheetIssue) => ({ ...issue, sheet: isNamed ? nameOf(issue.sheet) : null });
  const ofCells = [...issues, ...run.issues];
  // What could not be read is missing in the file for that reason alone.
  const unreadCells = new Set(ofCells.map(({ row, column }) => `${row} ${column}`));
  const issueOf = (issue: Issue): SheetIssue => {
    const home = byFile.get(issue.file);
    if (home !== undefined) return issueIn(issue, home);
    return { sheet: null, row: null, column: `${issue.file} › ${issue.field}`, message: issue.message };
  };
  const ofFiles = errors.map(issueOf).filter(({ row, column }) => !unreadCells.has(`${row} ${column}`));
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
    warnings: [...notes, ...linesOf([...run.warnings, ...warnings.filter(isWritten).map(issueOf)])],
    files,
    pictures: run.pictures,
    pictureBytes: run.pictureBytes,
  };
}
