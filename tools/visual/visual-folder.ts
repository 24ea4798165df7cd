import path from "node:path";

/** Where the pictures of `npm run visual:record` and what `npm run visual:compare` drew lie; git ignores it. */
const recordsFolder = "visual-record";

/** Folder of a record by its name, which is one word of letters, digits, dots, dashes and underscores. */
export function recordFolder(name: string): string {
  if (!/^\w[\w.-]*$/.test(name))
    throw new Error(`"${name}" is no name of a record: use letters, digits, dots, dashes and underscores`);
  return path.resolve(recordsFolder, name);
}

/** Folder of what differs between two records, beside theirs; the plus is in no record's name, so it is none of them. */
export function comparisonFolder(before: string, after: string): string {
  return `${recordFolder(before)}+${path.basename(recordFolder(after))}`;
}
