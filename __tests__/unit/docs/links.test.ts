/** What the documents name is there: commands, files, headings. */
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { documentPaths, headingsOf, textOf } from "../../support/documents";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf("package.json")));

/** The anchor that GitHub makes of a heading: "2.3 Shared shell" is "23-shared-shell". */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

describe.each(documentPaths)("%s", (file) => {
  const text = textOf(file);

  test("names commands that exist", () => {
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("links to files and headings that exist", () => {
    const prose = text.replace(/```[^]*?```|`[^`]*`/g, "");
    const links = [...prose.matchAll(/\]\((?!https?:)([^)]+)\)|(?:src|href)="(?!https?:)([^"]+)"/g)];
    const missing = links.flatMap(([, target = "", source = ""]) => {
      const [name = "", anchor] = (target || source).split("#");
      const linked = name === "" ? file : path.posix.join(path.dirname(file), name);
      if (!existsSync(linked)) return [linked];
      const isThere =
        anchor === undefined || headingsOf(linked).some((heading) => anchorOf(heading) === anchor);
      return isThere ? [] : [`${linked}#${anchor}`];
    });
    expect(missing).toEqual([]);
  });

  test("names files of the code that exist", () => {
    const named = [...text.matchAll(/`((?:src|tools|__tests__|docs|data)\/[\w./-]*[\w/])`/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });
});
