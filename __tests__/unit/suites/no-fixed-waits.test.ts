/** A test waits for what it expects, or moves a clock of its own on; it never waits for a time and hopes. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The one place that pauses, between two looks at a condition. */
const pausing = "__tests__/support/eventually.ts";

const files = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
  .map((name) => path.posix.join("__tests__", name))
  .filter((name) => /\.tsx?$/.test(name) && name !== pausing);

/** Whether a call waits: without a time, `setTimeout` is the next task; `jest.setTimeout` says how long a test may take. */
function waits({ expression, arguments: given }: ts.CallExpression): boolean {
  const name = expression.getText();
  if (/(^|\.)(waitForTimeout|sleep)$/.test(name)) return true;
  return /(^|\.)setTimeout$/.test(name) && name !== "jest.setTimeout" && given.length > 1;
}

/** Waits for a time in a source, as text. */
function fixedWaits(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && waits(node)) found.push(node.getText());
    if (ts.isImportDeclaration(node) && /timers\/promises/.test(node.moduleSpecifier.getText()))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("test.tsx", text, ts.ScriptTarget.Latest, true));
  return found;
}

test("no test and no part of one waits for a time", () => {
  const found = files.flatMap((name) =>
    fixedWaits(readFileSync(name, "utf8")).map((wait) => `${name}: ${wait}`),
  );
  expect(found).toEqual([]);
});
