import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ImportPlan } from "./plan-import";

/**
 * Writes what was planned into a content folder. All of it is written beside its place first and moved there at the end,
 * so that a disk that is full leaves the content as it was. Throws where the plan has faults.
 */
export function writeImport({ faults, files, pictures }: ImportPlan, dataFolder: string): void {
  if (faults.length > 0) throw new Error("nothing was written: the spreadsheet has faults");
  const beside: { readonly from: string; readonly to: string }[] = [];
  const place = (to: string) => {
    mkdirSync(path.dirname(to), { recursive: true });
    const from = `${to}.new`;
    beside.push({ from, to });
    return from;
  };
  try {
    for (const [name, source] of pictures) copyFileSync(source, place(path.join(dataFolder, "images", name)));
    for (const [name, text] of files) writeFileSync(place(path.join(dataFolder, name)), text);
  } catch (error) {
    for (const { from } of beside) rmSync(from, { force: true });
    throw error;
  }
  for (const { from, to } of beside) renameSync(from, to);
}
