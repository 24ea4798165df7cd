import { formatIssue } from "../../src/content/checks/issue";
import { findJsonIssue } from "../../src/content/checks/json-issue";
import { readText } from "../../src/content/checks/read-content-folder";

/**
 * The value of a JSON file, with or without a byte order mark. Throws for one that is broken or not UTF-8: `name`, by
 * which an editor knows the file, with the line of the issue and the remedy.
 */
export function readJsonFile(file: string, name = file): unknown {
  const refuse = (message: string, field = "") => new Error(formatIssue({ file: name, field, message }));
  const read = readText(file);
  if (typeof read !== "string") throw refuse(read.message);
  const text = read.replace(/^\uFEFF/, "");
  const issue = findJsonIssue(text);
  if (issue !== undefined) throw refuse(issue.message, `line ${issue.line}, column ${issue.column}`);
  return JSON.parse(text);
}
