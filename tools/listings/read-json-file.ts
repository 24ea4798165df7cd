import { readFileSync } from "node:fs";
import { formatIssue } from "../../src/content/checks/issue";
import { findJsonIssue } from "../../src/content/checks/json-issue";

/**
 * The value of a JSON file, with or without a byte order mark. Throws for one that is broken: `name`, by which an editor
 * knows the file, with the line of the issue and the remedy.
 */
export function readJsonFile(file: string, name = file): unknown {
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  const issue = findJsonIssue(text);
  if (issue !== undefined) {
    const { line, column, message } = issue;
    throw new Error(formatIssue({ file: name, field: `line ${line}, column ${column}`, message }));
  }
  return JSON.parse(text);
}
