/** Each kind of broken cell has its line, which names the row, the column and the remedy. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import { parseHeaderMap } from "../../../tools/listings/header-places";
import { importReport } from "../../../tools/listings/import-report";
import { planImport } from "../../../tools/listings/plan-import";
import { readSpreadsheet } from "../../../tools/listings/read-spreadsheet";
import { testContent } from "../../support/test-content";

let folder: string;
let data: string;
/** A content folder of three homes, since an import checks every home. */
let fewHomes: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "broken-cells-"));
  [data = "", fewHomes = ""] = ["data", "few"].map((name) => path.join(folder, name));
  cpSync(testContent, data, { recursive: true });
  const isLeftOut = (file: string) =>
    /listings.[\w-]+\.json$/.test(file) && !/orchard-row|fort-house|silver-oak-residences/.test(file);
  cpSync(testContent, fewHomes, { recursive: true, filter: (file) => !isLeftOut(file) });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { today: "2026-11-23", format: (json: string) => json };

async function faultsOf(name: string, bytes: string | Uint8Array, into = data): Promise<readonly string[]> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return (await planImport(await readSpreadsheet(file), into, options)).faults;
}

const quoted = (row: readonly string[]) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
const table = (...rows: readonly (readonly string[])[]) => rows.map(quoted).join("\n");
const csv = (...rows: readonly (readonly string[])[]) => faultsOf("broken.csv", table(...rows));

/** A cell of a home that is there. */
const inOrchardRow = (column: string, cell: string) =>
  faultsOf("broken.csv", table(["slug", column], ["orchard-row", cell]), fewHomes);

test.each([
  [
    "price",
    "₹85,00,0000",
    'row 2 › price: "₹85,00,0000" must group its digits like "₹85,00,000" or "AED 2,100,000"; count them, or write "₹85 L"',
  ],
  [
    "price",
    "₹185",
    'row 2 › price: "₹185" is read as ₹185, too little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
  ],
  [
    "price",
    "₹90000 Cr",
    'row 2 › price: "₹90000 Cr" is read as ₹9,00,00,00,00,000, too much for a whole home; look at its unit and its zeros',
  ],
  [
    "title",
    "<b>Orchard</b>",
    'row 2 › title: "<b>Orchard</b>" must be plain words, for HTML shows as letters here; leave out tags like "<b>" and write "&" for "&amp;"',
  ],
  [
    "city",
    "Pune",
    'row 2 › city: "Pune" is not a city of data/cities.json; write one of "Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"',
  ],
  [
    "categories",
    "castles",
    'row 2 › categories line 1: "castles" is not a category; write one of "apartments", "villas", "plots", "farm-land", "commercial", "budget-segment", "mid-segment", "luxury", "ultra-luxury", "new-projects", "under-construction", "ready-to-move", …',
  ],
  [
    "categories",
    "",
    "row 2 › categories: is missing; write one on each line: Slugs of the category pages that show this listing",
  ],
  [
    "image",
    "exteriors/orchard.jpg",
    'row 2 › image: "exteriors/orchard.jpg" is not below data/images; add the file or name another',
  ],
  [
    "image",
    "exteriors/villa-02.jpg | one | two",
    'row 2 › image: "exteriors/villa-02.jpg | one | two" has more than one bar; write picture | alt text',
  ],
  [
    "images",
    "exteriors/villa-02.jpg\nexteriors/nothing.jpg",
    'row 2 › images line 2: "exteriors/nothing.jpg" is not below data/images; add the file or name another',
  ],
  ["state", "sold", "row 2 › stateSince: is missing; write the day on which it was sold"],
  [
    "phone",
    "98450 12345",
    'row 2 › phone: "98450 12345" must be an international number without spaces, e.g. "+918000000000"',
  ],
  [
    "living.commutes",
    "Hebbal | 1,2,5 | car",
    'row 2 › living.commutes: "1,2,5" has a comma that groups no thousands; write decimals after a point, e.g. 12.97',
  ],
  [
    "mapLink",
    "https://maps.example.com",
    'row 2 › mapLink: "https://maps.example.com" must be an embed address of Google Maps like "https://www.google.com/maps?q=Devanahalli&output=embed", for pages may show no other map; or write coordinates in its place',
  ],
  [
    "stage",
    "Under Construction",
    'row 2 › constructionStatus: "Ready To Move" contradicts stage "Under Construction"; a home stands or does not yet: make them agree',
  ],
  [
    "constructionStatus",
    "Nearly",
    'row 2 › constructionStatus: "Nearly" is not a known construction status; write one of "Under Construction", "Ready To Move", "New Launch", "Launched"',
  ],
  [
    "summary.reraNo",
    "TBA",
    'row 2 › summary.reraNo: "TBA" must be the number that the regulator gave, with its digits; where none is needed, leave the field out',
  ],
  [
    "dldPermit.number",
    "0000000123",
    "row 2 › dldPermit.expires: is missing; write it: Last day on which the listing may be shown. Year-month-day",
  ],
  [
    "projectDetails.units",
    "2 BHK | 1,245 sq ft | 900 sq ft | ₹1 Cr | more",
    "row 2 › projectDetails.units: line 1 has 5 parts; write type | size | carpet | price",
  ],
  [
    "projectDetails.units",
    "2 BHK | 1,245 sq ft",
    'row 2 › projectDetails.units line 1 price: is missing; write it: E.g. "₹1.85 Cr"',
  ],
  [
    "projectDetails.units",
    "2 BHK | 1,245 sq ft |  | ₹12",
    'row 2 › projectDetails.units line 1 price: "₹12" is read as ₹12, too little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
  ],
  [
    "projectDetails.additionalCharges",
    "GST | 5% | always",
    'row 2 › projectDetails.additionalCharges line 1 counts: "always" is not known here; write one of "once", "eachFloor"',
  ],
  [
    "projectDetails.paymentStructure",
    "On agreement",
    'row 2 › projectDetails.paymentStructure line 1 value: is missing; write it: Share or amount: "10%", "₹5,00,000"',
  ],
  [
    "living.facing",
    "upwards",
    'row 2 › living.facing line 1: "upwards" is not known here; write one of "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"',
  ],
  [
    "living.commutes",
    "Hebbal | 900 | car",
    "row 2 › living.commutes line 1 minutes: 900 must be at most 240 minutes; leave out places that nobody travels to daily",
  ],
  [
    "living.commutes",
    "Hebbal | 20 | boat",
    'row 2 › living.commutes line 1 by: "boat" is not known here; write one of "walk", "car", "metro", "train", "bus"',
  ],
  [
    "formerSlugs",
    "Orchard Row",
    'row 2 › formerSlugs line 1: "Orchard Row" must be lower-case words of a to z and digits, joined by hyphens, e.g. "kaveri-terraces"',
  ],
  [
    "formerSlugs",
    "fort-house",
    'row 2 › formerSlugs line 1: "fort-house" leads to data/listings/fort-house.json; an address can lead to one home alone: remove it from one of the two',
  ],
  [
    "externalLinks",
    "Brochure | brochure",
    'row 2 › externalLinks line 1 url: "brochure" must start with "/", "#", "https://", "mailto:" or "tel:"',
  ],
])("%s that is %j: %s", async (column, cell, line) => {
  expect(await inOrchardRow(column, cell)).toContain(line);
});

const noDate = 'must be a date like "2026-11-20"';
const noNumber = "is no number; write digits alone, e.g. 12.97";
const noGroups = "has a comma that groups no thousands; write decimals after a point, e.g. 12.97";
const ofOtherWords =
  "is a day that a spreadsheet has made of other words; write them in a cell formatted as text";
const ofTwoReadings = 'is a day that can be read in two ways or in none; write e.g. "Mar 2028"';
const belowZero = "is below zero; write the amount without its sign";
const oneOf = (...known: readonly string[]) =>
  `is not known here; write one of ${known.map((word) => `"${word}"`).join(", ")}`;

test.each([
  ["postedAt", "24/12/2026", noDate],
  ["lastVerified", "2026-02-30", noDate],
  ["publishFrom", "next week", noDate],
  ["state", "reserved", oneOf("draft", "published", "underOffer", "sold", "let", "withdrawn")],
  ["coordinates.lat", "north", noNumber],
  ["coordinates.lat", "25,0762", noGroups],
  ["coordinates.lat", "12.97.16", noNumber],
  ["sizeMeasures", "gross", oneOf("carpet", "builtup", "superbuiltup")],
  ["living.furnishing", "fully", oneOf("furnished", "semifurnished", "unfurnished")],
  ["bedrooms", "2026-03-02", ofOtherWords],
  ["bedrooms", "02-Mar", ofOtherWords],
  ["summary.floors", "03/02/2026", ofOtherWords],
  ["possession", "03/01/2028", ofTwoReadings],
  ["possession", "1899-12-30", ofTwoReadings],
  ["price", "-₹1.85 Cr", belowZero],
  ["deposit", "(4,80,000)", belowZero],
])("%s: %j %s", async (column, cell, fault) => {
  expect(await inOrchardRow(column, cell)).toContain(`row 2 › ${column}: "${cell}" ${fault}`);
});

const failed = "is what a spreadsheet shows where a value failed; write the value itself";
const shortened =
  "is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text";
const again = "write it again and save the file as UTF-8";
const encoded = (meant: string) => `which was ${meant} in another encoding; ${again}`;
const unknown = `which was a sign of another encoding; ${again}`;

test.each([
  ["title", "", "is missing; write it: Name of the home or project"],
  ["city", "Banglore", '"Banglore" is not a city of data/cities.json; did you mean "Bangalore"?'],
  ["location", "", 'is missing; write it: Locality and city, e.g. "Whitefield, Bangalore"'],
  ["image", "", "is missing; write it: Picture of the card and of shared links"],
  ["tagColor", "navy", '"navy" must be a colour like "#0A044E"'],
  ["coordinates.lat", "129.7", "is 129.7; write a number of at most 90"],
  ["coordinates.lng", "", "is missing; write a number"],
  ["video", "youtube", '"youtube" must be a web address that starts with https://'],
  ["featured", "perhaps", '"perhaps" is neither yes nor no; write one of them'],
  ["unitTable.columns", "Type", "has 1 entry; write exactly 2"],
  ["living.commutes", "Hebbal | an hour | car", '"an hour" is no number; write digits alone, e.g. 12.97'],
  ["price", "+052551-04", '"+052551-04" is a day and no amount; give the cell the format of a number'],
  ["developer", "#REF!", `"#REF!" ${failed}`],
  ["price", "#N/A", `"#N/A" ${failed}`],
  ["size", "Err:502", `"Err:502" ${failed}`],
  ["developer", "Kestrel #VALUE!", `"#VALUE!" ${failed}`],
  ["location", "#####", `"#####" ${failed}`],
  ["summary.reraNo", "5.26E+11", `"5.26E+11" ${shortened}`],
  ["phone", "9.18E+11", `"9.18E+11" ${shortened}`],
  ["price", "2.1E+07", `"2.1E+07" ${shortened}`],
  ["price", "â‚¹1.85 Cr", `holds "â‚¹", ${encoded('"₹"')}`],
  ["developer", "Kestrelâ€™s", `holds "â€™", ${encoded('"’"')}`],
  ["title", "CafÃ© Court", `holds "Ã©", ${encoded('"é"')}`],
  ["price", "‚Çπ1.85 Cr", `holds "‚Çπ", ${unknown}`],
  ["developer", "Kestrel\uFFFDs", `holds "\uFFFD", ${unknown}`],
  ["price", "?1.85 Cr", `holds "?1.85", where "?" stands for a sign that was lost, as "₹" or "’"; ${again}`],
])("%s: %j is said of it: %s", async (column, cell, fault) => {
  expect(await inOrchardRow(column, cell)).toContain(`row 2 › ${column}: ${fault}`);
});

test.each([
  [
    "a column that is no field",
    "slug,prise\norchard-row,₹1 Cr",
    'row 1 › prise: is no field of a home; did you mean "price"?',
  ],
  [
    "a column that is there twice",
    "slug,price,Price\norchard-row,₹1.40 Cr,₹1.50 Cr",
    "row 1 › Price: is there twice; remove one of the two columns",
  ],
  [
    "a column without a header",
    "slug,\norchard-row,a note",
    "row 1 › column 2: has no header; write the name of a field, or empty the column",
  ],
  [
    "a home in two rows",
    "slug\norchard-row\norchard-row",
    'row 3 › slug: "orchard-row" is the home of row 2 too; remove one of the two rows',
  ],
  [
    "an id of another home than the slug's",
    "id,slug\n4,orchard-row",
    'row 2 › slug: "orchard-row" is not that of the home with the id 4; slugs never change here: write "silver-oak-residences"',
  ],
  [
    "an id that no home has",
    "id,slug\n4000,orchard-row",
    'row 2 › id: "4000" is not that of "orchard-row"; ids never change: write 3',
  ],
  [
    "an id for a new home",
    "id,title\n4000,Lake View",
    'row 2 › id: "4000" belongs to no home; leave the cell of a new home empty',
  ],
  [
    "a new home with the title of another",
    "title,city\nOrchard Row,Goa",
    'row 2 › slug: "orchard-row", made from the title, is another home; write a slug of its own, or that home\'s id',
  ],
  ...["ಶ್ರೀ ನಿವಾಸ", "ಶ್ರೀ Residency", "…"].map((title) => [
    `a new home called ${title}`,
    `title\n${title}`,
    `row 2 › slug: is empty, and none can be made of the title "${title}"; write how its name is spelt in the letters a to z, e.g. "sri-nivasa"`,
  ]),
  ["a home without a name", "title,city\n,Goa", "row 2 › title: is empty; write the name of the home"],
])("%s", async (_, text, line) => {
  expect(await faultsOf("broken.csv", text)).toContain(line);
});

describe("a workbook", () => {
  async function workbook(change: (book: ExcelJS.Workbook, homes: ExcelJS.Worksheet) => void) {
    const book = new ExcelJS.Workbook();
    const homes = book.addWorksheet("Homes");
    homes.addRows([
      ["slug", "developer"],
      ["orchard-row", "Bellandine"],
      ["fort-house", "Kestrel"],
    ]);
    change(book, homes);
    return faultsOf("broken.xlsx", new Uint8Array(await book.xlsx.writeBuffer()));
  }

  test.each<[string, (book: ExcelJS.Workbook, homes: ExcelJS.Worksheet) => void, string]>([
    [
      "merged cells",
      (_, homes) => homes.mergeCells("B2:B3"),
      "Homes row 2 › cell B2: is merged with others; unmerge the cells and write the value into each row that it is for",
    ],
    [
      "a formula with a fault",
      (_, homes) => {
        homes.getCell("B2").value = { formula: "1/0", result: { error: "#DIV/0!" } };
      },
      "Homes row 2 › cell B2: holds a formula with a fault; write the value itself",
    ],
    [
      "a cell with a fault",
      (_, homes) => {
        homes.getCell("B2").value = { error: "#REF!" };
      },
      "Homes row 2 › cell B2: holds a formula with a fault; write the value itself",
    ],
    [
      "another name for the sheet of homes, beside a second one",
      (book, homes) => {
        homes.name = "Sheet1";
        book.addWorksheet("Sheet2").addRow(["slug"]);
      },
      'the file has no sheet "Homes"; give the sheet with a row for each home this name',
    ],
    [
      "a sheet that is no table",
      (book) => {
        book.addWorksheet("unit");
      },
      'unit: is no table of a home; did you mean "units"?',
    ],
    [
      "a row of a table without its home",
      (book) => {
        book.addWorksheet("units").addRows([
          ["slug", "type", "size", "price"],
          ["", "2 BHK", "900 sq ft", "₹1 Cr"],
        ]);
      },
      "units row 2 › slug: is empty; write the slug of the home that the row is for",
    ],
    [
      "a row of a table for a home that is not there",
      (book) => {
        book.addWorksheet("units").addRows([
          ["slug", "type", "size", "price"],
          ["orchard-rw", "2 BHK", "900 sq ft", "₹1 Cr"],
        ]);
      },
      'units row 2 › slug: "orchard-rw" is no home of the sheet Homes; did you mean "orchard-row"?',
    ],
    [
      "a price of a unit that cannot be",
      (book) => {
        book.addWorksheet("units").addRows([
          ["slug", "type", "size", "price"],
          ["orchard-row", "2 BHK", "900 sq ft", "₹1 Cr"],
          ["fort-house", "3 BHK", "1,900 sq ft", "₹5.25 Cr"],
          ["orchard-row", "3 BHK", "1,200 sq ft", "₹120"],
        ]);
      },
      'units row 4 › price: "₹120" is read as ₹120, too little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
    ],
  ])("with %s", async (_, change, line) => {
    expect(await workbook(change)).toContain(line);
  });
});

test.each([
  ["homes.ods", "", "the name must end in .xlsx or .csv"],
  ["homes.xlsx", "no workbook", "is no spreadsheet that can be read; save it again as .xlsx"],
  ["homes.csv", Buffer.from([0x73, 0xe9, 0x0a]), 'is not UTF-8; save it as "CSV UTF-8"'],
  ["homes.csv", 'slug,title\n"orchard-row,x', "look at the quotation marks of that line"],
  [
    "homes.csv",
    Buffer.from("slug,price\norchard-row,\x801.85 Cr", "latin1"),
    'is not UTF-8; save it as "CSV UTF-8"',
  ],
])("%s that cannot be read at all is refused", async (name, bytes, message) => {
  await expect(faultsOf(name, bytes)).rejects.toThrow(message);
});

test.each([
  ["nothing.csv", "is not there; look at its name and folder"],
  ["nothing.xlsx", "is not there; look at its name and folder"],
  ["", "is a folder; name the file in it"],
])("a file that is not there, %s, is said to be so", async (name, message) => {
  await expect(readSpreadsheet(path.join(folder, name))).rejects.toThrow(message);
});

/** What stands in a row beside its headers. */
const beyond = (cells: number, headers: number, stray: string) =>
  `has ${cells} cells under ${headers} headers, so that "${stray}" belongs to no field; put a text with a comma between quotation marks, as "1,845 sq ft", or write a header above it`;

test.each([
  ["slug,size\norchard-row,1,845 sq ft", [`row 2: ${beyond(3, 2, "845 sq ft")}`]],
  ["slug,price\norchard-row,₹1,40,00,000", [`row 2: ${beyond(5, 2, "40")}`]],
  ["slug;location\norchard-row;Whitefield;Bangalore", [`row 2: ${beyond(3, 2, "Bangalore")}`]],
  ["slug,developer\norchard-row,Kestrel,,a note", [`row 2: ${beyond(4, 2, "a note")}`]],
  [
    "slug,size\norchard-row,1,845 sq ft\nfort-house,2,845 sq ft\nsilver-oak-residences,3,845 sq ft",
    [`rows 2–4: ${beyond(3, 2, "845 sq ft")}`],
  ],
  ["slug,developer\norchard-row,Kestrel,,\n", []],
])("a row longer than its header is a fault: %s", async (text, lines) => {
  expect(await faultsOf("long.csv", text)).toEqual(lines);
});

describe("a long list of somebody else", () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`Home ${at}`, "Bangalore", "39.07", "?", "none"]);
  const text = (header: string) => [header, ...rows.map((row) => row.join(","))].join("\n");

  test("has its unknown headers told alone, each with the nearest names, and a way to say them all", async () => {
    const file = path.join(folder, "long.csv");
    writeFileSync(file, text("society,city,total_sqft,bhk,no_of_lifts"));
    const plan = await planImport(await readSpreadsheet(file), data, options);
    expect(importReport(plan)).toContain(
      '--map "society=projectName" --map "total_sqft=size" --map "bhk=bedrooms" --map "no_of_lifts="\n',
    );
    expect(plan.faults).toEqual([
      'row 1 › society: is no field of a home; did you mean "projectName"?',
      'row 1 › total_sqft: is no field of a home; did you mean "size"?',
      'row 1 › bhk: is no field of a home; did you mean "bedrooms"?',
      "row 1 › no_of_lifts: is no field of a home; no field has a like name",
    ]);
  });

  test("is told in few lines, by its first rows, once its headers are mapped or left out", async () => {
    const file = path.join(folder, "long.csv");
    const map = parseHeaderMap(["society=title", "total_sqft = price", "BHK=bedrooms", "no_of_lifts="]);
    const plan = await planImport(await readSpreadsheet(file), data, { ...options, map });
    expect(plan.faults).toContain(
      'rows 2–3001 › location: is missing; write it: Locality and city, e.g. "Whitefield, Bangalore"',
    );
    expect(plan.faultCount).toBeGreaterThan(9000);
    expect(importReport(plan).trim().split("\n").length).toBeLessThanOrEqual(10);
  }, 60_000);

  test.each(["total_sqft", "=size"])("--map %s is refused with an example", (typed) => {
    expect(() => parseHeaderMap([typed])).toThrow('write --map "total_sqft=size"');
  });
});

test("a file half right plans its good rows and is not written: each of its faults is named in one run", async () => {
  const before = readdirSync(path.join(data, "listings")).map((name) =>
    readFileSync(path.join(data, "listings", name), "utf8"),
  );
  const faults = await csv(
    ["slug", "price", "city"],
    ["orchard-row", "₹1.40 Cr", "Bangalore"],
    ["fort-house", "₹85,00,0000", "Mumbay"],
    ["silver-oak-residences", "₹12", "Bangalore"],
  );
  expect(faults.map((line) => line.split(":")[0])).toEqual([
    "row 3 › price",
    "row 3 › city",
    "row 4 › price",
  ]);
  expect(
    readdirSync(path.join(data, "listings")).map((name) =>
      readFileSync(path.join(data, "listings", name), "utf8"),
    ),
  ).toEqual(before);
});
