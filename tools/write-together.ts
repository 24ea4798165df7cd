import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes files by their paths, all or none: each is written beside its target first and moved there at the end, so that a
 * disk that is full leaves everything as it was.
 */
export function writeTogether(files: ReadonlyMap<string, string | Uint8Array>): void {
  const beside: { readonly from: string; readonly to: string }[] = [];
  try {
    for (const [to, content] of files) {
      mkdirSync(path.dirname(to), { recursive: true });
      const from = `${to}.new`;
      beside.push({ from, to });
      writeFileSync(from, content);
    }
  } catch (error) {
    for (const { from } of beside) rmSync(from, { force: true });
    throw error;
  }
  for (const { from, to } of beside) renameSync(from, to);
}
