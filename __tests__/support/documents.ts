import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const isMarkdown = (name: string) => name.endsWith(".md");

/** Every page of documentation that people write, by its path from the root. */
export const documentPaths: readonly string[] = [
  ...readdirSync(".").filter(isMarkdown),
  "data/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter(isMarkdown)
    .map((name) => path.posix.join("docs", name)),
].toSorted();

/** Text of a file by its path from the root. */
export const textOf = (file: string): string => readFileSync(file, "utf8");

/** Headings of a page without their signs: "2.3 Shared shell". */
export const headingsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.trim());
