import { readdir } from "node:fs/promises";
import path from "node:path";
import type { GeneratedPictures } from "./generate-listings";

/** Names of the pictures in data/images that a listing may show. */
export async function readPictureNames(imagesFolder: string): Promise<GeneratedPictures> {
  const namesIn = async (folder: string) =>
    (await readdir(path.join(imagesFolder, folder))).sort().map((name) => `${folder}/${name}`);
  return { exteriors: await namesIn("exteriors"), interiors: await namesIn("interiors") };
}
