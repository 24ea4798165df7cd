/**
 * `npm run listings:import -- homes.xlsx [--write] [--pictures FOLDER]`: says what the spreadsheet would change and what
 * is wrong with it; with `--write` it changes the files of data/listings, unless anything is wrong. `--pictures` names a
 * folder with pictures that the spreadsheet names and the site has not.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { contentFolder, publicationDay } from "../src/content/build-settings";
import { importReport } from "./listings/import-report";
import { parseHeaderMap } from "./listings/header-positions";
import { planImport } from "./listings/plan-import";
import { readSpreadsheet } from "./listings/read-spreadsheet";
import { writeImport } from "./listings/write-import";
import { runMain } from "./run/run-main";

runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: "boolean", default: false },
      pictures: { type: "string" },
      map: { type: "string", multiple: true, default: [] },
      all: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error("Name the file to read: npm run listings:import -- homes.xlsx");
  const folder = contentFolder(process.env);
  const config = await resolveConfig(path.join(folder, "listings", "home.json"));
  const options = {
    today: publicationDay(process.env),
    pictures: values.pictures,
    map: parseHeaderMap(values.map),
    all: values.all,
    progress: (step: string) => process.stderr.write(`${step}\n`),
    format: (json: string) => format(json, { ...config, parser: "json" }),
  };
  if (values.pictures !== undefined && !statSync(values.pictures, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${values.pictures}: is no folder that is there; look at its name`);
  const read = await readSpreadsheet(file);
  const rows = read.sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  options.progress(`${rows} rows of ${file} are read`);
  const plan = await planImport(read, folder, options);
  process.stdout.write(importReport(plan, values));
  if (plan.issues.length > 0) {
    process.exitCode = 1;
    return;
  }
  if (values.write) {
    writeImport(plan, folder);
    process.stdout.write(
      `Written: ${plan.files.size} of data/listings, ${plan.pictures.size} of data/images.\n`,
    );
  } else if (plan.files.size + plan.pictures.size === 0) process.stdout.write("There is nothing to write.\n");
  else {
    const words = process.argv.slice(2);
    const typed = words.map((word) => (word.includes(" ") ? `"${word}"` : word)).join(" ");
    process.stdout.write(
      `Nothing is written yet; this writes it: npm run listings:import -- ${typed} --write\n`,
    );
  }
});
