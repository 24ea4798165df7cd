/** What islands ask of their code (docs/decisions/2026-11-22-islands.md). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = (file: string) => readFileSync(file, "utf8");
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => path.join("src", file))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

/** File of an import that is written relative to `from`; undefined for packages. */
function fileOf(request: string, from: string): string | undefined {
  if (!request.startsWith(".")) return undefined;
  const file = path.join(path.dirname(from), request);
  return [file, `${file}.ts`, `${file}.tsx`].find(
    (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
  );
}

/** All that a file brings along by its static imports, itself included. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith(".css")) return found;
  for (const [, request = ""] of source(file).matchAll(/^(?:import|export)(?! type)[^;]*?"([^"]+)";/gm)) {
    const imported = fileOf(request, file);
    if (imported !== undefined) closureOf(imported, found);
  }
  return found;
}

/** Each island: the file that shows it and the file that its code is loaded from. */
const islands = sources.flatMap((file) =>
  [
    ...source(file).matchAll(
      /islandPart\(\s*async \(\) => \(await import\((?:\/\*[^*]*\*\/ )?"([^"]+)"\)\)/g,
    ),
  ].map(([, request = ""]) => [file, fileOf(request, file) ?? request] as const),
);

test("there are islands, of which this file knows the form", () => {
  const used = sources.filter((file) => /\bislandPart\(/.test(source(file)) && !file.includes("island-part"));
  expect(islands.map(([file]) => file).sort()).toEqual(used.sort());
  expect(islands.length).toBeGreaterThan(0);
});

test.each(islands)(
  "%s brings the styles of its island, which are in the page although its code is not",
  (file, island) => {
    const inPage = closureOf(file);
    const styles = [...closureOf(island)].filter((each) => each.endsWith(".css"));
    expect(styles.filter((each) => !inPage.has(each))).toEqual([]);
  },
);

test.each(islands)(
  "%s: nothing in its island takes an id from useId, which differs in a root of its own",
  (_file, island) => {
    const code = [...closureOf(island)].filter((each) => each.endsWith(".tsx"));
    expect(code.filter((each) => /\buseId\(/.test(source(each)))).toEqual([]);
  },
);
