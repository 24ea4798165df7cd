/**
 * `npm run generate:listings -- <count> <folder> [seed]`: writes valid, invented listings for measuring. The same count
 * and seed give the same files. For benchmarks and load tests, never for data/listings.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFolder } from "../src/content/build-settings";
import { listingSchema } from "../src/content/schemas/listing";
import { generateListings } from "./generate-listings";
import { readPictureNames } from "./picture-names";
import { runMain } from "./run/run-main";

async function main([count, folder, seed = "1"]: readonly string[]): Promise<void> {
  if (!/^\d+$/.test(count ?? "") || folder === undefined || !/^\d+$/.test(seed)) {
    process.stderr.write("Usage: npm run generate:listings -- <count> <folder> [seed]\n");
    process.exitCode = 2;
    return;
  }
  const pictures = await readPictureNames(path.join(contentFolder(process.env), "images"));
  await mkdir(folder, { recursive: true });
  for (const listing of generateListings(Number(count), pictures, Number(seed))) {
    const text = JSON.stringify(listingSchema.parse(listing), null, 2);
    await writeFile(path.join(folder, `${listing.slug}.json`), `${text}\n`);
  }
  process.stdout.write(`${count} listings written to ${folder}\n`);
}

runMain(() => main(process.argv.slice(2)));
