/** Listings as a spreadsheet and back. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ExcelJS from "exceljs";
import sharp from "sharp";
import { pictureFacts } from "../../../src/content/check-pictures";
import { isRecord } from "../../../src/lib/json-record";
import type { ImportPlan } from "../../../tools/listings/plan-import";
import { readSpreadsheet, type ReadSpreadsheet } from "../../../tools/listings/read-spreadsheet";
import { homesSheet } from "../../../tools/listings/sheet";
import { writeImport } from "../../../tools/listings/write-import";
import { writeSpreadsheet } from "../../../tools/listings/write-spreadsheet";
import { changeOf, csvOf, ImportFolder } from "../../support/imported-homes";

const folder = new ImportFolder();
const { data } = folder;
afterAll(() => rmSync(folder.path, { recursive: true, force: true }));

const slugs = readdirSync(path.join(data, "listings")).map((name) => path.basename(name, ".json"));
const listings = slugs.map((slug) => folder.listing(slug));

const csv = (...rows: readonly (readonly string[])[]) => folder.planOf("some.csv", csvOf(...rows));
const madeBy = (plan: ImportPlan, slug: string): Record<string, unknown> => {
  const made: unknown = JSON.parse(plan.files.get(`listings/${slug}.json`) ?? "{}");
  return isRecord(made) ? made : {};
};

/** An empty list says no more than a field that is left out. */
const withoutEmptyLists = (listing: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(listing).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

type RowChange = (row: readonly string[], at: number, sheet: string) => readonly string[];

/** A spreadsheet of which an editor has changed the rows. */
const changed = ({ sheets, ...read }: ReadSpreadsheet, change: RowChange): ReadSpreadsheet => ({
  ...read,
  sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row, at) => change(row, at, name)) })),
});

const noChange = { added: [], changed: [], missing: [], issues: [], unchanged: slugs.length };

describe.each(["homes.xlsx", "homes.csv"])("all listings, written to %s and read again", (name) => {
  let read: ReadSpreadsheet;
  beforeAll(async () => {
    await writeSpreadsheet(folder.pathOf(name), listings);
    read = await readSpreadsheet(folder.pathOf(name));
  });

  test("change nothing, so that no byte of a file changes", async () => {
    const plan = await folder.plan(read);
    expect(plan).toMatchObject(noChange);
    expect(plan.files.size).toBe(0);
  });

  test("make the same content again where there was none", async () => {
    const empty = new ImportFolder();
    for (const slug of slugs) rmSync(path.join(empty.data, "listings", `${slug}.json`));
    // Ids are given anew where no home has them, so the column stays out.
    const withoutIds = changed(read, (row, at, sheet) =>
      sheet === homesSheet && at !== 1 ? ["", ...row.slice(1)] : row,
    );
    const plan = await empty.plan(withoutIds);
    rmSync(empty.path, { recursive: true });
    expect(plan.added).toHaveLength(slugs.length);
    const made = listings.map(({ slug }) => ({ ...madeBy(plan, String(slug)), id: 0 }));
    expect(made).toEqual(listings.map((listing) => ({ ...withoutEmptyLists(listing), id: 0 })));
  });

  test.each<[string, RowChange]>([
    // Of another sheet the first column is the slug, which says whose its rows are.
    ["the first column is left out", (row, _, sheet) => (sheet === homesSheet ? row.slice(1) : row)],
    ["the first column is moved to the end", ([first = "", ...row]) => [...row, first]],
    [
      "the first cell alone is marked, as in older exports",
      (row, at) => row.map((cell, column) => (at === 1 && column > 0 ? cell.replace(/^Help: /, "") : cell)),
    ],
  ])("have a row of help that is no home where %s", async (_, change) => {
    expect(await folder.plan(changed(read, change))).toMatchObject(noChange);
  });
});

test("a home of which the row is removed keeps its other sheets, and one without its slug is known by its id", async () => {
  const read = await readSpreadsheet(folder.pathOf("homes.xlsx"));
  const edited = changed(read, (row, _, sheet) => {
    if (sheet !== homesSheet || !["3", "18"].includes(row[0] ?? "")) return row;
    return row[0] === "18" ? [] : ["3", "", "Orchard Lane", ...row.slice(3)];
  });
  const changes = [{ column: "title", before: "Orchard Row", after: "Orchard Lane" }];
  expect(await folder.plan(edited)).toMatchObject({
    ...{ issues: [], missing: ["fort-house"], changed: [{ slug: "orchard-row", changes }] },
    warnings: ['rows of "fort-house" in other sheets are left out, as Homes has none'],
  });
});

test("homes.csv is read by another parser as a row for each home", async () => {
  const book = new ExcelJS.Workbook();
  const sheet = await book.csv.readFile(folder.pathOf("homes.csv"), { map: (cell: unknown) => cell });
  const header = Array.from({ length: sheet.columnCount }, (_, at) => sheet.getCell(1, at + 1).value);
  expect(sheet.getColumn(header.indexOf("slug") + 1).values.slice(3)).toEqual(slugs);
});

test("a home of which one cell begins like help is a home", async () => {
  const plan = await csv(["id", "slug", "deposit"], ["3", "orchard-row", "Help: ask the agency"]);
  expect(plan.changed.map(({ slug }) => slug)).toEqual(["orchard-row"]);
});

describe("a change", () => {
  test("of a price is one field, and the old price is noted, but for other words for the same figure", async () => {
    const plan = await csv(["id", "slug", "price"], ["3", "orchard-row", "₹1.40 Cr - 2.1 Cr"]);
    const changes = [
      { column: "price", before: "₹1.35 Cr - 2.1 Cr", after: "₹1.40 Cr - 2.1 Cr" },
      { column: "priceHistory", before: "", after: "2026-11-23 | ₹1.35 Cr - 2.1 Cr" },
    ];
    expect(plan).toMatchObject({ changed: [{ slug: "orchard-row", changes }], issues: [] });
    expect(plan.missing).toHaveLength(slugs.length - 1);
    const { changed: reworded } = await csv(["slug", "price"], ["orchard-row", "Rs 1.35 crore – 2.10 crore"]);
    expect(reworded.flatMap((home) => home.changes.map(({ column }) => column))).toEqual(["price"]);
  });

  test("keeps the prices that an import has noted when the same spreadsheet is read again", async () => {
    const copy = new ImportFolder();
    const read = (price: string) =>
      copy.planOf("old.csv", csvOf(["slug", "price", "priceHistory"], ["orchard-row", price, ""]));
    writeImport(await read("₹1.40 Cr"), copy.data);
    expect(await read("₹1.40 Cr")).toMatchObject({ changed: [], unchanged: 1 });
    const history = "2026-11-23 | ₹1.35 Cr - 2.1 Cr\n2026-11-23 | ₹1.40 Cr";
    expect(changeOf(await read("₹1.45 Cr"), "priceHistory")).toBe(history);
    expect(changeOf(await read("₹1.35 Cr - 2.1 Cr"), "priceHistory")).toBe("");
    rmSync(copy.path, { recursive: true });
  });

  test("puts a new field where the schema has it, removes one whose cell is empty and leaves others alone", async () => {
    const plan = await csv(["slug", "deposit", "developer"], ["orchard-row", "₹5 L", ""]);
    const listing = madeBy(plan, "orchard-row");
    const keys = Object.keys(listing);
    expect(keys.indexOf("deposit")).toBe(keys.indexOf("possession") + 1);
    expect(listing).not.toHaveProperty("developer");
    expect(listing).toHaveProperty("title", "Orchard Row");
  });

  test("of a list keeps bars and backslashes inside its parts", async () => {
    const facilities = ["Pool | heated", "C:\\ drive", "Two\nlines"];
    await writeSpreadsheet(folder.pathOf("bars.csv"), [{ ...folder.listing("orchard-row"), facilities }]);
    const plan = await folder.plan(await readSpreadsheet(folder.pathOf("bars.csv")));
    expect(madeBy(plan, "orchard-row").facilities).toEqual(facilities);
  });
});

describe("a new home", () => {
  const header = ["title", "location", "city", "image", "categories", "type", "stage", "summary.reraNo"];
  const newHome = (title: string, image: string) => [
    ...[title, "Whitefield, Bangalore", "Bangalore", image, "apartments", "Apartment"],
    ...["Under Construction", "PRM/KA/RERA/0000/000/PR/000000/000199"],
  ];
  const villa = folder.pathOf("villa.jpg");
  const pictures = folder.pathOf("pictures");
  beforeAll(async () => {
    mkdirSync(path.join(pictures, "folder.jpg"), { recursive: true });
    await sharp(path.join(data, "images/exteriors/villa-02.jpg")).resize(600).toFile(villa);
  });

  test("gets the next id, a slug from its title and the day", async () => {
    const plan = await csv(header, newHome("Lake View Court", "exteriors/villa-02.jpg"));
    expect(plan).toMatchObject({ issues: [], added: ["lake-view-court"] });
    const max = Math.max(...listings.map(({ id }) => Number(id)));
    const made = { id: max + 1, slug: "lake-view-court", categories: ["apartments"], postedAt: "2026-11-23" };
    expect(madeBy(plan, "lake-view-court")).toMatchObject({ $schema: "../schemas/listing.json", ...made });
  });

  test("brings pictures of a folder, those of a phone without the place, upright and under its own name", async () => {
    cpSync(villa, path.join(pictures, "lake.jpg"));
    const [lat, lng] = ["12/1 58/1 0/1", "77/1 36/1 0/1"];
    const IFD3 = { GPSLatitudeRef: "N", GPSLatitude: lat, GPSLongitudeRef: "E", GPSLongitude: lng };
    const phone = sharp(villa).withExif({ IFD3 }).withMetadata({ orientation: 6 });
    await phone.toFile(path.join(pictures, "IMG 2031.JPG"));
    const lake = newHome("Lake Court", "lake.jpg | A villa at a lake");
    const rows = csvOf(header, lake, newHome("Phone Court", "IMG 2031.JPG | A villa"));
    const plan = await folder.planOf("pictures.csv", rows, { pictures });
    expect(plan.issues).toEqual([]);
    expect([...plan.pictures.keys()]).toEqual(["homes/lake.jpg", "homes/phone-court-01.jpg"]);
    const mute = await folder.planOf("mute.csv", csvOf(header, newHome("Court", "lake.jpg")), { pictures });
    const way = 'has no alt text; write "picture | what it shows", or add {';
    expect(mute.issues).toEqual([expect.stringContaining(way)]);

    const copy = new ImportFolder();
    const withIssue = { ...plan, issues: ["row 3: an issue"] };
    expect(() => writeImport(withIssue, copy.data)).toThrow("nothing was written");
    expect(existsSync(path.join(copy.data, "listings/lake-court.json"))).toBe(false);
    writeImport(plan, copy.data);
    expect(copy.listing("lake-court")).toMatchObject({ image: { src: "homes/lake.jpg" } });
    expect(existsSync(path.join(copy.data, "images/homes/lake.jpg"))).toBe(true);
    const kept = await pictureFacts(path.join(copy.data, "images/homes/phone-court-01.jpg"));
    expect(kept).toMatchObject({ format: "jpeg", hasPosition: false, isTurned: false });
    expect(readdirSync(path.join(copy.data, "listings")).filter((name) => name.endsWith(".new"))).toEqual([]);
    rmSync(copy.path, { recursive: true });
  });

  test("brings no picture that cannot be shown or lies elsewhere", async () => {
    const outside = "leads out of the folder of pictures; name a file in it";
    const unread = "cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”";
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const [whole, remedy] = [readFileSync(villa), "copy it again from where it is whole"];
    const doubtful: readonly (readonly [string, string | Buffer | null, string])[] = [
      ["empty.jpg", "", `is an empty file; ${remedy}`],
      ["phone.heic", "no picture", unread],
      ["folder.jpg", null, "is a folder; name a picture in it"],
      ["cut.jpg", whole.subarray(0, 9_000), `is cut off or damaged; ${remedy}`],
      ["plan.svg", drawing, "is a drawing; put it below data/images/plans by hand"],
      ["../outside.jpg", whole, outside],
      ["../../package.json", null, outside],
    ];
    for (const [name, bytes] of doubtful) if (bytes !== null) writeFileSync(path.join(pictures, name), bytes);
    const rows = doubtful.map(([name], at) => newHome(`Lake Court ${at}`, `${name} | A villa`));
    const plan = await folder.planOf("doubtful.csv", csvOf(header, ...rows), { pictures, all: true });
    const lines = doubtful.map(([name, , message], at) => `row ${at + 2} › image: "${name}" ${message}`);
    expect(plan.issues).toEqual(expect.arrayContaining(lines));
    expect(plan.pictures.size).toBe(0);
  });
});

describe("the habits of spreadsheets", () => {
  type Cell = Extract<ExcelJS.CellValue, object> | string | number | boolean;
  const inGroups = '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;##,##0';
  const march = new Date("2028-03-01T00:00:00Z");

  const cells: readonly (readonly [string, string, Cell, string, numFmt?: string])[] = [
    ["a day as a date", "lastVerified", new Date("2026-10-05T00:00:00Z"), "2026-10-05"],
    ["a day as a number", "lastVerified", 46_300, "2026-10-05"],
    ["a day as a text", "lastVerified", "5 Oct 2026", "2026-10-05"],
    ["a day as Excel writes it into CSV", "lastVerified", "05-Oct-26", "2026-10-05"],
    ["a day with its month before it", "lastVerified", "October 5th, 2026", "2026-10-05"],
    ["rupees by the cell's format", "price", 12_000_000, "₹1,20,00,000", "[$₹-4009] #,##0"],
    ["dirhams by the cell's format", "price", 2_100_000, "AED 2,100,000", '"AED" #,##0'],
    ["an amount without a currency", "price", 12_000_000, "₹1,20,00,000"],
    ["lakhs without a currency", "price", "85 lakhs", "₹85 lakhs"],
    ["a range without a currency", "price", "95,00,000 - 1.4 Cr onwards", "₹95,00,000 - 1.4 Cr onwards"],
    ["a currency with a blank behind it", "price", "₹ 1.2 Cr", "₹1.2 Cr"],
    ["crores by the cell's format", "price", 1.85, "₹1.85 Cr", '"₹"0.00" Cr"'],
    ["rupees grouped by escaped commas", "price", 12_000_000, "₹1,20,00,000", inGroups],
    ["a deposit as a number", "deposit", 480_000, "₹4,80,000"],
    ["an area by the cell's format", "size", 1845, "1,845 sq ft", '#,##0 "sq ft"'],
    ["an area by a format with escaped words", "size", 1845, "1845 sq ft", "0\\ \\s\\q\\ \\f\\t"],
    ["floors by the cell's format", "summary.floors", 18, "18 floors", '0" floors"'],
    ["blanks at the ends and one that does not break", "developer", " Kestrel\u00A0Homes ", "Kestrel Homes"],
    ["lines that Alt+Enter has broken", "developer", "Kestrel \nHomes", "Kestrel Homes"],
    ["control characters of Word", "developer", "Kestrel\u0007 Homes", "Kestrel Homes"],
    ["words in several styles", "developer", { richText: [{ text: "Kes" }, { text: "trel" }] }, "Kestrel"],
    ["a link", "developer", { text: "Kestrel", hyperlink: "https://example.com" }, "Kestrel"],
    ["a formula", "developer", { formula: 'A1&"x"', result: "Kestrel" }, "Kestrel"],
    ["yes and no", "featured", false, "no"],
    ["a month of which a day was made", "possession", march, "Mar 2028"],
    ["a month as its serial number", "possession", 46_813, "Mar 2028"],
    ["a month as Excel writes it into CSV", "possession", "Mar-28", "Mar 2028"],
    ["a day of possession", "possession", new Date("2028-03-15T00:00:00Z"), "15 Mar 2028"],
    ["a telephone number that lost its plus", "phone", 918_000_000_123, "+918000000123"],
    ["a word of a closed set in capitals", "state", "UNDEROFFER", "underOffer"],
  ];
  let plan: ImportPlan;

  beforeAll(async () => {
    const [header = [], , ...rows] = folder.copies(cells.length);
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet(homesSheet);
    sheet.addRows([header, ...rows]);
    cells.forEach(([, column, value, , numFmt], at) => {
      const cell = sheet.getCell(at + 2, header.indexOf(column) + 1);
      cell.value = value;
      if (numFmt !== undefined) cell.numFmt = numFmt;
    });
    plan = await folder.planOf("habits.xlsx", new Uint8Array(await book.xlsx.writeBuffer()));
    for (const at of cells.keys()) rmSync(path.join(data, `listings/case-${at}.json`));
  });

  test.each(cells.map(([habit, column, , expected], at) => ({ habit, column, expected, at })))(
    "$habit is read as $expected",
    ({ column, expected, at }) => {
      expect(plan.issues).toEqual([]);
      expect(changeOf(plan, column, `case-${at}`)).toBe(expected);
    },
  );

  test("prices without a currency are those of the city, dirhams in any of the Emirates, in its groups, those of units too", async () => {
    const prices = [
      ["Bangalore", "2,10,00,000", "₹2,10,00,000"],
      ["Bangalore", "21,000,000", "₹2,10,00,000"],
      ["Dubai", "₹ 18,700,000", "₹1,87,00,000"],
      ["Dubai", "2,100,000", "AED 2,100,000"],
      ["Dubai", "2,100,000.00", "AED 2,100,000"],
      ["Dubai", "21,00,000", "AED 2,100,000"],
      ["Dubai", "AED 2.1M", "AED 2.1M"],
      ["Dubai", "2,100,00", "2,100,00"],
      ["Dubai", "9,000 / month", "AED 9,000 / month"],
      ["Bangalore", "45000 / month", "₹45,000 / month"],
    ] as const;
    const header = ["title", "city", "price", "projectDetails.units"];
    const units = (price: string) => `2 BHK | 1,245 sq ft |  | ${price}`;
    const rows = prices.map(([city, price], at) => [`View ${at}`, city, price, units(price)]);
    const read = await csv(header, ...rows);
    const made = prices.map((_, at) => madeBy(read, `view-${at}`));
    expect(made).toMatchObject(
      prices.map(([, , price]) => ({ price, projectDetails: { units: [{ price }] } })),
    );
    const copy = new ImportFolder();
    const cities = path.join(copy.data, "cities.json");
    const text = readFileSync(cities, "utf8");
    writeFileSync(cities, text.replace('"name": "Dubai"', '"name": "Sharjah"'));
    const sharjah = await copy.planOf("sharjah.csv", "title,city,price\nCreek View,Sharjah,2100000");
    rmSync(copy.path, { recursive: true });
    expect(madeBy(sharjah, "creek-view").price).toBe("AED 2,100,000");
  });

  test("formatting down to the last row, an empty sheet, a column of notes and percent of a table are understood", async () => {
    const book = new ExcelJS.Workbook();
    const homes = book.addWorksheet(homesSheet);
    homes.addRow(["slug", "developer", "Notes"]);
    homes.addRow(["orchard-row", "Kestrel", "call back"]);
    homes.getCell("BZ2000").font = { bold: true };
    homes.getCell("B1048576").numFmt = "@";
    book.addWorksheet("Sheet2");
    const payments = book.addWorksheet("paymentStructure");
    payments.addRow(["slug", "label", "value"]);
    payments.addRow(["orchard-row", "On agreement", 0.1]);
    payments.addRow(["orchard-row", "On sale deed", 0.125]);
    payments.getCell("C2").numFmt = "0%";
    payments.getCell("C3").numFmt = "0.0%";
    const read = await folder.planOf("formatted.xlsx", new Uint8Array(await book.xlsx.writeBuffer()));
    expect(read.issues).toEqual([]);
    expect(read.warnings).toContain('the column "Notes" is no field of a home; it is left out');
    expect(changeOf(read, "developer")).toBe("Kestrel");
    const shares = "On agreement | 10%\nOn sale deed | 12.5%";
    expect(changeOf(read, "projectDetails.paymentStructure")).toBe(shares);
    const { sheets } = await readSpreadsheet(folder.pathOf("formatted.xlsx"));
    expect(sheets[0]?.rows).toHaveLength(2);
  });

  test.each([
    ["commas", "slug,developer\norchard-row,Kestrel"],
    ["semicolons", "slug;developer\norchard-row;Kestrel"],
    ["tabs", "slug\tdeveloper\norchard-row\tKestrel"],
    ["the line ends of Windows", "slug,developer\r\norchard-row,Kestrel"],
    ["the mark of UTF-8", "\uFEFFslug,developer\norchard-row,Kestrel"],
    ["UTF-16, as Unicode Text of Excel", "\uFEFFslug\tdeveloper\r\norchard-row\tKestrel", "utf16le" as const],
    ["a line that names its separator", "sep=;\r\nslug;developer\r\norchard-row;Kestrel"],
    ["such a line after the mark of UTF-8", "\uFEFFSEP=\t\nslug\tdeveloper\norchard-row\tKestrel"],
  ])("a CSV file with %s is read", async (_, text, encoding: BufferEncoding = "utf8") => {
    writeFileSync(folder.pathOf("habits.csv"), text, encoding);
    const { sheets } = await readSpreadsheet(folder.pathOf("habits.csv"));
    expect(sheets[0]?.rows).toEqual([
      ["slug", "developer"],
      ["orchard-row", "Kestrel"],
    ]);
  });

  test.each([
    "Homes of November,\n,\nslug,developer\norchard-row,Kestrel",
    "Homes, November;;\n;\nslug;developer;price\norchard-row;Kestrel;",
  ])("a title and an empty row above the headers are no home: %j", async (text) => {
    const read = await folder.planOf("title.csv", text);
    expect(read.issues).toEqual([]);
    expect(changeOf(read, "developer")).toBe("Kestrel");
  });

  test("a listing whose file begins with a byte order mark is read; one that is broken is named, with the remedy", async () => {
    const copy = new ImportFolder();
    const file = path.join(copy.data, "listings/orchard-row.json");
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8")}`);
    const read = await copy.planOf("any.csv", "slug,developer\norchard-row,Kestrel");
    expect([read.issues, changeOf(read, "developer")]).toEqual([[], "Kestrel"]);
    writeFileSync(file, '{\n  "id": 3\n  "slug": "orchard-row"\n}');
    await expect(copy.planOf("any.csv", "slug,developer\nfort-house,Kestrel")).rejects.toThrow(
      /^data\/listings\/orchard-row\.json › line \d, column \d+ — .*comma/,
    );
    rmSync(copy.path, { recursive: true });
  });
});
