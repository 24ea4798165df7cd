import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** What `npm run budget` counts, by its name in the table. */
export type Figures = Readonly<Record<string, number>>;

interface Source {
  /** Path from the project's folder, with slashes. */
  readonly file: string;
  readonly code: number;
  readonly comments: number;
  /** The files of the project that it imports. */
  readonly imports: readonly string[];
}

/** Folders of src with a bar of their own. */
const barred = "catalogue content features features/search features/enquiry gatsby ui shell".split(" ");
const shortFile = 30;
const isScript = (file: string) => /\.tsx?$/.test(file);

/** Files below a folder, without the types that a build writes. */
const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts")
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const allLines = (text: string) => text.split("\n").length - 1;
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;

/** Lines of a script that hold code, and lines that hold a comment alone. */
function countLines(file: string, text: string): { readonly code: number; readonly comments: number } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const withCode = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    const end = source.getLineAndCharacterOfPosition(node.end).line;
    let { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    for (; node.getWidth(source) > 0 && line <= end; line++)
      if (lines[line]?.trim() !== "") withCode.add(line);
  };
  visit(source);
  return { code: withCode.size, comments: linesOf(text) - withCode.size };
}

function importsOf(root: string, file: string, text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .flatMap(({ fileName }) => {
      const stem = path.join(path.dirname(file), fileName);
      const found = [".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => stem + end);
      return found.filter((candidate) => existsSync(path.join(root, candidate))).slice(0, 1);
    });
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), "utf8");
  return { file, ...countLines(file, text), imports: importsOf(root, file, text) };
}

/** Short files with one importer, which stands in the same folder: they belong into that importer. */
function shortPrivateFiles(sources: readonly Source[]): string[] {
  const importers = (file: string) => sources.filter(({ imports }) => imports.includes(file));
  return sources
    .filter(({ file, code, comments }) => {
      const [only, second] = code + comments < shortFile ? importers(file) : [];
      return only && !second && path.dirname(only.file) === path.dirname(file);
    })
    .map(({ file }) => file);
}

/** Pairs of sub-folders of one feature that import each other. */
function twoWayPairs(sources: readonly Source[]): string[] {
  const folderOf = (file: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
  const arrows = new Set<string>();
  for (const { file, imports } of sources)
    for (const imported of imports.map(folderOf)) {
      const folder = folderOf(file);
      if (folder && imported && folder !== imported && path.dirname(folder) === path.dirname(imported))
        arrows.add(`${folder} ${imported}`);
    }
  return [...arrows].filter((arrow) => {
    const [from = "", to = ""] = arrow.split(" ");
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** Rows of the table of mechanisms in docs/architecture.md. */
function mechanismsIn(text: string): number {
  const [section = ""] = /^## Mechanisms of our own\n[^#]*/m.exec(text) ?? [];
  return (section.match(/^\| [^-]/gm)?.length ?? NaN) - 1;
}

/** What documents record and tests hold: the hops of the price walk, the recipe of a filter, the last time of the test line. */
const recordedIn = (textOf: (file: string) => string) => {
  const [, minutes, seconds] = /^\| in all +\| +(\d+):(\d+)/m.exec(textOf("docs/figures.md")) ?? [];
  const [, hops = ""] =
    /From the\s+file\s+to\s+the\s+card: ([^;]+);/.exec(textOf("docs/architecture.md")) ?? [];
  const [, files] = /^\| a filter +\| +(\d+)/m.exec(textOf("docs/recipes.md")) ?? [];
  return {
    "minutes of the test line, as last recorded": Math.ceil(Number(minutes) + Number(seconds) / 60),
    "hops of a price from its file to a card": hops === "" ? NaN : hops.split(/,\s+/).length,
    "files for a filter": Number(files),
  };
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every figure of the project in `root`. */
export function measureBudget(root: string): Figures {
  const files = filesBelow(root, "src");
  const sources = files.filter(isScript).map((file) => readSource(root, file));
  const styles = files.filter((file) => file.endsWith(".css"));
  const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
  const code = sum(sources.map((source) => source.code));
  const comments = sum(sources.map((source) => source.comments));
  const foldersFigures = barred.flatMap((folder) => {
    const inside = sources.filter(({ file }) => file.startsWith(`src/${folder}/`));
    return [
      [`files of src/${folder}`, inside.length],
      [`lines of src/${folder}`, sum(inside.map(({ file }) => allLines(textOf(file))))],
    ] as const;
  });
  const tests = filesBelow(root, "__tests__").filter(isScript);
  return {
    "files of src": files.length,
    "code lines of src": code,
    "lines of CSS": sum(styles.map((file) => linesOf(textOf(file)))),
    "comment lines, % of src": Math.round((1000 * comments) / (code + comments)) / 10,
    "lines of tests": sum(tests.map((file) => allLines(textOf(file)))),
    "decision records": filesBelow(root, "docs/decisions").filter((file) => !file.endsWith("README.md"))
      .length,
    "touches of private parts": [...textOf("src/gatsby/contract.ts").matchAll(/^\s+expected:/gm)].length,
    "mechanisms of our own": mechanismsIn(textOf("docs/architecture.md")),
    ...recordedIn(textOf),
    ...Object.fromEntries(foldersFigures),
    "short files with one importer beside them": shortPrivateFiles(sources).length,
    "pairs of sub-folders that import each other": twoWayPairs(sources).length,
  };
}

/** Figures above their ceiling, and ceilings of what is not counted, by name. */
export const aboveCeiling = (figures: Figures, ceilings: Figures): string[] =>
  [...new Set([...Object.keys(figures), ...Object.keys(ceilings)])].filter(
    (name) => !((figures[name] ?? Infinity) <= (ceilings[name] ?? -Infinity)),
  );
