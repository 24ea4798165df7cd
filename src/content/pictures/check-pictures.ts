import path from "node:path";
import type { ContentReport } from "../check-content";
import { pictureNames } from "../checks/read-content-folder";
import { fileIssue, type Issue } from "../checks/issue";
import { fineDetail, pictureFacts, type PictureFacts } from "./picture-facts";

interface PictureIssue {
  /** An error stops the build. */
  readonly severity: "error" | "warning";
  /** "what is wrong; what to do". */
  readonly message: string;
}

/** Longest sides, in pixels: what the build takes, and what a picture brought in keeps. */
const maxTakenSide = 8000;
export const maxKeptSide = 2400;
const maxBytes = 8 * 1024 * 1024;
/** In pixels, as pages draw pictures across a screen. */
const minWidth = 1200;
/** Sides beyond this ratio are cut to a strip. */
const widestRatio = 4.2;
/** Enlarged pictures have less (`fineDetail`). */
const minDetail = 0.55;

const kinds = new Set(["jpeg", "png", "webp", "svg", "heif"]);

const bring = "bring it in by npm run pictures:add";

const thousands = (pixels: number) => pixels.toLocaleString("en-IN");

/** By docs/decisions/pictures.md; drawings (SVG) have none. */
export function pictureIssues(facts: PictureFacts): PictureIssue[] {
  const { format, width, height, bytes, isTurned, hasPlace, hasDevice, isWhole } = facts;
  const error = (message: string): PictureIssue => ({ severity: "error", message });
  const warning = (message: string): PictureIssue => ({ severity: "warning", message });
  if (bytes === 0) return [error("is an empty file; copy the picture here again from where it came")];
  if (isWhole === false) return [error("breaks off before its end; copy it here again from where it came")];
  if (format === null || !kinds.has(format))
    return [
      error("cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”"),
    ];
  if (format === "svg") return [];
  const longest = Math.max(width, height);
  const ratio = longest / Math.max(1, Math.min(width, height));
  return [
    longest > maxTakenSide && error(`is ${thousands(longest)} pixels long; ${bring}, which makes it smaller`),
    bytes > maxBytes &&
      error(`is a file of ${Math.round(bytes / 1024 / 1024)} MB; ${bring}, which makes it smaller`),
    hasPlace && error(`tells where it was taken; ${bring}, which removes that`),
    hasDevice && warning(`tells with what it was taken; ${bring}, which removes that`),
    isTurned && warning(`is upright by a note in its file alone; ${bring}, which turns it`),
    width < minWidth &&
      ratio < widestRatio &&
      warning(
        `is ${thousands(width)} pixels wide and is drawn larger; find one of ${thousands(minWidth)} or more`,
      ),
    ratio >= widestRatio &&
      warning(
        `is ${thousands(width)} × ${thousands(height)} pixels; pages show a strip of it alone, so cut it to 3:2 first`,
      ),
  ].filter((issue) => issue !== false);
}

export function detailIssues(detail: number): PictureIssue[] {
  return detail >= minDetail
    ? []
    : [{ severity: "warning", message: "was made larger than it is, so it is blurred; find the original" }];
}

/** Also files that were meant to be pictures. */
export const isPicture = (name: string): boolean =>
  /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif|bmp)$/i.test(name);

const corrupt = {
  severity: "error",
  message: "cannot be read to its end; copy it here again from where it came",
} as const;

/** Reads the heads of files, some ms each; `withDetail` also their pixels, a tenth of a second each. */
export async function checkPictures(dataFolder: string, { withDetail = false } = {}): Promise<ContentReport> {
  const errors: Issue[] = [];
  const warnings: Issue[] = [];
  const folder = path.join(dataFolder, "images");
  for (const name of [...pictureNames(folder)]
    .filter((name) => isPicture(name) || /\.svg$/i.test(name))
    .sort()) {
    const file = path.join(folder, name);
    const issues = pictureIssues(await pictureFacts(file));
    const isRead = issues.every(({ severity }) => severity === "warning");
    const blurred = withDetail && isRead ? await fineDetail(file).then(detailIssues, () => [corrupt]) : [];
    for (const { severity, message } of [...issues, ...blurred])
      (severity === "error" ? errors : warnings).push(fileIssue(severity, `data/images/${name}`, message));
  }
  return { errors, warnings };
}
