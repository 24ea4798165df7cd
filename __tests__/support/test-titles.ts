import ts from "typescript";

/** Texts within a table of tests: the cells of `test.each([["/about", "About Us"]])`. */
function cellsOf(table: ts.Node): string[] {
  const cells: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) cells.push(node.text);
    node.forEachChild(visit);
  };
  visit(table);
  return cells;
}

/**
 * Titles of the tests and groups of a test file as they are written, e.g. "%s leads to %s", and the texts of their tables,
 * each of which is a part of a title.
 */
export function testTitles(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source))) {
      const [first] = node.arguments;
      if (first !== undefined && ts.isStringLiteralLike(first)) titles.push(first.text);
      if (first !== undefined && /\.each(?:<|$)/.test(node.expression.getText(source).split("(", 1)[0] ?? ""))
        titles.push(...cellsOf(first));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return titles;
}
