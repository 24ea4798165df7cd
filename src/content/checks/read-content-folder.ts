import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../lib/json-record";
import { contentTypes, type ContentType } from "../content-types";
import { suggestion } from "./did-you-mean";
import type { CheckedContent, ContentEntry, Issue } from "./issue";
import { findJsonFault } from "./json-fault";

interface ContentFolder extends Omit<CheckedContent, "today"> {
  readonly issues: readonly Issue[];
}

/** What a folder would hold beside its own files, or in their place: texts of files, and names of pictures. */
export interface PlannedContent {
  /** By the path below the folder, with forward slashes: "listings/rowan.json". */
  readonly files: ReadonlyMap<string, string>;
  /** Names below its `images`. */
  readonly pictures: readonly string[];
}

const nothingPlanned: PlannedContent = { files: new Map(), pictures: [] };

/**
 * Reads every file that the registry names, as it would be with what is planned. A file that cannot be read becomes a
 * problem and no entry.
 */
export function readContentFolder(dataFolder: string, planned = nothingPlanned): ContentFolder {
  const entries: ContentEntry[] = [];
  const issues: Issue[] = [];
  for (const type of contentTypes) {
    const place = path.join(dataFolder, type.path);
    const shown = `data/${type.path}`;
    if (!existsSync(place)) {
      issues.push({ severity: "error", file: shown, field: "", message: missingMessage(dataFolder, type) });
      continue;
    }
    if (type.form !== "folder") {
      const text = planned.files.get(type.path) ?? readFileSync(place, "utf8");
      entries.push(...readEntries(type, text, shown, issues));
      continue;
    }
    const below = `${type.path}/`;
    const added = [...planned.files.keys()]
      .filter((name) => name.startsWith(below))
      .map((name) => name.slice(below.length));
    const names = [...new Set([...readdirSync(place), ...added])].filter((name) => !name.startsWith("."));
    for (const name of names.sort()) {
      const file = `${shown}/${name}`;
      if (name.endsWith(".json")) {
        const text = planned.files.get(below + name) ?? readFileSync(path.join(place, name), "utf8");
        entries.push(...readEntries(type, text, file, issues));
      } else
        issues.push({
          severity: "warning",
          file,
          field: "",
          message: "is not read; give it the ending .json or move it away",
        });
    }
    if (!names.some((name) => name.endsWith(".json"))) {
      issues.push({
        severity: "error",
        file: shown,
        field: "",
        message: "holds no entry; add at least one .json file",
      });
    }
  }
  return {
    entries,
    listingNames: namesOfListings(path.join(dataFolder, "listings")),
    pictures: new Set([...pictureNames(path.join(dataFolder, "images")), ...planned.pictures]),
    dataFolder,
    issues,
  };
}

function missingMessage(dataFolder: string, type: ContentType): string {
  const folder = path.dirname(path.join(dataFolder, type.path));
  const registered = new Set(contentTypes.map((each) => each.path));
  const below = path.posix.dirname(type.path);
  const strangers = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) =>
      !registered.has(below === "." ? name : `${below}/${name}`) && name !== "images" && name !== "schemas",
  );
  const kind = type.form === "folder" ? "folder" : "file";
  const near = suggestion(path.basename(type.path), strangers);
  return near.startsWith("did you mean")
    ? `the ${kind} is missing; ${near.replace("?", "")} under another name? Rename it`
    : `the ${kind} is missing; restore it from the repository`;
}

function readEntries(type: ContentType, text: string, file: string, issues: Issue[]): ContentEntry[] {
  const fault = findJsonFault(text);
  if (fault !== undefined) {
    issues.push({
      severity: "error",
      file,
      field: `line ${fault.line}, column ${fault.column}`,
      message: fault.message,
    });
    return [];
  }
  const content: unknown = JSON.parse(text);
  if (type.form !== "list") {
    if (isRecord(content)) return [{ type, file, at: [], value: content }];
    issues.push({
      severity: "error",
      file,
      field: "",
      message: "must hold one object; put its fields between { and }",
    });
    return [];
  }
  if (Array.isArray(content))
    return content.map((value: unknown, index) => ({ type, file, at: [index], value }));
  issues.push({
    severity: "error",
    file,
    field: "",
    message: "must hold a list; put its entries between [ and ]",
  });
  return [];
}

function namesOfListings(folder: string): ReadonlySet<string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(names.filter((name) => name.endsWith(".json")).map((name) => path.basename(name, ".json")));
}

/** Names of the files below a folder, with forward slashes; none of a folder that is not there. */
export function pictureNames(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Set(
    files.map((each) =>
      path.relative(folder, path.join(each.parentPath, each.name)).split(path.sep).join("/"),
    ),
  );
}
