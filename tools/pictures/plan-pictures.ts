/** What bringing a folder of pictures in would write, and every issue of it; nothing is written here. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { modify, applyEdits } from "jsonc-parser";
import { pictureNames } from "../../src/content/checks/read-content-folder";
import { isPicture } from "../../src/content/check-pictures";
import { isSlug, slugify } from "../../src/lib/text";
import { readJsonFile } from "../listings/read-json-file";
import { isAlike, likenessOf, type Likeness } from "./likeness";
import { isStranger, pictureStem, takePicture } from "./take-picture";

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
  readonly issues: readonly string[];
  readonly warnings: readonly string[];
  /** What to write, by the path below the content folder. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** The folder below `images` that an editor means; null for one that leads elsewhere, or that no address can hold. */
function folderOf(typed: string): string | null {
  const parts = typed
    .trim()
    .replace(/^(?:\.\/)?(?:data\/)?images(?:\/|$)/, "")
    .replace(/\/+$/, "")
    .split("/");
  const slugs = parts.map((part) => (/^[^\\:.]*$/.test(part) ? slugify(part) : ""));
  return slugs.every(isSlug) ? slugs.join("/") : null;
}

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
  const issues: string[] = [];
  const warnings: string[] = [];
  const names = new Map<string, string>();
  const files = new Map<string, string | Uint8Array>();
  const known = pictureNames(path.join(dataFolder, "images"));
  const takenNames = new Set(known);
  const seen: { readonly name: string; readonly likeness: Likeness }[] = [];
  for (const name of [...known].filter(isPicture)) {
    const likeness = await likenessOf(path.join(dataFolder, "images", name)).catch(() => null);
    if (likeness !== null) seen.push({ name: `data/images/${name}`, likeness });
  }
  const altFile = path.join(dataFolder, "alt.json");
  // Throws with name, line and remedy where it is broken.
  readJsonFile(altFile, "data/alt.json");
  const to = folderOf(options.to);
  if (to === null)
    issues.push(`--to "${options.to}" is no folder below data/images; write e.g. --to exteriors`);
  const givenName = options.name === undefined ? undefined : pictureStem(options.name);
  if (options.name !== undefined && givenName === undefined)
    issues.push(
      `--name "${options.name}" says nothing or has letters that no address has; write e.g. --name lake-view`,
    );
  if (issues.length > 0) return { names, issues, warnings, files };
  const checked: { readonly candidate: string; readonly stem: string; readonly bytes: Buffer }[] = [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isStranger(name));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const candidate = entry.name;
    if (/^alt\.(json|csv)$/i.test(candidate)) continue;
    if (!isPicture(candidate) && !/\.svgz?$/i.test(candidate)) {
      const what = entry.isDirectory() ? "is a folder; bring its pictures in by themselves" : "is no picture";
      warnings.push(`${candidate}: ${what}; it is left out`);
      continue;
    }
    const file = path.join(folder, candidate);
    const taken = await takePicture(file);
    if (taken.issue !== undefined) {
      issues.push(`${candidate}: ${taken.issue}`);
      continue;
    }
    const stem = givenName ?? pictureStem(path.parse(candidate).name);
    if (stem === undefined) {
      issues.push(`${candidate}: its name says nothing; give all of them one, --name lake-view`);
      continue;
    }
    const likeness = await likenessOf(file);
    const twin = seen.find((picture) => isAlike(picture.likeness, likeness));
    if (twin !== undefined) {
      issues.push(`${candidate}: shows the same as ${twin.name}; leave one out`);
      continue;
    }
    seen.push({ name: candidate, likeness });
    checked.push({ candidate, stem, bytes: taken.bytes });
    warnings.push(...taken.warnings.map((message) => `${candidate}: ${message}`));
  }
  // Nobody types texts that another picture's issue would lose.
  if (issues.length > 0) return { names, issues, warnings, files };
  let alts = readFileSync(altFile, "utf8");
  for (const { candidate, stem, bytes } of checked) {
    const alt = (await options.altOf(candidate)).trim();
    if (alt === "") {
      issues.push(
        `${candidate}: has no alt text; write the line ${candidate},"what it shows" into alt.csv beside it`,
      );
      continue;
    }
    const name = freeName(`${to}/${stem.replace(/-\d{1,2}$/, "")}`, takenNames);
    takenNames.add(name);
    names.set(candidate, name);
    files.set(`images/${name}`, bytes);
    alts = applyEdits(alts, modify(alts, [-1], { file: name, alt }, { isArrayInsertion: true }));
  }
  if (names.size > 0) files.set("alt.json", await options.format(alts));
  return { names, issues, warnings, files };
}
