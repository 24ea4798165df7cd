/** LibreOffice: what it saves is read as it was meant, and a list of somebody else becomes homes in three tries. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import ExcelJS from "exceljs";
import { z } from "zod";
import { parseHeaderMap } from "../../tools/listings/header-positions";
import { importReport } from "../../tools/listings/import-report";
import { planImport } from "../../tools/listings/plan-import";
import { readSpreadsheet } from "../../tools/listings/read-spreadsheet";
import { writeSpreadsheet } from "../../tools/listings/write-spreadsheet";
import { findProgram, libreOffice } from "../../tools/run/find-program";
import { testContent } from "../support/test-content";

const folder = mkdtempSync(path.join(tmpdir(), "jury-spreadsheets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens files of the folder and saves them in a form, under their names in the folder "saved" below. */
async function save(form: string, names: readonly string[], ...switches: readonly string[]) {
  const files = names.map((name) => path.join(folder, name));
  const options = [`-env:UserInstallation=file://${folder}/profile`, "--headless", ...switches];
  const conversion = ["--convert-to", form, "--outdir", path.join(folder, "saved"), ...files];
  await promisify(execFile)(findProgram(libreOffice), [...options, ...conversion]);
}

async function planOf(name: string, map: readonly string[] = []) {
  const options = { today: "2026-11-23", map: parseHeaderMap(map), format: (json: string) => json };
  return planImport(await readSpreadsheet(path.join(folder, "saved", name)), testContent, options);
}

const headers =
  "society,total_sqft,cost,bhk,availability,builder,rera,location,city,kind,stage,photo,categories,Remarks";
const registration = (at: number) => `PRM/KA/RERA/1251/446/PR/171015/${String(at).padStart(6, "0")}`;

/** Homes of somebody else: four cells hold, until they are `mended`, what nobody has meant. */
async function writeList(name: string, isMended: boolean) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Price list");
  sheet.addRow(["Price list, November 2026"]);
  sheet.mergeCells("A1:F1");
  sheet.addRow([...headers.split(","), ...(isMended ? ["slug"] : [])]);
  for (let at = 3; at < 33; at += 1)
    sheet.addRow([
      ...[
        `Lake View ${at}`,
        1845,
        { formula: `18500000+${at}*100000` },
        "3 BHK",
        { formula: "DATE(2028,3,1)" },
      ],
      ...["Kestrel’s", registration(at), "Whitefield, Bangalore", "Bangalore", "Apartment"],
      ...["Under Construction", "exteriors/villa-02.jpg", "apartments", "call again"],
    ]);
  sheet.getColumn(2).numFmt = '#,##0" sq ft"';
  sheet.getColumn(3).numFmt = "[$₹-4009] #,##0";
  sheet.getColumn(5).numFmt = "mmm yyyy";
  // LibreOffice keeps it, and so the whole sheet down to its last row.
  sheet.getCell("H1048576").fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFFF00" } };
  book.addWorksheet("Sheet2");
  const put = (cell: string, wrong: ExcelJS.CellValue, right: ExcelJS.CellValue, numFmt = "") =>
    Object.assign(sheet.getCell(cell), isMended ? { value: right } : { value: wrong, numFmt });
  put("A3", "ಶ್ರೀ ನಿವಾಸ", "ಶ್ರೀ ನಿವಾಸ");
  put("O3", null, "sri-nivasa");
  put("D4", { formula: "DATE(2026,3,2)" }, "2-3 BHK", "d-mmm");
  put("F5", { formula: 'VLOOKUP("x",A1:B2,2,FALSE())' }, "Kestrel’s");
  put("G6", 526_000_000_171, registration(6), "0.00E+00");
  await book.xlsx.writeFile(path.join(folder, name));
}

const record = z.record(z.string(), z.unknown());
let homes: Record<string, unknown>[];

beforeAll(async () => {
  const listings = path.join(testContent, "listings");
  homes = readdirSync(listings).map((name) =>
    record.parse(JSON.parse(readFileSync(path.join(listings, name), "utf8"))),
  );
  await writeSpreadsheet(path.join(folder, "homes.xlsx"), homes);
  await writeSpreadsheet(path.join(folder, "homes.csv"), homes);
  await writeList("list.xlsx", false);
  await writeList("mended.xlsx", true);
  await save("xlsx", ["homes.xlsx", "list.xlsx", "mended.xlsx"]);
  // 76 is UTF-8. The cells of the second are texts: a number loses the noughts before it.
  await save("csv:Text - txt - csv (StarCalc):44,34,76", ["list.xlsx", "mended.xlsx"]);
  const texts = Array.from({ length: 200 }, (_, at) => `${at + 1}/2`).join("/");
  await save("csv:Text - txt - csv (StarCalc):44,34,76", ["homes.csv"], `--infilter=CSV:44,34,76,1,${texts}`);
}, 300_000);

test.each(["homes.xlsx", "homes.csv"])("%s, exported and saved again, changes nothing", async (name) => {
  const noChange = { added: [], changed: [], missing: [], issues: [], unchanged: homes.length };
  expect(await planOf(name)).toMatchObject(noChange);
});

test.each(["xlsx", "csv"])(
  "a list of somebody else in .%s becomes right homes in three tries",
  async (form) => {
    const first = await planOf(`list.${form}`);
    const map = first.map.map((pair) => pair.replace("projectName", "title"));
    const tries = [first, await planOf(`list.${form}`, map), await planOf(`mended.${form}`, map)];
    const reports = tries.map((plan) => importReport(plan).trim().split("\n"));
    expect(reports.filter((lines) => lines.length > 10)).toEqual([]);
    expect(tries.map(({ issueCount, added }) => [issueCount, added.length])).toEqual([
      [9, 0],
      [4, 29],
      [0, 30],
    ]);
    const files = [...(tries[2]?.files.values() ?? [])].map((text) => record.parse(JSON.parse(text)));
    const common = { city: "Bangalore", size: "1,845 sq ft", developer: "Kestrel’s", possession: "Mar 2028" };
    expect(files.slice(0, 2)).toMatchObject([
      { ...common, slug: "sri-nivasa", title: "ಶ್ರೀ ನಿವಾಸ", bedrooms: "3 BHK", price: "₹1,88,00,000" },
      { ...common, slug: "lake-view-4", title: "Lake View 4", bedrooms: "2-3 BHK", price: "₹1,89,00,000" },
    ]);
    for (const file of files) expect(file).toMatchObject(common);
  },
);
