import path from "node:path";
import { pictureNames } from "./checks/read-content-folder";
import { fileIssue, reportOf, type ContentReport, type Issue } from "./checks/issue";
import { readFileSync } from "node:fs";
import exif from "exif-reader";
import sharp, { type Sharp } from "sharp";

type PictureIssue = Pick<Issue, "severity" | "message">;

/** Longest sides, in pixels: what the build takes, and what a picture brought in keeps. */
const maxTakenSide = 8000;
export const maxKeptSide = 2400;
const maxBytes = 8 * 1024 * 1024;
/** In pixels, as pages draw pictures across a screen. */
const minWidth = 1200;
/** Sides beyond this ratio are cut to a strip. */
const maxRatio = 4.2;
/** Enlarged pictures have less (`fineDetail`). */
const minDetail = 0.55;

export const shownKinds: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "svg", "heif"]);

const bring = "bring it in by npm run pictures:add";

const thousands = (pixels: number) => pixels.toLocaleString("en-IN");

const error = (message: string): PictureIssue => ({ severity: "error", message });
const warning = (message: string): PictureIssue => ({ severity: "warning", message });

/** By docs/decisions/pictures.md; drawings (SVG) have none. */
export function pictureIssues(facts: PictureFacts): PictureIssue[] {
  const { format, width, height, bytes, isTurned, hasPosition, hasDevice, isWhole } = facts;
  if (bytes === 0) return [error("is an empty file; copy the picture here again from where it came")];
  if (isWhole === false) return [error("breaks off before its end; copy it here again from where it came")];
  if (format === null || !shownKinds.has(format))
    return [
      error("cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”"),
    ];
  if (format === "svg") return [];
  const maxSide = Math.max(width, height);
  const ratio = maxSide / Math.max(1, Math.min(width, height));
  return [
    maxSide > maxTakenSide && error(`is ${thousands(maxSide)} pixels long; ${bring}, which makes it smaller`),
    bytes > maxBytes &&
      error(`is a file of ${Math.round(bytes / 1024 / 1024)} MB; ${bring}, which makes it smaller`),
    hasPosition && error(`tells where it was taken; ${bring}, which removes that`),
    hasDevice && warning(`tells with what it was taken; ${bring}, which removes that`),
    isTurned && warning(`is stored sideways and turned by its EXIF data only; ${bring}, which turns it`),
    width < minWidth &&
      ratio < maxRatio &&
      warning(
        `is ${thousands(width)} pixels wide and is drawn larger; find one of ${thousands(minWidth)} or more`,
      ),
    ratio >= maxRatio &&
      warning(
        `is ${thousands(width)} × ${thousands(height)} pixels; pages show a strip of it alone, so cut it to 3:2 first`,
      ),
  ].filter((issue) => issue !== false);
}

export function detailIssues(detail: number): PictureIssue[] {
  if (detail >= minDetail) return [];
  return [warning("was made larger than it is, so it is blurred; find the original")];
}

/** Also files that were meant to be pictures. */
export const isPicture = (name: string): boolean =>
  /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp)$/i.test(name);

const corrupt = error("cannot be read to its end; copy it here again from where it came");

/** Reads the heads of files, some ms each; `withDetail` also their pixels, a tenth of a second each. */
export async function checkPictures(dataFolder: string, { withDetail = false } = {}): Promise<ContentReport> {
  const found: Issue[] = [];
  const folder = path.join(dataFolder, "images");
  const names = [...pictureNames(folder)].filter((name) => isPicture(name) || /\.svg$/i.test(name));
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const issues = pictureIssues(await pictureFacts(file));
    const isRead = issues.every(({ severity }) => severity === "warning");
    const blurred = withDetail && isRead ? await fineDetail(file).then(detailIssues, () => [corrupt]) : [];
    for (const { severity, message } of [...issues, ...blurred])
      found.push(fileIssue(severity, `data/images/${name}`, message));
  }
  return reportOf(found);
}

export interface PictureFacts {
  /** "jpeg", "png", "webp", "heif" (also AVIF) or "svg"; null where it cannot be read. */
  readonly format: string | null;
  /** As it is seen, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Upright by its EXIF orientation alone. */
  readonly isTurned: boolean;
  readonly hasPosition: boolean;
  readonly hasDevice: boolean;
  readonly isWhole?: boolean;
}

const noExif = { hasPosition: false, hasDevice: false };
const unread = { format: null, width: 0, height: 0, isTurned: false, ...noExif };

/** By the end mark of the format; formats without one are decoded. */
async function isWhole(format: string | undefined, file: Buffer): Promise<boolean> {
  const marked = (hex: string) => file.lastIndexOf(Buffer.from(hex, "hex"));
  if (format === "jpeg") return marked("ffd9") > marked("ffda");
  if (format === "png") return file.includes("IEND");
  if (format === "webp") return file.readUInt32LE(4) + 8 <= file.length;
  if (format === "svg") return true;
  const decoded = sharp(file).resize(16).toBuffer();
  return decoded.then(
    () => true,
    () => false,
  );
}

function exifFactsOf(bytes: Buffer): Pick<PictureFacts, "hasPosition" | "hasDevice"> {
  try {
    const { GPSInfo, Image } = exif(bytes);
    return {
      hasPosition: GPSInfo?.GPSLatitude !== undefined,
      hasDevice: Image?.Make !== undefined || Image?.Model !== undefined,
    };
  } catch {
    // EXIF that cannot be read names nobody.
    return noExif;
  }
}

/** From the file's head; only formats without an end mark are decoded. */
export async function pictureFacts(file: string): Promise<PictureFacts> {
  const content = readFileSync(file);
  const bytes = content.length;
  try {
    const { format, autoOrient, orientation = 1, exif: block } = await sharp(content).metadata();
    return {
      format: format ?? null,
      ...autoOrient,
      bytes,
      isTurned: orientation > 1,
      isWhole: await isWhole(format, content),
      ...(block === undefined ? noExif : exifFactsOf(block)),
    };
  } catch {
    return { ...unread, bytes };
  }
}

interface Grey {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const greyOf = (picture: Sharp) => picture.greyscale().toColourspace("b-w").raw().toBuffer();

const resized = ({ data, width, height }: Grey, to: Pick<Grey, "width" | "height">) =>
  greyOf(sharp(data, { raw: { width, height, channels: 1 } }).resize(to.width, to.height, { fit: "fill" }));

/** Mean error of a pixel when the picture is made half as large. */
async function lossOf(picture: Grey, half: Grey): Promise<number> {
  const again = await resized(half, picture);
  const sum = picture.data.reduce((total, value, at) => total + (value - (again[at] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / picture.data.length);
}

async function halved(picture: Grey): Promise<Grey> {
  const size = { width: Math.floor(picture.width / 2), height: Math.floor(picture.height / 2) };
  return { ...size, data: await resized(picture, size) };
}

/** Side of the middle that is looked at, in pixels. */
const lookedAt = 1024;

/** Loss of halving divided by that of halving again: 0.57 or more as taken, about 0.51 if enlarged twice. */
export async function fineDetail(file: string): Promise<number> {
  const upright = await sharp(file).rotate().greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const side = (length: number) => Math.min(lookedAt, length - (length % 4));
  const size = { width: side(width), height: side(height) };
  const middle = sharp(upright.data, { raw: { width, height, channels } }).extract({
    left: Math.floor((width - size.width) / 2),
    top: Math.floor((height - size.height) / 2),
    ...size,
  });
  const whole: Grey = { ...size, data: await greyOf(middle) };
  const half = await halved(whole);
  const coarse = await lossOf(half, await halved(half));
  return coarse === 0 ? 1 : (await lossOf(whole, half)) / coarse;
}
