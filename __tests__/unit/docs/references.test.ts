/**
 * A reference leads to a file of the repository: `docs/decisions/<file>.md`, `docs/requirements.md 2.3`,
 * `docs/design.md 8`; in titles of tests "requirements 2.3" and "decisions/<file>" are enough.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { headingsOf, textOf } from "../../support/documents";
import { requirementPages } from "../../support/requirements";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name));
const isText = (name: string) => /\.(tsx?|css|mjs|cjs|md|html|json)$/.test(name);

const files = [
  ...readdirSync(".", { encoding: "utf8" }).filter((name) => name !== "package-lock.json"),
  ...["src", "tools", "__tests__", "docs"].flatMap(filesBelow),
  ...filesBelow("data").filter((name) => !name.startsWith("data/images/")),
]
  .filter((name) => isText(name) && name !== "src/gatsby-types.d.ts")
  .concat(".env.example", ".npmrc", ".ci/run");

/** A text of one line: a reference may go on after the sign of the next line of a comment. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:(?:\*|\/\/|#|>)(?!\/) *)?/g, " ");

const texts = files.map((file) => ({ file, text: inOneLine(textOf(file)) }));

/** Every match of a pattern, with the file it stands in. */
const matches = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

/** Numbers that the headings of a page, or of the pages that it leads to, begin with: "2", "2.3". */
const numbersOf = (page: string) =>
  (page === "docs/requirements.md" ? requirementPages : [page])
    .flatMap(headingsOf)
    .flatMap((heading) => /^(\d+(?:\.\d+)*)[. ]/.exec(heading)?.[1] ?? []);

test("there are sections to lead to, and files that lead there", () => {
  expect(numbersOf("docs/requirements.md")).toEqual(expect.arrayContaining(["1", "2.1", "2.15", "5.4", "9"]));
  expect(numbersOf("docs/design.md")).toEqual(expect.arrayContaining(["1", "8", "11"]));
  expect(files.length).toBeGreaterThan(700);
});

test("every page that a comment or document names is there", () => {
  const named = matches(/\bdocs\/[\w./-]*\.md\b/g);
  const lost = named.filter(({ match }) => !existsSync(match[0]));
  expect(lost.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});

test("every decision that a title names has its record", () => {
  const named = matches(/(?<!docs\/)\bdecisions\/([a-z][\w-]*)/g);
  const lost = named.filter(({ match: [, name = ""] }) => !existsSync(`docs/decisions/${name}.md`));
  expect(lost.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});

/** One number, or several: "2.5", "2.5 and 2.7", "4.1, 5.3 and 8". */
const numbers = String.raw`((?:\d+(?:\.\d+)*)(?:(?:,| and|, and| or| to) \d+(?:\.\d+)*(?![\w%]| px))*)`;

test.each([
  ["docs/requirements.md", new RegExp(String.raw`\b[Rr]equirements(?:\.md)? ${numbers}`, "g")],
  ["docs/design.md", new RegExp(String.raw`\bdocs/design\.md ${numbers}`, "g")],
])("every section of %s that is named has its heading", (page, pattern) => {
  const there = numbersOf(page);
  const lost = matches(pattern).flatMap(({ file, match: [, list = ""] }) =>
    list
      .split(/, and |, | and | or | to /)
      .filter((number) => !there.includes(number))
      .map((number) => `${file}: ${page} ${number}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ["a section of the specification", /\bspecification(?:'s)? \d/gi],
  ["a decision by its number alone", /\bdecisions? [A-F]\d/g],
  ["a decision by its number in brackets", /\((?:[A-F]\d{1,2}b?(?:, )?)+\)(?!\])/g],
  ["a ticket by its number", /\b(?:issues?|tickets?) #?\d/gi],
  ["a section of the design guide", /\bdesign (?:guide|README) \d/gi],
])("nothing names %s, which nobody could follow", (_form, pattern) => {
  const own = "__tests__/unit/docs/references.test.ts";
  const old = matches(pattern).filter(({ file }) => file !== own);
  expect(old.map(({ file, match }) => `${file}: ${match[0]}`)).toEqual([]);
});
