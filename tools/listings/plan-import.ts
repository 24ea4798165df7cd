/** What an import of a spreadsheet would change, and every fault of it; nothing is written here. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { pictureNames } from "../../src/content/checks/read-content-folder";
import type { Issue } from "../../src/content/checks/issue";
import { textsIn } from "../../src/content/checks/schema-walk";
import { textAt, valueAt } from "../../src/content/checks/values";
import { listingSchema } from "../../src/content/schemas/listing";
import { isRecord } from "../../src/lib/json-record";
import { slugify } from "../../src/lib/text";
import { cellText } from "./cell-text";
import { listingColumns } from "./columns";
import { currencyOfCity } from "./currency-of-city";
import { withFormerPrice } from "./price-log";
import { readJsonFile } from "./read-json-file";
import { readHomes, valueOf, type ReadHome } from "./read-homes";
import type { ReadSpreadsheet } from "./read-spreadsheet";
import { withField, withItem } from "./set-field";
import { faultLine, homesSheet, type SheetFault } from "./sheet";

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
  /** A line for each; with any, nothing may be written. */
  readonly faults: readonly string[];
  /** What is worth a look. */
  readonly warnings: readonly string[];
  /** Texts of the files to write, by their path below the content folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Pictures to copy: from where, by their name below `images`. */
  readonly pictures: ReadonlyMap<string, string>;
}

interface ImportOptions {
  /** "2026-11-23": the day of a changed price, and on which a new home is posted. */
  readonly today: string;
  /** Folder with pictures that the spreadsheet names. */
  readonly pictures?: string | undefined;
  /** Gives the text of a file its form: the one of the repository. */
  readonly format: (json: string) => Promise<string> | string;
}

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
  readonly faults: SheetFault[] = [];
  readonly pictures = new Map<string, string>();
  private readonly known: ReadonlySet<string>;
  private readonly currencyOf: ReturnType<typeof currencyOfCity>;
  private readonly claimed = new Map<string, number>();
  private nextId: number;

  constructor(
    private readonly dataFolder: string,
    private readonly listings: readonly KnownListing[],
    private readonly options: ImportOptions,
  ) {
    this.known = pictureNames(path.join(dataFolder, "images"));
    this.currencyOf = currencyOfCity(dataFolder);
    this.nextId = 1 + Math.max(0, ...listings.map(({ value }) => Number(value.id)).filter(Number.isInteger));
  }

  private fault(home: ReadHome, column: string, message: string): void {
    this.faults.push({ sheet: homesSheet, row: home.row, column, message });
  }

  /** The listing that a row is for: null for a new home, undefined where the row contradicts itself. */
  private listingOf(home: ReadHome): KnownListing | null | undefined {
    const { id, slug } = home;
    const byId = this.listings.find(({ value }) => id !== "" && String(value.id) === id);
    const bySlug = this.listings.find((each) => slug !== "" && each.slug === slug);
    if (byId !== undefined && slug !== "" && byId.slug !== slug) {
      this.fault(
        home,
        "slug",
        `"${slug}" is not that of the home with the id ${id}; slugs never change here: write "${byId.slug}"`,
      );
      return undefined;
    }
    if (bySlug !== undefined && id !== "" && byId === undefined) {
      this.fault(
        home,
        "id",
        `"${id}" is not that of "${slug}"; ids never change: write ${String(bySlug.value.id)}`,
      );
      return undefined;
    }
    if (byId === undefined && id !== "") {
      this.fault(home, "id", `"${id}" belongs to no home; leave the cell of a new home empty`);
      return undefined;
    }
    return byId ?? bySlug ?? null;
  }

  plan(home: ReadHome): PlannedHome | undefined {
    const known = this.listingOf(home);
    if (known === undefined) return undefined;
    const slug = known?.slug ?? (home.slug || slugify(home.title));
    if (slug === "") {
      this.fault(home, "title", "is empty; write the name of the home");
      return undefined;
    }
    const other = this.claimed.get(slug);
    if (other !== undefined) {
      const remedy = known === null ? "write a slug of its own" : "remove one of the two rows";
      this.fault(home, "slug", `"${slug}" is the home of row ${other} too; ${remedy}`);
      return undefined;
    }
    this.claimed.set(slug, home.row);
    if (known === null && home.slug === "" && this.listings.some((each) => each.slug === slug)) {
      this.fault(
        home,
        "slug",
        `"${slug}", made from the title, is another home; write a slug of its own, or that home's id`,
      );
      return undefined;
    }
    const before = known?.value ?? null;
    const start = before ?? { $schema: "../schemas/listing.json", id: this.newId(), slug };
    return { home, slug, before, after: this.filled(home, start, before) };
  }

  private newId(): number {
    this.nextId += 1;
    return this.nextId - 1;
  }

  /** The listing with the cells of its row; a cell that says what is there already changes nothing. */
  private filled(home: ReadHome, start: Fields, before: Fields | null): Fields {
    const cityField = home.fields.find(({ column }) => column.header === "city");
    const read = cityField === undefined ? undefined : cityField.value("INR");
    const currency = this.currencyOf(typeof read === "string" ? read : (textAt(before, "city") ?? ""));
    let after = start;
    for (const field of home.fields) {
      const { header, path: place } = field.column;
      if (header === "id" || header === "slug" || field.isSame(valueAt(before, place))) continue;
      const found = valueOf(field, currency);
      if ("message" in found) this.faults.push(found);
      else after = withField(after, listingSchema, place, found.value);
    }
    if (before === null && after.postedAt === undefined)
      after = withField(after, listingSchema, ["postedAt"], this.options.today);
    return withFormerPrice(before, this.withPictures(home, after), this.options.today);
  }

  /** Pictures that are in the folder given, and not among the site's, go to `images/homes`. */
  private withPictures(home: ReadHome, listing: Fields): Fields {
    const { pictures: folder } = this.options;
    if (folder === undefined) return listing;
    let copied = listing;
    for (const { path: place, text, meta } of textsIn(listingSchema, listing)) {
      const source = path.join(folder, text);
      if (
        meta?.refersTo !== "picture" ||
        this.known.has(text) ||
        /^https?:/.test(text) ||
        !existsSync(source)
      )
        continue;
      const name = `homes/${path.basename(text)}`;
      const there = path.join(this.dataFolder, "images", name);
      const isOther =
        (existsSync(there) && !readFileSync(there).equals(readFileSync(source))) ||
        (this.pictures.get(name) ?? source) !== source;
      if (isOther) {
        this.fault(
          home,
          String(place[0]),
          `"${text}" would replace another picture, data/images/${name}; rename the file`,
        );
        continue;
      }
      this.pictures.set(name, source);
      copied = withItem(copied, place, name);
    }
    return copied;
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

/** Where in the spreadsheet a problem of a planned file stands. */
function faultOf({ field, message }: Issue, { home }: PlannedHome): SheetFault {
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
  const listings = readListings(folder);
  const { homes, faults } = readHomes(read);
  const run = new Import(dataFolder, listings, options);
  const planned = homes.flatMap((home) => run.plan(home) ?? []);
  const written = planned.filter(({ before, after }) => before !== after);
  const files = new Map<string, string>();
  const byFile = new Map<string, PlannedHome>();
  for (const home of written) {
    const text = await options.format(JSON.stringify(home.after, null, 2));
    files.set(`listings/${home.slug}.json`, text);
  }
  for (const home of planned) byFile.set(`data/listings/${home.slug}.json`, home);
  const { errors, warnings } = checkContent(dataFolder, {
    today: new Date(`${options.today}T06:00:00Z`),
    planned: { files, pictures: [...run.pictures.keys()] },
  });
  const line = (fault: SheetFault) => faultLine(read.hasNames ? fault : { ...fault, sheet: null });
  const problemLine = (problem: Issue) => {
    const home = byFile.get(problem.file);
    return home === undefined
      ? `${problem.file} › ${problem.field}: ${problem.message}`
      : line(faultOf(problem, home));
  };
  const slugs = new Set(planned.map(({ slug }) => slug));
  const isWritten = ({ file }: Issue) => files.has(file.replace(/^data\//, ""));
  return {
    added: written.filter(({ before }) => before === null).map(({ slug }) => slug),
    changed: written
      .filter(({ before }) => before !== null)
      .map((home) => ({ slug: home.slug, changes: changesOf(home) })),
    unchanged: planned.length - written.length,
    missing: listings.map(({ slug }) => slug).filter((slug) => !slugs.has(slug)),
    faults: [...[...faults, ...run.faults].map(line), ...errors.map(problemLine)],
    warnings: warnings.filter(isWritten).map(problemLine),
    files,
    pictures: run.pictures,
  };
}
