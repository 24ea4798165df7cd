import ts from "typescript";

export interface Component {
  readonly file: string;
  readonly name: string;
  /** Names of its props, also those of a type that its props extend or are picked from. */
  readonly props: readonly string[];
}

/** The name of a function: its own, or that of the constant that holds it. */
function nameOf(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) {
    if (node.name !== undefined) return node.name.text;
  } else if (!ts.isArrowFunction(node)) return "";
  const { parent } = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : "";
}

/**
 * Members of a type, of all its variants where it has several; members declared by a library, such as HTML attributes,
 * are left out.
 */
function ownMembers(type: ts.Type): string[] {
  const variants = type.isUnion() ? type.types : [type];
  const members = variants.flatMap((variant) => variant.getProperties());
  const own = members.filter(({ declarations = [] }) =>
    declarations.some((declaration) => !declaration.getSourceFile().fileName.includes("/node_modules/")),
  );
  return [...new Set(own.map(({ name }) => name))];
}

/** Every component of the files given: a function whose name begins with a capital letter. */
export function componentsOf(program: ts.Program, files: readonly string[]): readonly Component[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const found: Component[] = [];
    const visit = (node: ts.Node): void => {
      const name = nameOf(node);
      if (/^[A-Z]/.test(name) && ts.isFunctionLike(node)) {
        const [first] = node.parameters;
        const props = first === undefined ? [] : ownMembers(checker.getTypeAtLocation(first));
        found.push({ file, name, props });
      }
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source !== undefined) visit(source);
    return found;
  });
}
