import ts from "typescript";

/** Titles of the tests and groups of a test file as they are written, e.g. "%s leads to %s" of a table. */
export function testTitles(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return titles;
}
