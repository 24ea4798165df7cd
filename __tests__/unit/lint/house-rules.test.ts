/** The budget's measures and the order of folders see what they forbid. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { aboveCeiling, measureBudget } from "../../../tools/measure-budget";

const cwd = mkdtempSync(path.join(tmpdir(), "house-rules-"));
const files = {
  "src/lib/upwards.ts": 'import "../catalogue/home";\n',
  "src/catalogue/home.ts": 'import "./part";\n\n/**\n * Why.\n */\nexport const home = 1; // said\n',
  "src/catalogue/part.ts": 'import "./home";\n',
  "src/features/enquiry/flow/send.ts": 'import "../after/thanks";\n',
  "src/features/enquiry/after/thanks.ts": 'import "../flow/send";\n',
  "src/gatsby/contract.ts": 'export const facts = {\n  one: {\n    expected: "",\n  },\n};\n',
  "src/ui/button.css": "a {\n\n  top: 0;\n}\n",
  "src/ui/icons.svg": "<svg/>",
  "__tests__/one.test.ts": "// A test\n\ntest();\n",
  [`docs/decisions/${"a1-brand"}.md`]: "",
  "docs/architecture.md":
    "From the file to the\ncard: file,\n`node`, card; else\n\n## Mechanisms of our own\n\n| A |\n| --- |\n| a |\n| b |\n\n## Names\n\n| c |\n",
  "docs/figures.md": "| in all | 17:38 |\n",
  "docs/recipes.md": "| a filter | 2 | 25 |\n",
  "tsconfig.json": "{}",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
  writeFileSync(path.join(cwd, name), text);
}
afterAll(() => rmSync(cwd, { recursive: true }));

test("the budget counts files, code, comments, short private files and folders that import each other", () => {
  expect(measureBudget(cwd)).toMatchObject({
    "files of src": 8,
    "code lines of src": 11,
    "lines of CSS": 3,
    "comment lines, % of src": 21.4,
    "lines of tests": 3,
    "decision records": 1,
    "touches of private parts": 1,
    "mechanisms of our own": 2,
    "minutes of the test line, as last recorded": 18,
    "hops of a price from its file to a card": 3,
    "files for a filter": 2,
    "files of src/ui": 0,
    "lines of src/gatsby": 5,
    "short files with one importer beside them": 1,
    "pairs of sub-folders that import each other": 1,
  });
  const ceilings = { lines: 9, gone: 4 };
  expect(aboveCeiling({ lines: 10, other: 1 }, ceilings)).toEqual(["lines", "other", "gone"]);
});

test("imports go one way, without cycles, also between the folders of an enquiry", () => {
  const args = ["--config", path.resolve(".dependency-cruiser.cjs"), "-T", "err", "src"];
  const { stdout } = spawnSync(path.resolve("node_modules/.bin/depcruise"), args, { cwd, encoding: "utf8" });
  const rules = new Set([...stdout.matchAll(/error\W+([\w-]+):/g)].map(([, rule]) => rule));
  expect(rules).toEqual(new Set(["no-cycles", "lib-imports", "enquiry-flow-imports-nothing-later"]));
});
