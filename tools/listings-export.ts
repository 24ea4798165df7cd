/**
 * `npm run listings:export -- homes.xlsx` (or homes.csv): writes all listings, one row a home; in .xlsx each table of a
 * home has a sheet of its own, and cells with a closed set of words offer them.
 */
import { readContentFolder } from "../src/content/checks/read-content-folder";
import { contentFolder } from "../src/content/build-settings";
import { writeSpreadsheet } from "./listings/write-spreadsheet";
import { runMain } from "./run/run-main";

runMain(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error("Name the file to write: npm run listings:export -- homes.xlsx");
  const { entries, issues } = readContentFolder(contentFolder(process.env));
  const unread = issues.find(
    ({ severity, file: name }) => severity === "error" && name.startsWith("data/listings/"),
  );
  if (unread !== undefined)
    throw new Error(`${unread.file} cannot be read; run npm run check:content and mend it first`);
  const listings = entries.filter(({ type }) => type.name === "Listing").map(({ value }) => value);
  await writeSpreadsheet(file, listings);
  process.stdout.write(`${listings.length} homes are in ${file}\n`);
});
