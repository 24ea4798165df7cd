/** Structured data of the built pages, and the requirements of schema.org and Google. */
import path from "node:path";
import ts from "typescript";
import { isRecord, textAt } from "../../src/lib/json-record";
import { builtPages, builtText } from "./built-files";

/** A node with a type, anywhere in a graph. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export interface PageGraph {
  readonly page: string;
  /** The whole text of the script element, read as JSON. */
  readonly data: unknown;
  /** Nodes of its `@graph`. */
  readonly nodes: readonly SchemaNode[];
}

const scriptPattern = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

function graphOf(page: string): PageGraph {
  const [script, ...more] = [...builtText(page).matchAll(scriptPattern)];
  if (script?.[1] === undefined || more.length > 0) throw new Error(`${page}: not exactly one graph`);
  const data: unknown = JSON.parse(script[1]);
  const nodes: unknown = isRecord(data) ? data["@graph"] : undefined;
  return { page, data, nodes: Array.isArray(nodes) ? nodes.filter(isRecord) : [] };
}

/** The graph of every built page. */
export const builtGraphs = (): readonly PageGraph[] => builtPages.map(graphOf);

/** A value and everything inside it that is an object, outermost first. */
export function withInner(value: unknown): readonly SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(withInner);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(withInner)] : [];
}

/**
 * The TypeScript compiler's errors when each node is declared as the schema.org type that it names (package
 * schema-dts): unknown types, unknown properties, values of a wrong type.
 */
export function schemaIssues(nodes: readonly SchemaNode[]): readonly string[] {
  const typeOf = new Map(nodes.map((node) => [JSON.stringify(node), textAt(node, "@type")]));
  const distinct = [...typeOf.keys()];
  const lines = [...typeOf].map(
    ([json, type], index) => `export const node${index}: schema.${type.replace(/\W/g, "_")} = ${json};`,
  );
  const fileName = path.resolve("__tests__/support/nodes-of-the-build.ts");
  const text = ['import type * as schema from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === fileName || fileExists.call(host, name);
  host.readFile = (name) => (name === fileName ? text : readFile.call(host, name));
  host.getSourceFile = (name, language, ...settings) =>
    name === fileName
      ? ts.createSourceFile(name, text, language)
      : getSourceFile.call(host, name, language, ...settings);
  return ts.getPreEmitDiagnostics(ts.createProgram([fileName], options, host)).map((diagnostic) => {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
    return `${message} — ${(distinct[line - 1] ?? "").slice(0, 200)}`;
  });
}
