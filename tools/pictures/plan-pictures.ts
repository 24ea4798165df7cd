/** What bringing a folder of pictures in would write, and every fault of it; nothing is written here. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { modify, applyEdits } from "jsonc-parser";
import sharp from "sharp";
import { pictureNames } from "../../src/content/checks/read-content-folder";
import { detailFaults, longestKept, pictureFaults } from "../../src/content/pictures/picture-faults";
import { fineDetail, pictureFacts } from "../../src/content/pictures/picture-facts";
import { slugify } from "../../src/lib/text";
import { isAlike, likenessOf, type Likeness } from "./likeness";

interface PictureOptions {
  /** Folder below `images`: "exteriors". */
  readonly to: string;
  /** What the pictures are called, with a number each; their own names where it is missing. */
  readonly name?: string | undefined;
  /** What a picture shows, by the name of its file; asked for where it is not known yet. */
  readonly altOf: (file: string) => Promise<string> | string;
  /** Gives the text of data/alt.json its form. */
  readonly format: (json: string) => Promise<string> | string;
}

export interface PicturePlan {
  /** Names below `images`, by the file from which each comes. */
  readonly names: ReadonlyMap<string, string>;
  /** A line for each; with any, nothing may be written. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  /** What to write, by the path below the content folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** Quality of the JPEG that the build makes all smaller ones from. */
const quality = 88;

/** Names that a camera, a phone or a chat gives. */
const saysNothing =
  /^(?:img|image|dsc[nf]?|pxl|p|pic|photo|picture|untitled|whatsapp image|screen ?shot)?(?:[\s\d_().:-]|at|wa)*$/i;

/** Upright, without notes, in sRGB, no longer than a page needs. */
const asKept = (file: string): Promise<Buffer> =>
  sharp(file)
    .rotate()
    .resize({ width: longestKept, height: longestKept, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#FFFFFF" })
    .toColourspace("srgb")
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/** The first name with a number of two digits that is not taken. */
function freeName(stem: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}-${String(number).padStart(2, "0")}.jpg`;
    if (!taken.has(name)) return name;
  }
}

/** Plans to bring the pictures of a folder into a content folder. */
export async function planPictures(
  folder: string,
  dataFolder: string,
  options: PictureOptions,
): Promise<PicturePlan> {
  const faults: string[] = [];
  const warnings: string[] = [];
  const names = new Map<string, string>();
  const files = new Map<string, string | Uint8Array>();
  const known = pictureNames(path.join(dataFolder, "images"));
  const taken = new Set(known);
  const seen: { readonly name: string; readonly likeness: Likeness }[] = [];
  for (const name of known) {
    if (/\.svg$/i.test(name)) continue;
    seen.push({
      name: `data/images/${name}`,
      likeness: await likenessOf(path.join(dataFolder, "images", name)),
    });
  }
  let alts = readFileSync(path.join(dataFolder, "alt.json"), "utf8");
  const candidates = readdirSync(folder).filter(
    (name) => !name.startsWith(".") && !/^alt\.(json|csv)$/i.test(name),
  );
  for (const candidate of candidates.sort()) {
    const file = path.join(folder, candidate);
    const facts = await pictureFacts(file);
    if (facts.format === null || facts.format === "svg") {
      const remedy =
        facts.format === "svg"
          ? "is a drawing; put it below data/images/plans by hand"
          : "cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”";
      faults.push(`${candidate}: ${remedy}`);
      continue;
    }
    const stem = options.name ?? path.parse(candidate).name;
    if (options.name === undefined && saysNothing.test(stem)) {
      faults.push(`${candidate}: its name says nothing; give all of them one, --name lake-view`);
      continue;
    }
    const likeness = await likenessOf(file);
    const twin = seen.find((each) => isAlike(each.likeness, likeness));
    if (twin !== undefined) {
      faults.push(`${candidate}: shows the same as ${twin.name}; leave one out`);
      continue;
    }
    seen.push({ name: candidate, likeness });
    const alt = (await options.altOf(candidate)).trim();
    if (alt === "") {
      faults.push(
        `${candidate}: has no alt text; write "${candidate}": "what it shows" into alt.json beside it`,
      );
      continue;
    }
    const name = freeName(`${options.to}/${slugify(stem).replace(/-\d{1,2}$/, "")}`, taken);
    taken.add(name);
    names.set(candidate, name);
    const picture = await asKept(file);
    files.set(`images/${name}`, picture);
    // What is mended while it is brought in is no fault of it any more.
    const { width = 0, height = 0, format = null } = await sharp(picture).metadata();
    const kept = {
      format,
      width,
      height,
      bytes: picture.length,
      isTurned: false,
      hasPlace: false,
      hasDevice: false,
    };
    const left = [...pictureFaults(kept), ...detailFaults(await fineDetail(file))];
    warnings.push(...left.map(({ message }) => `${candidate}: ${message}`));
    alts = applyEdits(alts, modify(alts, [-1], { file: name, alt }, { isArrayInsertion: true }));
  }
  if (names.size > 0) files.set("alt.json", await options.format(alts));
  return { names, faults, warnings, files };
}
