import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../lib/json-record";
import { contentTypeAt, contentTypes, type ContentType } from "../content-types";
import { closest } from "./values";
import { fileIssue, type ContentEntry, type Issue } from "./issue";
import { findJsonIssue } from "./json-issue";

/** Read beside the folder's own files, or in their place. */
export interface PlannedContent {
  /** By the path below the folder, with forward slashes: "listings/rowan.json". */
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: readonly string[];
}

const nothingPlanned: PlannedContent = { files: new Map(), pictures: [] };

/** Every file of the registry, with what is planned. An unreadable file becomes an issue and no entry. */
export function readContentFolder(dataFolder: string, planned = nothingPlanned) {
  const entries: ContentEntry[] = [];
  const issues: Issue[] = unreadFiles(dataFolder);
  for (const type of contentTypes) {
    const isFolder = type.form === "folder";
    const error = (message: string) => issues.push(fileIssue("error", `data/${type.path}`, message));
    if (!existsSync(path.join(dataFolder, type.path))) {
      error(missingMessage(dataFolder, type));
      continue;
    }
    const names = isFolder
      ? [...new Set([...contentNames(dataFolder, type.path), ...planned.files.keys()])]
          .filter((name) => contentTypeAt(name) === type)
          .sort()
      : [type.path];
    for (const name of names) {
      const text = planned.files.get(name) ?? readText(path.join(dataFolder, name));
      entries.push(...readEntries(type, text, `data/${name}`, issues));
    }
    if (names.length === 0) error("holds no entry; add at least one .json file");
  }
  return {
    entries,
    listingNames: new Set(
      contentNames(dataFolder, "listings").map((name) => path.posix.basename(name, ".json")),
    ),
    pictures: new Set([...pictureNames(path.join(dataFolder, "images")), ...planned.pictures]),
    dataFolder,
    issues,
  };
}

/** Content files of a folder of `data`, as paths below `data`; none where it is no folder. */
export function contentNames(dataFolder: string, folder: string): string[] {
  return namesIn(path.join(dataFolder, folder))
    .map((name) => `${folder}/${name}`)
    .filter((name) => contentTypeAt(name) !== undefined);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

const leftBehind = /^(?:\..*|~\$.*|.*~|Thumbs\.db|desktop\.ini|Icon\r)$/i;

function unreadFiles(dataFolder: string): Issue[] {
  const folders = contentTypes.filter(({ form }) => form === "folder").map((type) => type.path);
  return [...folders, "", "pages"].flatMap((folder) =>
    namesIn(path.join(dataFolder, folder)).flatMap((file) => {
      const name = path.posix.join(folder, file);
      if (contentTypeAt(name) !== undefined || leftBehind.test(file)) return [];
      const warning = (message: string) => [fileIssue("warning", `data/${name}`, message)];
      const isFolder = statSync(path.join(dataFolder, name), { throwIfNoEntry: false })?.isDirectory();
      if (!folders.includes(folder))
        return isFolder || !/\.json$/i.test(file)
          ? []
          : warning("is not read, for no page knows it; move it away");
      return warning(
        isFolder
          ? `is a folder, from which nothing is checked or published; move what should be into data/${folder}`
          : "is not read; give it the ending .json or move it away",
      );
    }),
  );
}

/** The text of a file, or what keeps it from being read and how to mend that. */
export function readText(file: string): string | { readonly message: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { message: unreadableMessage(error) };
  }
  const start = bytes.subarray(0, 2).toString("hex");
  if (start === "fffe" || start === "feff" || bytes.subarray(0, 4).filter((byte) => byte === 0).length > 1)
    return { message: "is saved as UTF-16; save it as UTF-8 (Notepad: Save as, Encoding UTF-8)" };
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1"))) + 1;
  return {
    message: `is not UTF-8 (line ${line} is the first that shows it); save it as UTF-8 and look there at signs such as ₹, ’ and é`,
  };
}

function unreadableMessage(error: unknown): string {
  const code = isRecord(error) ? String(error.code) : "";
  if (code === "EISDIR") return "is a folder; a file of this name is expected, so rename the folder";
  if (code === "ENOENT") return "is a link to a file that is not there; put the file itself here";
  if (code === "EACCES" || code === "EPERM") return "may not be read; allow reading in the file's properties";
  return `cannot be read (${code || String(error)}); copy it here anew`;
}

function missingMessage(dataFolder: string, type: ContentType): string {
  const folder = path.dirname(path.join(dataFolder, type.path));
  const known = new Set([...contentTypes.map((contentType) => contentType.path), "images", "schemas"]);
  const below = path.posix.dirname(type.path);
  const unknownFiles = namesIn(folder).filter((name) => !known.has(path.posix.join(below, name)));
  const near = closest(path.basename(type.path), unknownFiles);
  const remedy =
    near === undefined
      ? "restore it from the repository"
      : `did you mean "${near}" under another name? Rename it`;
  return `the ${type.form === "folder" ? "folder" : "file"} is missing; ${remedy}`;
}

function readEntries(
  type: ContentType,
  text: ReturnType<typeof readText>,
  file: string,
  issues: Issue[],
): ContentEntry[] {
  const refuse = (message: string, field?: string): ContentEntry[] => {
    issues.push(fileIssue("error", file, message, field));
    return [];
  };
  if (typeof text !== "string") return refuse(text.message);
  const issue = findJsonIssue(text);
  if (issue !== undefined) return refuse(issue.message, `line ${issue.line}, column ${issue.column}`);
  const content: unknown = JSON.parse(text);
  if (type.form !== "list") {
    if (isRecord(content)) return [{ type, file, at: [], value: content }];
    return refuse("must hold one object; put its fields between { and }");
  }
  if (!Array.isArray(content)) return refuse("must hold a list; put its entries between [ and ]");
  return content.map((value: unknown, index) => ({ type, file, at: [index], value }));
}

/** Names below a folder, with forward slashes; none of a folder that is not there. */
export function pictureNames(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Set(
    files.map((file) =>
      path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join("/"),
    ),
  );
}
