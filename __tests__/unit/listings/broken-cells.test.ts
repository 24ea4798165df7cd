/** Each kind of broken cell has its line, which names the row, the column and the remedy. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import ExcelJS from "exceljs";
import { parseHeaderMap } from "../../../tools/listings/header-positions";
import { importReport } from "../../../tools/listings/import-report";
import type { ImportPlan } from "../../../tools/listings/plan-import";
import { readSpreadsheet } from "../../../tools/listings/read-spreadsheet";
import { homesSheet } from "../../../tools/listings/sheet";
import { writeSpreadsheet } from "../../../tools/listings/write-spreadsheet";
import { csvOf, ImportFolder } from "../../support/imported-homes";

const folder = new ImportFolder();
afterAll(() => rmSync(folder.path, { recursive: true, force: true }));

const noDate = 'must be a date like "2026-11-20"';
const ofOtherWords =
  "is a day that a spreadsheet has made of other words; write them in a cell formatted as text";
const ofTwoReadings = 'is a day that can be read in two ways or in none; write e.g. "Mar 2028"';
const belowZero = "is below zero; write the amount without its sign";
const failed = "is what a spreadsheet shows where a value failed; write the value itself";
const shortened =
  "is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text";
const asUtf8 = "encoding; write it again and save the file as UTF-8";
const encoded = `in another ${asUtf8}`;

/** What is said of a cell after its column and itself. */
const ofTheCell = [
  ["price", "₹85,00,0000", 'must group its digits like "₹85,00,000"'],
  ["price", "₹185", "is read as ₹185, too little for a whole home; write its unit"],
  ["price", "-₹1.85 Cr", belowZero],
  ["deposit", "(4,80,000)", belowZero],
  ["price", "+052551-04", "is a day and no amount; give the cell the format of a number"],
  ["title", "<b>Orchard</b>", "must be plain words, for HTML shows as letters here"],
  ["city", "Pune", 'is not a city of data/cities.json; write one of "Bangalore", "Mumbai",'],
  ["city", "Banglore", 'is not a city of data/cities.json; did you mean "Bangalore"?'],
  ["image", "exteriors/orchard.jpg", "is not below data/images; bring it along by --pictures FOLDER, or"],
  ["image", "exteriors/villa-02.jpg | a | b", "has more than one bar; write picture | alt text"],
  ["phone", "98450 12345", 'must be an international number without spaces, e.g. "+918000000000"'],
  ["state", "reserved", 'is not known here; write one of "draft", "published", "underOffer", "sold",'],
  ["postedAt", "24/12/2026", noDate],
  ["lastVerified", "2026-02-30", noDate],
  ["coordinates.lat", "north", "is no number; write digits alone, e.g. 12.97"],
  ["coordinates.lat", "25,0762", "has a comma that groups no thousands; write decimals after a point"],
  ["featured", "perhaps", "is neither yes nor no; write one of them"],
  ["bedrooms", "2026-03-02", ofOtherWords],
  ["bedrooms", "02-Mar", ofOtherWords],
  ["summary.floors", "03/02/2026", ofOtherWords],
  ["possession", "03/01/2028", ofTwoReadings],
  ["possession", "1899-12-30", ofTwoReadings],
  ["developer", "#REF!", failed],
  ["size", "Err:502", failed],
  ["location", "#####", failed],
  ["summary.reraNo", "5.26E+11", shortened],
  ["price", "2.1E+07", shortened],
] as const;

/** The whole line after its row. */
const lines = [
  ["title", "", "title: is missing; write it: Name of the home or project"],
  ["categories", "", "categories: is missing; write one on each line: Slugs of the category pages"],
  ["categories", "castles", 'categories line 1: "castles" is not a category; write one of "apartments",'],
  ["images", "exteriors/villa-02.jpg\nno.jpg", 'images line 2: "no.jpg" is not below data/images'],
  ["state", "sold", "stateSince: is missing; write the day on which it was sold"],
  ["stage", "Under Construction", 'constructionStatus: "Ready To Move" contradicts stage "Under Constr'],
  ["dldPermit.number", "0000000123", "dldPermit.expires: is missing; write it: Last day on which"],
  ["coordinates.lat", "129.7", "coordinates.lat: is 129.7; write a number of at most 90"],
  ["coordinates.lng", "", "coordinates.lng: is missing; write a number"],
  ["unitTable.columns", "Type", "unitTable.columns: has 1 entry; write exactly 2"],
  [
    "projectDetails.units",
    "2 BHK | 1,245 sq ft | 900 sq ft | ₹1 Cr | more",
    "projectDetails.units: line 1 has 5 parts; write type | size | carpet | price",
  ],
  ["projectDetails.units", "2 BHK | 900 sq ft", "projectDetails.units line 1 price: is missing; write it:"],
  ["living.facing", "upwards", 'living.facing line 1: "upwards" is not known here; write one of "north",'],
  ["living.commutes", "Hebbal | 1,2,5 | car", 'living.commutes: "1,2,5" has a comma that groups no'],
  ["living.commutes", "Hebbal | an hour | car", 'living.commutes: "an hour" is no number'],
  ["living.commutes", "Hebbal | 900 | car", "living.commutes line 1 minutes: 900 must be at most 240"],
  ["living.commutes", "Hebbal | 9 | boat", 'living.commutes line 1 by: "boat" is not known here'],
  ["formerSlugs", "fort-house", 'formerSlugs line 1: "fort-house" leads to data/listings/fort-house.json'],
  ["developer", "Kestrel #VALUE!", `developer: "#VALUE!" ${failed}`],
  ["price", "â‚¹1.85 Cr", `price: holds "â‚¹", which was "₹" ${encoded}`],
  ["title", "CafÃ© Court", `title: holds "Ã©", which was "é" ${encoded}`],
  ["price", "‚Çπ1.85 Cr", 'price: holds "‚Çπ", which was a sign of another encoding'],
  ["developer", "Kestrel\uFFFDs", 'developer: holds "\uFFFD", which was a sign of another encoding'],
  ["price", "?1.85 Cr", 'price: holds "?1.85", where "?" stands for a sign that was lost, as "₹" or "’"'],
] as const;

describe("a cell of a home that is there", () => {
  const cases = [
    ...ofTheCell.map(([column, cell, issue]) => [column, cell, `${column}: "${cell}" ${issue}`] as const),
    ...lines,
  ].map(([column, cell, issue], at) => ({ column, cell, issue, row: at + 3 }));
  let plan: ImportPlan;

  beforeAll(async () => {
    const rows = folder.copies(cases.length);
    for (const { column, cell, row } of cases) {
      const cells = rows[row - 1] ?? [];
      cells[rows[0]?.indexOf(column) ?? -1] = cell;
    }
    const sheets = [{ name: homesSheet, rows }];
    plan = await folder.plan({ sheets, hasNames: false, issues: [] }, { all: true });
    for (const { row } of cases) rmSync(`${folder.data}/listings/case-${row - 3}.json`);
  });

  test.each(cases)("$column that is $cell has the issue $issue", ({ issue, row }) => {
    expect(plan.issues).toContainEqual(expect.stringContaining(`row ${row} › ${issue}`));
  });
});

test("rows that name no home, two or that of others are told apart", async () => {
  const rows = [
    ["id", "slug", "title", "city"],
    ["", "orchard-row", "Orchard Row", "Bangalore"],
    ["", "orchard-row", "Orchard Row", "Bangalore"],
    ["4", "orchard-row", "Orchard Row", "Bangalore"],
    ["4000", "orchard-row", "Orchard Row", "Bangalore"],
    ["4000", "", "Lake View", "Goa"],
    ["", "", "Fort House", "Goa"],
    ...["ಶ್ರೀ ನಿವಾಸ", "ಶ್ರೀ Residency", "…"].map((title) => ["", "", title, "Goa"]),
    ["", "", "", "Goa"],
    ["", "../../x", "Hill House", "Goa"],
  ];
  // A Mac leaves such a file on a share.
  writeFileSync(`${folder.data}/listings/._lake.json`, "\0");
  const { issues } = await folder.planOf("rows.csv", csvOf(...rows), { all: true });
  const noSlug = (title: string) =>
    `slug: is empty, and none can be made of the title "${title}"; write how its name is spelt in the letters a to z, e.g. "sri-nivasa"`;
  expect(issues).toEqual(
    expect.arrayContaining([
      'row 3 › slug: "orchard-row" is the home of row 2 too; remove one of the two rows, or empty id and slug of a new home',
      'row 4 › slug: "orchard-row" is not that of the home with the id 4; slugs never change here: write "silver-oak-residences"',
      'row 5 › id: "4000" is not that of "orchard-row"; ids never change: write 3',
      'row 6 › id: "4000" belongs to no home; leave the cell of a new home empty',
      'row 7 › slug: "fort-house", made from the title, is another home; write a slug of its own, or that home\'s id',
      `row 8 › ${noSlug("ಶ್ರೀ ನಿವಾಸ")}`,
      `row 9 › ${noSlug("ಶ್ರೀ Residency")}`,
      `row 10 › ${noSlug("…")}`,
      "row 11 › title: is empty; write the name of the home",
      'row 12 › slug: "../../x" cannot end an address; write how its name is spelt in the letters a to z, e.g. "sri-nivasa"',
    ]),
  );
});

test.each([
  ["slug,prise\norchard-row,₹1 Cr", 'prise: is no field of a home; did you mean "price"?'],
  ["rera number", 'rera number: is no field of a home; did you mean "summary.reraNo" or "dldPermit.number"?'],
  ["ï»¿slug,price\norchard-row,₹1 Cr", `ï»¿slug: holds "ï»¿", which was a sign of another ${asUtf8}`],
  ["slug,price,Price\norchard-row,₹1 Cr,₹2 Cr", "Price: is there twice; remove one of the two columns"],
  ["slug,\norchard-row,a", "column 2: has no header; write the name of a field, or empty the column"],
])("a header that is not that of one field is told: %j", async (text, issue) => {
  expect((await folder.planOf("headers.csv", text)).issues).toEqual([`row 1 › ${issue}`]);
});

describe("a workbook", () => {
  async function issuesOf(change: (book: ExcelJS.Workbook, homes: ExcelJS.Worksheet) => void) {
    const book = new ExcelJS.Workbook();
    const homes = book.addWorksheet(homesSheet);
    const slugs = ["orchard-row", "fort-house", "silver-oak-residences", "lake-house-agara"];
    homes.addRows([["slug", "developer"], ...slugs.map((slug) => [slug, "Kestrel"])]);
    change(book, homes);
    return (await folder.planOf("broken.xlsx", new Uint8Array(await book.xlsx.writeBuffer()))).issues;
  }

  test("has the issues of its cells and of the rows of its tables told by sheet", async () => {
    const issues = await issuesOf((book, homes) => {
      homes.mergeCells("B2:B3");
      homes.getCell("B4").value = { formula: "1/0", result: { error: "#DIV/0!" } };
      homes.getCell("B5").value = { error: "#REF!" };
      homes.getCell("C1").value = "phone";
      Object.assign(homes.getCell("C2"), { value: 918000000017, numFmt: "dd/mm/yyyy" });
      book.addWorksheet("units").addRows([
        ["slug", "type", "size", "price"],
        ["", "2 BHK", "900 sq ft", "₹1 Cr"],
        ["orchard-rw", "2 BHK", "900 sq ft", "₹1 Cr"],
        ["orchard-row", "2 BHK", "900 sq ft", "₹1 Cr"],
        ["fort-house", "3 BHK", "1,900 sq ft", "₹5.25 Cr"],
        ["orchard-row", "3 BHK", "1,200 sq ft", "₹120"],
      ]);
    });
    const formula = "holds a formula with an error; write the value itself";
    expect(issues).toEqual(
      expect.arrayContaining([
        "Homes row 2 › cell B2: is merged with others; unmerge the cells and write the value into each row that it is for",
        `Homes row 4 › cell B4: ${formula}`,
        `Homes row 5 › cell B5: ${formula}`,
        `Homes row 2 › phone: "#####" ${failed}`,
        "units row 2 › slug: is empty; write the slug of the home that the row is for",
        'units row 3 › slug: "orchard-rw" is no home of the sheet Homes; did you mean "orchard-row"?',
        expect.stringContaining('units row 6 › price: "₹120" is read as ₹120, too little for a whole home'),
      ]),
    );
  });

  test("says which sheet it takes for no table, or misses", async () => {
    const stray = await issuesOf((book) => void book.addWorksheet("unit"));
    expect(stray).toContain('unit: is no table of a home; did you mean "units"? (or delete the sheet)');
    const renamed = await issuesOf((book, homes) => {
      homes.name = "Sheet1";
      book.addWorksheet("Sheet2").addRow(["slug"]);
    });
    const nameless = 'the file has no sheet "Homes"; give the sheet with a row for each home this name';
    expect(renamed).toEqual([nameless]);
  });
});

test.each([
  ["homes.ods", "", "the name must end in .xlsx or .csv; save it as one of them"],
  ["homes.xlsx", "no workbook", "is no spreadsheet that can be read; save it again as .xlsx"],
  ["homes.xlsx", `PK\x05\x06${"\0".repeat(18)}`, "is no spreadsheet that can be read; save it again"],
  ["homes.csv", Buffer.from("caf\xe9\n", "latin1"), 'is not UTF-8; save it as "CSV UTF-8"'],
  ["homes.csv", 'slug,title\n"orchard-row,x', "look at the quotation marks of that line"],
  ["nothing.xlsx", null, "is not there; look at its name and folder"],
  ["", null, "is a folder; name the file in it"],
])("%s that cannot be read at all, or is not there, is refused", async (name, bytes, message) => {
  const read = bytes === null ? readSpreadsheet(folder.pathOf(name)) : folder.planOf(name, bytes);
  await expect(read).rejects.toThrow(message);
});

test("a file that cannot be written is said to be so", async () => {
  const written = writeSpreadsheet(folder.pathOf("none/homes.csv"), []);
  await expect(written).rejects.toThrow("cannot be written; look whether its folder is there");
});

/** What stands in a row beside its headers. */
const beyond = (cells: number, headers: number, stray: string) =>
  `has ${cells} cells under ${headers} headers, so that "${stray}" belongs to no field; put a text with a comma between quotation marks, as "1,845 sq ft", or write a header above it`;

test.each([
  ["slug,price\norchard-row,₹1,40,00,000", [`row 2: ${beyond(5, 2, "40")}`]],
  ["slug,developer\norchard-row,Kestrel,,a note", [`row 2: ${beyond(4, 2, "a note")}`]],
  ["slug,size\norchard-row,1,845 ft\nx,2,845 ft", [`rows 2–3: ${beyond(3, 2, "845 ft")}`]],
  ["slug,developer\norchard-row,Kestrel,,\n", []],
])("a row longer than its header is an issue: %s", async (text, issues) => {
  expect((await folder.planOf("long.csv", text)).issues).toEqual(issues);
});

describe("a long list of somebody else", () => {
  const rows = Array.from({ length: 300 }, (_, at) => [`Home ${at}`, "Bangalore", "39.07", "?", "none"]);
  const text = [["society", "city", "total_sqft", "bhk", "no_of_lifts"], ...rows].join("\n");

  test("has its unknown headers told alone, each with the nearest names, and a way to say them all", async () => {
    const plan = await folder.planOf("long.csv", text);
    const maps = ["society=projectName", "total_sqft=size", "bhk=bedrooms", "no_of_lifts="];
    expect(importReport(plan)).toContain(`${maps.map((map) => `--map "${map}"`).join(" ")}\n`);
    expect(plan.issues).toEqual([
      'row 1 › society: is no field of a home; did you mean "projectName"?',
      'row 1 › total_sqft: is no field of a home; did you mean "size"?',
      'row 1 › bhk: is no field of a home; did you mean "bedrooms"?',
      "row 1 › no_of_lifts: is no field of a home; no field has a like name",
    ]);
  });

  test("is told in few lines, by its first rows, once its headers are mapped or left out", async () => {
    const map = parseHeaderMap(["society=title", "total_sqft = price", "BHK=bedrooms", "no_of_lifts="]);
    const plan = await folder.planOf("long.csv", text, { map });
    const missing = 'is missing; write it: Locality and city, e.g. "Whitefield, Bangalore"';
    expect(plan.issues).toContain(`rows 2–301 › location: ${missing}`);
    expect(plan.issueCount).toBeGreaterThan(900);
    expect(importReport(plan).trim().split("\n").length).toBeLessThanOrEqual(10);
  });

  test.each(["total_sqft", "=size"])("--map %s is refused with an example", (typed) => {
    expect(() => parseHeaderMap([typed])).toThrow('write --map "total_sqft=size"');
  });
});

test("a file half right has each of its issues named in one run, and planning writes nothing", async () => {
  const orchardRow = `${folder.data}/listings/orchard-row.json`;
  const before = readFileSync(orchardRow, "utf8");
  const rows = [
    ["slug", "price", "city"],
    ["orchard-row", "₹1.40 Cr", "Bangalore"],
    ["fort-house", "₹85,00,0000", "Mumbay"],
    ["silver-oak-residences", "₹12", "Bangalore"],
  ];
  const { issues } = await folder.planOf("half.csv", csvOf(...rows));
  const cells = issues.map((line) => line.split(":")[0]);
  expect(cells).toEqual(["row 3 › price", "row 3 › city", "row 4 › price"]);
  expect(readFileSync(orchardRow, "utf8")).toBe(before);
});
