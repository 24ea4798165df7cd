/** The pages of docs/requirements: every requirement with its number, its words and its state. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { testTitles } from "./test-titles";

export interface Requirement {
  /** Number of its own below that of its section: "2.3.4". */
  readonly number: string;
  /** "2.3" of "2.3.4". */
  readonly section: string;
  readonly words: string;
  /** "As written: …" or "By decision …", in one line; empty where it is missing. */
  readonly state: string;
}

/** Pages of the requirements by their paths from the root. */
export const requirementPages: readonly string[] = readdirSync("docs/requirements").map(
  (name) => `docs/requirements/${name}`,
);

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Requirements of a page, in their order: list items of a number in bold type and words, then a line of their state. */
export function requirementsOf(text: string): Requirement[] {
  return [...text.matchAll(/^- \*\*(\S+)\*\* ((?:.|\n(?= ))+)/gm)].map(([, number = "", body = ""]) => {
    const [words = "", state = ""] = body.split(/\n {2}(?=As written: |By decision )/);
    const section = number.slice(0, number.lastIndexOf("."));
    return { number, section, words: inOneLine(words), state: inOneLine(state) };
  });
}

const titlesOf = new Map<string, readonly string[]>();

/** What is wrong with a test that a requirement names by its file below `__tests__` and words of its title. */
function testIssue(file: string, quoted: string): string | null {
  const testFile = path.posix.join("__tests__", file);
  if (!existsSync(testFile)) return `there is no ${testFile}`;
  const titles = titlesOf.get(testFile) ?? testTitles(testFile, readFileSync(testFile, "utf8"));
  titlesOf.set(testFile, titles);
  return titles.some((title) => title.includes(quoted)) ? null : `${testFile} has no test "${quoted}"`;
}

/** Files in back quotes, each with the words of one or several titles: `e2e/shell.test.ts` "menus", "picker". */
const testPattern = /`([^`]+\.ts[x]?)` ("[^"]+"(?:, "[^"]+")*)/g;
const decisionPattern = /\]\(\.\.\/decisions\/([^)]+\.md)\)/g;

/** What is wrong with the state of a requirement, each issue in a line that begins with its number. */
export function stateIssues({ number, state }: Requirement): string[] {
  const tests = [...state.matchAll(testPattern)].flatMap(([, file = "", quotes = ""]) =>
    [...quotes.matchAll(/"([^"]+)"/g)].map(([, quoted = ""]) => testIssue(file, quoted)),
  );
  const decisions = [...state.matchAll(decisionPattern)].map(([, name = ""]) => `docs/decisions/${name}`);
  const issues = [
    ...tests,
    ...decisions.map((file) => (existsSync(file) ? null : `there is no ${file}`)),
    tests.length + decisions.length === 0 ? "names neither a test nor a decision" : null,
    state.startsWith("As written: ") && tests.length === 0 ? "is as written and has no test" : null,
    state.startsWith("By decision ") && decisions.length === 0 ? "names no decision" : null,
  ];
  return issues.filter((issue) => issue !== null).map((issue) => `${number}: ${issue}`);
}
