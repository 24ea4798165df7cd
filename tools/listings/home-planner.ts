/** What a row of a spreadsheet makes of the home that it is for; nothing is written here. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentNames, pictureNames } from "../../src/content/checks/read-content-folder";
import { textsIn } from "../../src/content/checks/schema-walk";
import { textAt } from "../../src/content/checks/values";
import { listingSchema } from "../../src/content/schemas/listing";
import { isRecord, valueAt } from "../../src/lib/json-record";
import { isSlug, slugify } from "../../src/lib/text";
import { pictureStem, takePicture } from "../pictures/take-picture";
import { cellText } from "./cell-text";
import { currencyOfCity } from "./currency-of-city";
import { withFormerPrice } from "./price-log";
import { readJsonFile } from "./read-json-file";
import { valueOf, type ReadHome } from "./read-homes";
import { withField, withItem } from "./set-field";
import { homesSheet, type SheetIssue } from "./sheet";

type Fields = Readonly<Record<string, unknown>>;

interface KnownListing {
  readonly slug: string;
  readonly value: Fields;
}

/** The listings of a content folder, by the names of their files. */
export function readListings(dataFolder: string): readonly KnownListing[] {
  return contentNames(dataFolder, "listings").map((name) => {
    const value = readJsonFile(path.join(dataFolder, name), `data/${name}`);
    return { slug: path.basename(name, ".json"), value: isRecord(value) ? value : {} };
  });
}

/** A home of the spreadsheet beside the one of the site that it is. */
export interface PlannedHome {
  readonly home: ReadHome;
  readonly slug: string;
  readonly before: Fields | null;
  readonly after: Fields;
}

export interface PlannerOptions {
  /** "2026-11-23": the day of a changed price, and on which a new home is posted. */
  readonly today: string;
  /** Folder with pictures that the spreadsheet names. */
  readonly pictures?: string | undefined;
}

/** Makes a listing of each row of a spreadsheet, with its pictures, and notes what is wrong with it. */
export class HomePlanner {
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
    private readonly options: PlannerOptions,
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

  /** Undefined where the row cannot be a home; `issues` then says why. */
  async plan(home: ReadHome): Promise<PlannedHome | undefined> {
    const known = this.listingOf(home);
    if (known === undefined) return undefined;
    const slug = known?.slug ?? (home.slug || slugify(home.title));
    if (home.title === "" && slug === "") {
      this.issue(home, "title", "is empty; write the name of the home");
      return undefined;
    }
    if (known === null && !isSlug(slug)) {
      const remedy = 'write how its name is spelt in the letters a to z, e.g. "sri-nivasa"';
      const why =
        home.slug === ""
          ? `is empty, and none can be made of the title "${home.title}"`
          : `"${slug}" cannot end an address`;
      this.issue(home, "slug", `${why}; ${remedy}`);
      return undefined;
    }
    const earlierRow = this.claimed.get(slug);
    if (earlierRow !== undefined) {
      const remedy =
        known === null
          ? "write a slug of its own"
          : "remove one of the two rows, or empty id and slug of a new home";
      this.issue(home, "slug", `"${slug}" is the home of row ${earlierRow} too; ${remedy}`);
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
      const { header, path: fieldPath } = field.column;
      if (header === "id" || header === "slug" || field.isSame(valueAt(before, fieldPath))) continue;
      const found = valueOf(field, context);
      if ("message" in found) this.issues.push(found);
      else if (cellText(field.column, found.value) !== cellText(field.column, valueAt(before, fieldPath)))
        after = withField(after, listingSchema, fieldPath, found.value);
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
    for (const { path: fieldPath, text, meta } of textsIn(listingSchema, listing)) {
      if (meta?.refersTo !== "picture" || this.known.has(text) || /^https?:/.test(text)) continue;
      const name = await this.taken(home, String(fieldPath[0]), slug, path.join(folder, text));
      if (name !== undefined) copied = withItem(copied, fieldPath, name);
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
    const existing =
      this.pictureBytes.get(name) ?? (existsSync(existingFile) ? readFileSync(existingFile) : undefined);
    return existing !== undefined && Buffer.compare(existing, bytes) !== 0;
  }

  /** The name of a picture that a camera has named: that of its home, with a number. */
  private freeName(slug: string, bytes: Uint8Array): string {
    for (let number = 1; ; number += 1) {
      const name = `homes/${slug}-${String(number).padStart(2, "0")}.jpg`;
      if (!this.isOther(name, bytes)) return name;
    }
  }
}
