import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isRecord } from "../../src/lib/json-record";
import { homesAsTable } from "../../tools/listings/listings-to-sheets";
import { planImport, type ImportPlan } from "../../tools/listings/plan-import";
import { readSpreadsheet, type ReadSpreadsheet } from "../../tools/listings/read-spreadsheet";
import { testContent } from "./test-content";

type Listing = Readonly<Record<string, unknown>>;

const today = "2026-11-23";
const format = (json: string) => json;

/** A temporary folder with the tests' content but for the maps, which take long to check. */
export class ImportFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), "import-"));
  readonly data = path.join(this.path, "data");

  constructor() {
    cpSync(testContent, this.data, { recursive: true, filter: (file) => !file.endsWith(".topo.json") });
  }

  pathOf(name: string): string {
    return path.join(this.path, name);
  }

  listing(slug: string): Listing {
    const value: unknown = JSON.parse(readFileSync(path.join(this.data, "listings", `${slug}.json`), "utf8"));
    return isRecord(value) ? value : {};
  }

  /** What reading it would change. */
  plan(read: ReadSpreadsheet, options: Partial<Parameters<typeof planImport>[2]> = {}): Promise<ImportPlan> {
    return planImport(read, this.data, { today, format, ...options });
  }

  /** What a file of these bytes would change. */
  async planOf(
    name: string,
    bytes: string | Uint8Array,
    options?: Partial<Parameters<typeof planImport>[2]>,
  ): Promise<ImportPlan> {
    writeFileSync(this.pathOf(name), bytes);
    return this.plan(await readSpreadsheet(this.pathOf(name)), options);
  }

  /** Copies of orchard-row, case-0 and on, as a table with all columns; the first is in its third row. */
  copies(count: number): string[][] {
    const listings = Array.from({ length: count }, (_, at) => {
      const copy = { ...this.listing("orchard-row"), id: 9000 + at, slug: `case-${at}`, formerSlugs: [] };
      writeFileSync(path.join(this.data, "listings", `${copy.slug}.json`), JSON.stringify(copy));
      return copy;
    });
    return homesAsTable(listings).rows.map((row) => [...row]);
  }
}

/** A table as the text of a CSV file. */
export const csvOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");

/** What a plan makes of a column of a home. */
export const changeOf = ({ changed }: ImportPlan, column: string, slug = "orchard-row") =>
  changed.find((home) => home.slug === slug)?.changes.find((change) => change.column === column)?.after;
