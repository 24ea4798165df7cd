/** Reads `_redirects` and `_headers` of a build as Netlify and Cloudflare Pages do, as far as the site uses them. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { globPattern } from "../../src/content/build-files/host-rules";

interface HeaderRule {
  readonly pattern: RegExp;
  /** Names of headers that earlier rules gave and this one takes back ("! name"). */
  readonly removed: string[];
  readonly headers: (readonly [name: string, value: string])[];
}

function linesOf(root: string, name: string): string[] {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/** Targets by the path they replace. */
export function parseRedirects(root: string): Map<string, string> {
  return new Map(
    linesOf(root, "_redirects").map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return [from, to];
    }),
  );
}

/** Gives the headers of a path, in the order of the file. */
export function parseHeaders(root: string): (pathname: string) => HeaderRule["headers"] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(root, "_headers")) {
    const header = /^\s+([^:]+): (.*)$/.exec(line);
    const removed = /^\s+! (.+)$/.exec(line)?.[1];
    if (removed !== undefined) rules.at(-1)?.removed.push(removed);
    else if (header === null) rules.push({ pattern: globPattern(line), removed: [], headers: [] });
    else rules.at(-1)?.headers.push([header[1] ?? "", header[2] ?? ""]);
  }
  return (pathname) =>
    rules
      .filter(({ pattern }) => pattern.test(pathname))
      .reduce<HeaderRule["headers"]>(
        (given, { removed, headers }) => [...given.filter(([name]) => !removed.includes(name)), ...headers],
        [],
      );
}
