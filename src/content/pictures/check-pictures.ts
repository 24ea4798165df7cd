import path from "node:path";
import type { ContentReport } from "../check-content";
import { pictureNames } from "../checks/read-content-folder";
import { fileIssue, type Issue } from "../checks/issue";
import { detailFaults, pictureFaults } from "./picture-faults";
import { fineDetail, pictureFacts } from "./picture-facts";

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
    const faults = pictureFaults(await pictureFacts(file));
    const isRead = faults.every(({ severity }) => severity === "warning");
    const blurred = withDetail && isRead ? await fineDetail(file).then(detailFaults, () => [corrupt]) : [];
    for (const { severity, message } of [...faults, ...blurred])
      (severity === "error" ? errors : warnings).push(fileIssue(severity, `data/images/${name}`, message));
  }
  return { errors, warnings };
}
