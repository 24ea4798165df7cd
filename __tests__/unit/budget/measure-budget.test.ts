import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { aboveCeiling, measureBudget } from "../../../tools/measure-budget";

const files = {
  "src/features/a/form/field.ts":
    'import { send } from "../flow/send";\n\n/**\n * Why.\n */\nexport const field = send; // said\n',
  "src/features/a/flow/send.ts":
    'import { field } from "../form/field";\nimport { part } from "./part";\nexport const send = () => [field, part];\n',
  "src/features/a/flow/part.ts": "export const part = 1;\n",
  "src/gatsby/contract.ts": 'export const facts = {\n  one: {\n    expected: "",\n  },\n};\n',
  "src/ui/button.module.css": ".button {\n\n  color: red;\n}\n",
  "__tests__/one.test.ts": "// A test\n\ntest();\n",
  "docs/decisions/README.md": "",
  [`docs/decisions/${"a1-brand"}.md`]: "",
};
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "budget-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test("figures are those of the files", () => {
  expect(measureBudget(root)).toMatchObject({
    "files of src": 5,
    "code lines of src": 11,
    "lines of CSS": 3,
    "comment lines, % of src": 21.4,
    "lines of tests": 3,
    "decision records": 1,
    "touches of private parts": 1,
    "lines of src/gatsby": 5,
    "short files with one importer beside them": 1,
    "pairs of sub-folders that import each other": 1,
  });
});

test("a figure above its ceiling is named, and so is one without a ceiling or a ceiling without a figure", () => {
  const figures = { files: 3, lines: 10, other: 1 };
  expect(aboveCeiling(figures, { files: 3, lines: 9, gone: 4 })).toEqual(["lines", "other", "gone"]);
});
