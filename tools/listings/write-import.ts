import path from "node:path";
import { writeTogether } from "../write-together";
import type { ImportPlan } from "./plan-import";

/** Writes what was planned into a content folder, all or nothing. Throws where the plan has issues. */
export function writeImport({ issues, files, pictureBytes }: ImportPlan, dataFolder: string): void {
  if (issues.length > 0) throw new Error("nothing was written: the spreadsheet has issues");
  writeTogether(
    new Map<string, string | Uint8Array>([
      ...[...pictureBytes].map(([name, bytes]) => [path.join(dataFolder, "images", name), bytes] as const),
      ...[...files].map(([name, text]) => [path.join(dataFolder, name), text] as const),
    ]),
  );
}
