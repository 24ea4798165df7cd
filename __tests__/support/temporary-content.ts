/** A small, valid content folder in a temporary place, in which a test breaks one thing. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatIssue } from "../../src/content/checks/issue";
import { contentTypes, type ContentType } from "../../src/content/content-types";
import { isRecord } from "../../src/lib/json-record";
import { sampleOf, sampleTargets, type SampleOptions } from "./sample-content";

export type Homes = readonly Readonly<Record<string, unknown>>[];

type FieldPath = readonly (string | number)[];

/** The day on which test folders are checked unless a test names another. */
export const testDay = "2026-11-20";

/** Keys of the folder's pages, in the order of its entries: the pages of every site, its category and its service. */
const metadataKeys = [
  "home",
  "about",
  "properties",
  "allproperties",
  "blogs",
  "contact",
  "thank-you",
  "wishlist",
  "compare",
  "shortlist",
  sampleTargets.category,
  "a-slug",
  "not-found",
];

/** The one listing of the folder: a ready home in Bangalore. */
export const listingFile = "listings/kaveri-terraces.json";

/** What makes a listing one of Dubai. */
export const inDubai = {
  city: "Dubai",
  price: "AED 2.1M",
  dldPermit: { number: "7123456789", expires: "2027-11-20", url: "https://example.com/permit" },
};

export class ContentFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), "content-"));

  constructor(options: SampleOptions = { withOptional: false }) {
    for (const type of contentTypes) this.write(fileOf(type), JSON.stringify(sampleFile(type, options)));
    this.write(`images/${sampleTargets.picture}`, "");
  }

  /** Writes a file below the folder, as text in UTF-8 or as it is. */
  write(file: string, content: string | Uint8Array): void {
    const target = path.join(this.path, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(file: string): void {
    rmSync(path.join(this.path, file), { recursive: true });
  }

  read(file: string): unknown {
    return JSON.parse(readFileSync(path.join(this.path, file), "utf8"));
  }

  /** Writes `value` at a path inside a JSON file; `undefined` removes the field. */
  set(file: string, at: FieldPath, value: unknown): void {
    this.write(file, JSON.stringify(withValue(this.read(file), at, value)));
  }

  /** Copies a file and changes fields of the copy. */
  copy(from: string, to: string, changes: Readonly<Record<string, unknown>>): void {
    this.write(to, JSON.stringify(Object.assign({}, this.read(from), changes)));
  }

  /** Adds a city to that of the folder. */
  addCity(name: string, region: string, countryCode = "IN"): void {
    const cities = this.read("cities.json");
    const city = Object.assign({}, sampleEntry("City"), { name, region, countryCode });
    this.write("cities.json", JSON.stringify([...(Array.isArray(cities) ? cities : []), city]));
  }

  /** Turns the listing into one of Dubai, with its permit and a price in dirhams. */
  moveToDubai(expires = inDubai.dldPermit.expires): void {
    this.addCity("Dubai", "Dubai", "AE");
    this.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: testDay }]);
    this.copy(listingFile, listingFile, { ...inDubai, dldPermit: { ...inDubai.dldPermit, expires } });
  }

  /** What the check says of homes like that of the folder but for some fields, without the names of their files. */
  homes(...changes: Homes) {
    for (const [at, fields] of changes.entries()) {
      const slug = `home-${at + 10}`;
      this.copy(listingFile, `listings/${slug}.json`, { id: at + 10, slug, ...fields });
    }
    const withoutFile = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/^data\/listings\/home-\d+\.json › /, ""));
    return { errors: withoutFile(this.errors()), warnings: withoutFile(this.warnings()) };
  }

  errors(today = testDay): string[] {
    return checkContent(this.path, { today: new Date(today) }).errors.map(formatIssue);
  }

  warnings(today = testDay): string[] {
    return checkContent(this.path, { today: new Date(today) }).warnings.map(formatIssue);
  }

  delete(): void {
    rmSync(this.path, { recursive: true });
  }
}

function fileOf({ name, path: typePath, form }: ContentType): string {
  if (form !== "folder") return typePath;
  return name === "Listing" ? listingFile : `${typePath}/a-slug.json`;
}

function sampleFile(type: ContentType, options: SampleOptions): unknown {
  const entry = Object.assign({}, sampleOf(type.schema, options), knownFields[type.name]);
  if (type.name === "PageMetadata") {
    return metadataKeys.map((key) => ({ ...entry, key, title: `Title of ${key}` }));
  }
  return type.form === "list" ? [entry] : entry;
}

function sampleEntry(name: string): unknown {
  const type = contentTypes.find((candidate) => candidate.name === name);
  return type && Object.assign({}, sampleOf(type.schema), knownFields[name]);
}

/** Fields whose values other files or the rules of the checker prescribe. */
const knownFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Listing: {
    slug: sampleTargets.listing,
    stage: undefined,
    constructionStatus: undefined,
    type: "Apartment",
    category: "Apartments",
    status: "For sale",
    price: "₹1.85 Cr onwards",
    dldPermit: undefined,
    coordinates: undefined,
  },
  SiteFacts: {
    officeHours: [{ weekday: "Monday", opens: "09:30", closes: "19:00" }],
    claims: {
      experience: "13 years",
      blogExperience: "14 years",
      banks: "144+",
      reply: "within one business day",
    },
    trustedSince: 2024,
  },
  City: { name: sampleTargets.city, region: "Karnataka" },
  Category: { slug: sampleTargets.category, path: "/apartments" },
  PageMetadata: { h2: "A line" },
  LandingPage: { title: "Title of a landing page" },
  LegalPage: { title: "Title of a legal page" },
};

function withValue(content: unknown, [step, ...tail]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(content) ? Array.from<unknown>(content) : [];
    list[step] = withValue(list[step], tail, value);
    return list;
  }
  const fields = isRecord(content) ? content : {};
  return { ...fields, [step]: withValue(fields[step], tail, value) };
}
