/**
 * Pictures that an editor names by an https address are fetched at build and optimised like local ones
 * (docs/decisions/a5-pictures.md).
 */
import { z } from "zod";
import { isRecord } from "../lib/json-record";
import type { PictureSource } from "./picture-extensions";

const remoteSource = z.union([
  z
    .string()
    .startsWith("https://")
    .transform((src): PictureSource => ({ src })),
  z.object({ src: z.string().startsWith("https://"), alt: z.string().optional() }),
]);

interface PictureOwner {
  /** File as an editor knows it, e.g. "data/listings/lake-house.json". */
  readonly file: string;
  /** Alt text where the content gives none. */
  readonly alt: string;
  /** Downloads a picture and gives the id of its file node; rejects when it cannot be downloaded. */
  readonly fetchPicture: (url: string) => Promise<string>;
}

async function fetched(source: PictureSource, field: string, owner: PictureOwner): Promise<PictureSource> {
  try {
    return { ...source, alt: source.alt ?? owner.alt, fileId: await owner.fetchPicture(source.src) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${owner.file} › ${field} — "${source.src}" cannot be fetched (${reason}); mend the address or put the picture in data/images`,
    );
  }
}

/**
 * `value` with every https picture inside it fetched, in lists and objects as well; everything else stays as it is.
 * `field` is the field's name in the file. Rejects with one line that names file, field, address and remedy.
 */
export async function withRemotePictures(
  value: unknown,
  field: string,
  owner: PictureOwner,
): Promise<unknown> {
  const remote = remoteSource.safeParse(value);
  if (remote.success) return fetched(remote.data, field, owner);
  if (Array.isArray(value)) {
    return Promise.all(value.map((item, index) => withRemotePictures(item, `${field}[${index}]`, owner)));
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    async ([name, item]) => [name, await withRemotePictures(item, `${field}.${name}`, owner)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
