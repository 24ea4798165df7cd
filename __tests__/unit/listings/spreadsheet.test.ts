/** Listings as a spreadsheet and back. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import sharp from "sharp";
import { pictureFacts } from "../../../src/content/pictures/picture-facts";
import { isRecord } from "../../../src/lib/json-record";
import { planImport, type ImportPlan } from "../../../tools/listings/plan-import";
import { readSpreadsheet } from "../../../tools/listings/read-spreadsheet";
import { writeImport } from "../../../tools/listings/write-import";
import { writeSpreadsheet } from "../../../tools/listings/write-spreadsheet";
import { testContent } from "../../support/test-content";

const today = "2026-11-23";
let folder: string;
let data: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "spreadsheet-"));
  data = path.join(folder, "data");
  cpSync(testContent, data, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string) => path.join(folder, name);
const files = () => readdirSync(path.join(data, "listings")).sort();
const textOf = (name: string) => readFileSync(path.join(data, "listings", name), "utf8");
const listings = (): Record<string, unknown>[] =>
  files().map((name) => {
    const value: unknown = JSON.parse(textOf(name));
    return isRecord(value) ? { ...value } : {};
  });

const format = (json: string) => `${json}\n`;

const planOf = async (name: string, pictures?: string): Promise<ImportPlan> =>
  planImport(await readSpreadsheet(place(name)), data, { today, pictures, format });

/** A CSV file of some columns. */
const csv = async (name: string, ...rows: readonly (readonly string[])[]): Promise<ImportPlan> => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  writeFileSync(place(name), rows.map((row) => row.map(quoted).join(",")).join("\n"));
  return planOf(name);
};

type Cell = ExcelJS.CellValue | { readonly value: ExcelJS.CellValue; readonly numFmt: string };

/** A workbook whose first sheet has these rows. */
async function workbook(
  name: string,
  rows: readonly (readonly Cell[])[],
  change = (_: ExcelJS.Worksheet) => {},
) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Homes");
  rows.forEach((row, at) =>
    row.forEach((cell, column) => {
      const target = sheet.getCell(at + 1, column + 1);
      if (cell !== null && typeof cell === "object" && "numFmt" in cell) {
        target.value = cell.value;
        target.numFmt = cell.numFmt;
      } else target.value = cell;
    }),
  );
  change(sheet);
  await book.xlsx.writeFile(place(name));
  return planOf(name);
}

describe.each(["homes.xlsx", "homes.csv"])("all listings, written to %s and read again", (name) => {
  test("change nothing, so that no byte of a file changes", async () => {
    await writeSpreadsheet(place(name), listings());
    const plan = await planOf(name);
    expect(plan).toMatchObject({ added: [], changed: [], missing: [], faults: [] });
    expect(plan.unchanged).toBe(files().length);
    expect(plan.files.size).toBe(0);
  });

  test("make the same content again where there was none", async () => {
    await writeSpreadsheet(place(name), listings());
    const empty = path.join(folder, `empty-${name}`);
    cpSync(data, empty, { recursive: true });
    const before = listings();
    for (const file of files()) rmSync(path.join(empty, "listings", file));
    const read = await readSpreadsheet(place(name));
    // Ids are given anew where no home has them, so the column stays out.
    const withoutIds = read.sheets.map((sheet) => ({
      ...sheet,
      rows:
        sheet.name === "Homes"
          ? sheet.rows.map((row, at) => (at === 1 ? row : ["", ...row.slice(1)]))
          : sheet.rows,
    }));
    const plan = await planImport({ ...read, sheets: withoutIds }, empty, { today, format });
    expect(plan.added).toHaveLength(before.length);
    for (const listing of before) {
      const made: unknown = JSON.parse(plan.files.get(`listings/${String(listing.slug)}.json`) ?? "{}");
      expect({ ...(isRecord(made) ? made : {}), id: 0 }).toEqual({ ...withoutEmptyLists(listing), id: 0 });
    }
  });
});

test("homes.csv is read by another parser as a row for each home", async () => {
  await writeSpreadsheet(place("others.csv"), listings());
  const sheet = await new ExcelJS.Workbook().csv.readFile(place("others.csv"), {
    map: (cell: unknown) => cell,
  });
  const [header = [], , ...homes] = sheet
    .getSheetValues()
    .slice(1)
    .map((row) => (Array.isArray(row) ? row.slice(1) : []));
  expect(homes.map((row) => row[header.indexOf("slug")])).toEqual(listings().map(({ slug }) => slug));
});

type RowChange = (row: readonly string[], at: number, sheet: string) => readonly string[];

/** What an exported file would change, of which an editor has changed the rows. */
async function planOfChanged(name: string, change: RowChange): Promise<ImportPlan> {
  await writeSpreadsheet(place(name), listings());
  const read = await readSpreadsheet(place(name));
  const sheets = read.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, at) => change(row, at, sheet.name)),
  }));
  return planImport({ ...read, sheets }, data, { today, format });
}

describe.each(["arranged.xlsx", "arranged.csv"])("the row of help in %s is no home", (name) => {
  test.each<[string, RowChange]>([
    // Of another sheet the first column is the slug, which says whose its rows are.
    ["the first column is left out", (row, _, sheet) => (sheet === "Homes" ? row.slice(1) : row)],
    ["the first column is moved to the end", ([first = "", ...row]) => [...row, first]],
    [
      "the first cell alone is marked, as in older exports",
      (row, at) => row.map((cell, column) => (at === 1 && column > 0 ? cell.replace(/^Help: /, "") : cell)),
    ],
  ])("where %s", async (_, change) => {
    const plan = await planOfChanged(name, change);
    expect(plan).toMatchObject({ added: [], changed: [], missing: [], faults: [] });
    expect(plan.unchanged).toBe(files().length);
  });
});

test("a home of which one cell begins like help is a home", async () => {
  const plan = await csv(
    "help-room.csv",
    ["id", "slug", "deposit"],
    ["3", "orchard-row", "Help: ask the agency"],
  );
  expect(plan.changed.map(({ slug }) => slug)).toEqual(["orchard-row"]);
});

/** An empty list says no more than a field that is left out. */
const withoutEmptyLists = (listing: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(listing).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

describe("a change", () => {
  test("of a price is one field, and the old price is noted", async () => {
    const plan = await csv("price.csv", ["id", "slug", "price"], ["3", "orchard-row", "₹1.40 Cr - 2.1 Cr"]);
    expect(plan.changed).toEqual([
      {
        slug: "orchard-row",
        changes: [
          { column: "price", before: "₹1.35 Cr - 2.1 Cr", after: "₹1.40 Cr - 2.1 Cr" },
          { column: "priceHistory", before: "", after: "2026-11-23 | ₹1.35 Cr - 2.1 Cr" },
        ],
      },
    ]);
    expect(plan.missing).toHaveLength(files().length - 1);
    expect(plan.faults).toEqual([]);
  });

  test("of a price to other words for the same figure is noted as no change", async () => {
    const plan = await csv("reworded.csv", ["slug", "price"], ["orchard-row", "Rs 1.35 crore – 2.10 crore"]);
    expect(plan.changed.flatMap(({ changes }) => changes.map(({ column }) => column))).toEqual(["price"]);
  });

  test("of a field that the listing has not puts it where the schema has it", async () => {
    const plan = await csv(
      "new-field.csv",
      ["slug", "summary.landmark", "deposit"],
      ["orchard-row", "A lake", "₹5 L"],
    );
    const made: unknown = JSON.parse(plan.files.get("listings/orchard-row.json") ?? "{}");
    const keys = Object.keys(isRecord(made) ? made : {});
    expect(keys.indexOf("deposit")).toBe(keys.indexOf("possession") + 1);
  });

  test("to an empty cell removes the field, and a column that is not there is left alone", async () => {
    const plan = await csv("empty.csv", ["slug", "developer"], ["orchard-row", ""]);
    const listing: unknown = JSON.parse(plan.files.get("listings/orchard-row.json") ?? "{}");
    expect(listing).not.toHaveProperty("developer");
    expect(listing).toHaveProperty("title", "Orchard Row");
  });
});

describe("a new home", () => {
  const header = ["title", "location", "city", "image", "categories", "type", "stage", "summary.reraNo"];
  const row = [
    "Lake View Court",
    "Whitefield, Bangalore",
    "Bangalore",
    "exteriors/villa-02.jpg",
    "apartments",
    "Apartment",
    "Under Construction",
    "PRM/KA/RERA/0000/000/PR/000000/000199",
  ];

  test("gets the next id, a slug from its title and the day", async () => {
    const plan = await csv("new.csv", header, row);
    expect(plan.faults).toEqual([]);
    expect(plan.added).toEqual(["lake-view-court"]);
    const next = Math.max(...listings().map(({ id }) => Number(id))) + 1;
    expect(JSON.parse(plan.files.get("listings/lake-view-court.json") ?? "{}")).toMatchObject({
      $schema: "../schemas/listing.json",
      id: next,
      slug: "lake-view-court",
      categories: ["apartments"],
      postedAt: today,
    });
  });

  test("brings a picture from a folder", async () => {
    mkdirSync(place("pictures"), { recursive: true });
    cpSync(path.join(data, "images/exteriors/villa-02.jpg"), place("pictures/lake.jpg"));
    await csv(
      "picture.csv",
      header,
      row.map((cell) => (cell.endsWith(".jpg") ? "lake.jpg | A villa at a lake" : cell)),
    );
    const plan = await planOf("picture.csv", place("pictures"));
    expect(plan.faults).toEqual([]);
    expect([...plan.pictures]).toEqual([["homes/lake.jpg", place("pictures/lake.jpg")]]);
    expect(plan.files.get("listings/lake-view-court.json")).toContain('"src": "homes/lake.jpg"');
  });

  test.each<[string, (file: string) => Promise<unknown> | void, string]>([
    [
      "empty.jpg",
      (file) => writeFileSync(file, ""),
      "is an empty file; copy it again from where it is whole",
    ],
    [
      "phone.heic",
      (file) => writeFileSync(file, "no picture"),
      "cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”",
    ],
    ["folder.jpg", (file) => void mkdirSync(file), "is a folder; name a picture in it"],
    [
      "cut.jpg",
      (file) =>
        writeFileSync(
          file,
          readFileSync(path.join(data, "images/exteriors/villa-02.jpg")).subarray(0, 20_000),
        ),
      "is cut off or damaged; copy it again from where it is whole",
    ],
    [
      "plan.svg",
      (file) => writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      "is a drawing; put it below data/images/plans by hand",
    ],
    [
      "../outside.jpg",
      (file) => cpSync(path.join(data, "images/exteriors/villa-02.jpg"), file),
      "leads out of the folder of pictures; name a file in it",
    ],
    ["../../package.json", () => undefined, "leads out of the folder of pictures; name a file in it"],
  ])("brings no %s", async (name, make, message) => {
    mkdirSync(place("doubtful"), { recursive: true });
    await make(path.join(place("doubtful"), name));
    await csv(
      "doubtful.csv",
      header,
      row.map((cell) => (cell.endsWith(".jpg") ? `${name} | A villa` : cell)),
    );
    const plan = await planOf("doubtful.csv", place("doubtful"));
    expect(plan.faults).toContain(`row 2 › image: "${name}" ${message}`);
    expect(plan.pictures.size).toBe(0);
  });

  test("brings a picture of a phone without the place, upright and under a name of the home", async () => {
    mkdirSync(place("phone"), { recursive: true });
    await sharp(path.join(data, "images/exteriors/villa-02.jpg"))
      .withExif({
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "12/1 58/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "77/1 36/1 0/1",
        },
      })
      .withMetadata({ orientation: 6 })
      .toFile(place("phone/IMG 2031.JPG"));
    await csv(
      "phone.csv",
      header,
      row.map((cell) => (cell.endsWith(".jpg") ? "IMG 2031.JPG | A villa" : cell)),
    );
    const plan = await planOf("phone.csv", place("phone"));
    expect(plan.faults).toEqual([]);
    writeFileSync(place("kept.jpg"), plan.pictureBytes.get("homes/lake-view-court-01.jpg") ?? "");
    expect(await pictureFacts(place("kept.jpg"))).toMatchObject({
      format: "jpeg",
      hasPlace: false,
      isTurned: false,
    });
  });

  test("is written with its picture, and only together", async () => {
    const own = path.join(folder, "own");
    cpSync(data, own, { recursive: true });
    const plan = await planImport(await readSpreadsheet(place("picture.csv")), own, {
      ...{ today, format, pictures: place("pictures") },
    });
    expect(() => writeImport({ ...plan, faults: ["row 3: a fault"] }, own)).toThrow("nothing was written");
    expect(existsSync(path.join(own, "listings/lake-view-court.json"))).toBe(false);
    writeImport(plan, own);
    expect(existsSync(path.join(own, "listings/lake-view-court.json"))).toBe(true);
    expect(existsSync(path.join(own, "images/homes/lake.jpg"))).toBe(true);
    expect(readdirSync(path.join(own, "listings")).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

describe("the habits of spreadsheets", () => {
  const changeOf = (plan: ImportPlan, column: string) =>
    plan.changed.flatMap(({ changes }) => changes).find((change) => change.column === column)?.after;

  test.each<[string, string, Cell, string]>([
    ["a day as a date", "lastVerified", new Date("2026-10-05T00:00:00Z"), "2026-10-05"],
    ["a day as a number", "lastVerified", 46_300, "2026-10-05"],
    ["a day as a text", "lastVerified", "5 Oct 2026", "2026-10-05"],
    ["a day as Excel writes it into CSV", "lastVerified", "05-Oct-26", "2026-10-05"],
    ["a day with its month before it", "lastVerified", "October 5th, 2026", "2026-10-05"],
    [
      "rupees by the cell's format",
      "price",
      { value: 12_000_000, numFmt: "[$₹-4009] #,##0" },
      "₹1,20,00,000",
    ],
    ["dirhams by the cell's format", "price", { value: 2_100_000, numFmt: '"AED" #,##0' }, "AED 2,100,000"],
    ["an amount without a currency", "price", 12_000_000, "₹1,20,00,000"],
    ["blanks at the ends", "developer", "  Bellandine  ", "Bellandine"],
    ["a blank that does not break", "developer", "Bellandine\u00A0Homes", "Bellandine Homes"],
    [
      "words in several styles",
      "developer",
      { richText: [{ text: "Bellandine " }, { text: "Homes" }] },
      "Bellandine Homes",
    ],
    [
      "a link",
      "developer",
      { text: "Bellandine Homes", hyperlink: "https://example.com" },
      "Bellandine Homes",
    ],
    ["a formula", "developer", { formula: 'A1&"x"', result: "Bellandine Homes" }, "Bellandine Homes"],
    ["yes and no", "featured", false, "no"],
    ["a month of which a day was made", "possession", new Date("2028-03-01T00:00:00Z"), "Mar 2028"],
    ["a month as its serial number", "possession", 46_813, "Mar 2028"],
    ["a month as Excel writes it into CSV", "possession", "Mar-28", "Mar 2028"],
    ["a day of possession", "possession", new Date("2028-03-15T00:00:00Z"), "15 Mar 2028"],
    ["a deposit as a number", "deposit", 480_000, "₹4,80,000"],
    ["an area by the cell's format", "size", { value: 1845, numFmt: '#,##0 "sq ft"' }, "1,845 sq ft"],
    [
      "an area by a format without quotation marks",
      "size",
      { value: 1845, numFmt: "0\\ \\s\\q\\ \\f\\t" },
      "1845 sq ft",
    ],
    ["floors by the cell's format", "summary.floors", { value: 18, numFmt: '0" floors"' }, "18 floors"],
    ["crores by the cell's format", "price", { value: 1.85, numFmt: '"₹"0.00" Cr"' }, "₹1.85 Cr"],
    ["bedrooms by the cell's format", "bedrooms", { value: 3, numFmt: '0 "BHK"' }, "3 BHK"],
    [
      "rupees grouped by escaped commas",
      "price",
      { value: 12_000_000, numFmt: '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;##,##0' },
      "₹1,20,00,000",
    ],
    ["a telephone number that lost its plus", "phone", 918_000_000_123, "+918000000123"],
    ["control characters of Word", "developer", "Bellandine\u0007 Homes", "Bellandine Homes"],
    ["a word of a closed set in capitals", "state", "UNDEROFFER", "underOffer"],
  ])("%s is read", async (_, column, cell, expected) => {
    const plan = await workbook("habits.xlsx", [
      ["slug", column],
      ["orchard-row", cell],
    ]);
    expect(plan.faults).toEqual([]);
    expect(changeOf(plan, column)).toBe(expected);
  });

  test.each([
    ["Bangalore", "2,10,00,000", "₹2,10,00,000"],
    ["Bangalore", "21,000,000", "₹2,10,00,000"],
    ["Dubai", "₹ 18,700,000", "₹1,87,00,000"],
    ["Dubai", "2,100,000", "AED 2,100,000"],
    ["Dubai", "2,100,000.00", "AED 2,100,000"],
    ["Dubai", "21,00,000", "AED 2,100,000"],
    ["Dubai", "AED 2.1M", "AED 2.1M"],
    ["Dubai", "2,100,00", "2,100,00"],
  ])("in %s the price %s is read as %s, that of a unit too", async (city, price, expected) => {
    const plan = await csv(
      "grouped.csv",
      ["title", "city", "price", "projectDetails.units"],
      ["Creek View", city, price, `2 BHK | 1,245 sq ft |  | ${price}`],
    );
    const made: unknown = JSON.parse(plan.files.get("listings/creek-view.json") ?? "{}");
    expect(made).toMatchObject({ price: expected, projectDetails: { units: [{ price: expected }] } });
  });

  test("an amount without a currency is in dirhams in any city of the Emirates", async () => {
    const cities = path.join(data, "cities.json");
    const before = readFileSync(cities, "utf8");
    writeFileSync(cities, before.replace('"name": "Dubai"', '"name": "Sharjah"'));
    const plan = await csv("sharjah.csv", ["title", "city", "price"], ["Creek View", "Sharjah", "2100000"]);
    writeFileSync(cities, before);
    expect(plan.files.get("listings/creek-view.json")).toContain('"AED 2,100,000"');
  });

  test.each([
    ["percent", { value: 0.1, numFmt: "0%" }, "10%"],
    ["a share of percent", { value: 0.125, numFmt: "0.0%" }, "12.5%"],
  ])("%s is read in a table", async (_, cell, expected) => {
    await writeSpreadsheet(place("table.xlsx"), listings());
    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(place("table.xlsx"));
    const sheet = book.getWorksheet("paymentStructure");
    const row =
      [...Array(sheet?.rowCount ?? 0).keys()].find(
        (at) => sheet?.getCell(at + 1, 1).value === "orchard-row",
      ) ?? 0;
    const target = sheet?.getCell(row + 1, 3);
    if (target === undefined) throw new Error("no cell");
    target.value = cell.value;
    target.numFmt = cell.numFmt;
    await book.xlsx.writeFile(place("table.xlsx"));
    const plan = await planOf("table.xlsx");
    expect(plan.faults).toEqual([]);
    expect(changeOf(plan, "projectDetails.paymentStructure")).toContain(`| ${expected}`);
  });

  test.each([
    ["commas", ",", "\n", ""],
    ["semicolons", ";", "\n", ""],
    ["tabs", "\t", "\n", ""],
    ["the line ends of Windows", ",", "\r\n", ""],
    ["the mark of UTF-8", ",", "\n", "\uFEFF"],
    ["UTF-16, as Unicode Text of Excel", "\t", "\r\n", "\uFEFF", "utf16le" as const],
  ])("a CSV file with %s is read", async (_, separator, end, mark, encoding: BufferEncoding = "utf8") => {
    const rows = [
      ["slug", "developer"],
      ["orchard-row", "Bellandine Homes"],
    ];
    writeFileSync(place("habits.csv"), mark + rows.map((row) => row.join(separator)).join(end), encoding);
    expect(changeOf(await planOf("habits.csv"), "developer")).toBe("Bellandine Homes");
  });

  test.each([
    ["semicolons", "sep=;\r\nslug;developer\r\norchard-row;Bellandine Homes"],
    ["commas", "sep=,\nslug,developer\norchard-row,Bellandine Homes"],
    ["the mark of UTF-8 before it", "\uFEFFSEP=;\nslug;developer\norchard-row;Bellandine Homes"],
    ["tabs", "sep=\t\nslug\tdeveloper\norchard-row\tBellandine Homes"],
    ["a title and an empty row", "Homes of November,\n,\nslug,developer\norchard-row,Bellandine Homes"],
  ])("what stands above the headers is no home, nor what names the separator: %s", async (_, text) => {
    writeFileSync(place("sep.csv"), text);
    const plan = await planOf("sep.csv");
    expect(plan.faults).toEqual([]);
    expect(changeOf(plan, "developer")).toBe("Bellandine Homes");
  });

  test("formatting down to the last row, a sheet that is empty and a column of notes stand in nobody's way", async () => {
    const started = Date.now();
    const plan = await workbook(
      "formatted.xlsx",
      [
        ["slug", "developer", "Notes"],
        ["orchard-row", "Bellandine Homes", "call back"],
      ],
      (sheet) => {
        sheet.getCell("BZ2000").font = { bold: true };
        sheet.getCell("B1048576").numFmt = "@";
        sheet.workbook.addWorksheet("Sheet2");
      },
    );
    expect(plan.faults).toEqual([]);
    expect(plan.warnings).toContain('the column "Notes" is no field of a home; it is left out');
    expect(changeOf(plan, "developer")).toBe("Bellandine Homes");
    expect((await readSpreadsheet(place("formatted.xlsx"))).sheets[0]?.rows).toHaveLength(2);
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test("a listing whose file is broken is named, with the place and the remedy", async () => {
    const own = path.join(folder, "broken");
    cpSync(data, own, { recursive: true });
    writeFileSync(path.join(own, "listings/orchard-row.json"), '{\n  "id": 3\n  "slug": "orchard-row"\n}');
    await csv("any.csv", ["slug", "developer"], ["fort-house", "Bellandine Homes"]);
    await expect(planImport(await readSpreadsheet(place("any.csv")), own, { today, format })).rejects.toThrow(
      /^data\/listings\/orchard-row\.json › line \d, column \d+ — .*comma/,
    );
  });

  test("a listing whose file begins with a byte order mark is read", async () => {
    const own = path.join(folder, "marked");
    cpSync(data, own, { recursive: true });
    const file = path.join(own, "listings/orchard-row.json");
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8")}`);
    await csv("any.csv", ["slug", "developer"], ["orchard-row", "Bellandine Homes"]);
    const plan = await planImport(await readSpreadsheet(place("any.csv")), own, { today, format });
    expect(plan.faults).toEqual([]);
    expect(changeOf(plan, "developer")).toBe("Bellandine Homes");
  });

  test("a list of lines keeps bars and backslashes inside its parts", async () => {
    const [first = {}] = listings();
    const listing: Record<string, unknown> = {
      ...first,
      facilities: ["Pool | heated", "C:\\ drive", "Two\nlines"],
    };
    const file = place("bars.csv");
    await writeSpreadsheet(file, [listing]);
    const plan = await planOf("bars.csv");
    const made: unknown = JSON.parse(plan.files.get(`listings/${String(listing.slug)}.json`) ?? "{}");
    expect(isRecord(made) ? made.facilities : []).toEqual(["Pool | heated", "C:\\ drive", "Two\nlines"]);
  });
});
