/** What a component is told must fit into a head: at most seven props, what belongs together in one. */
import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { componentsOf } from "../../support/component-props";

const maxProps = 7;

const { config } = ts.readConfigFile("tsconfig.json", (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

test("no component has more than seven props", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join("src", name));
  const program = ts.createProgram([...files, "src/gatsby-types.d.ts"], options);
  const components = componentsOf(program, files);
  expect(components.length).toBeGreaterThan(files.length / 2);
  const tooWide = components
    .filter(({ props }) => props.length > maxProps)
    .map(({ file, name, props }) => `${file}: ${name} has ${props.length} props: ${props.join(", ")}`);
  expect(tooWide).toEqual([]);
});

test("props count wherever they are declared, HTML attributes do not", () => {
  const file = path.resolve("src/sample.tsx");
  const text = `
    import { forwardRef, memo, type ButtonHTMLAttributes } from "react";
    interface Base { readonly a: string; readonly b: string }
    interface Own extends Base, ButtonHTMLAttributes<HTMLButtonElement> { readonly c?: string }
    export function Extended({ a, ...rest }: Own) { return <button {...rest}>{a}</button>; }
    export const Picked = (props: Pick<Base, "a">) => <p>{props.a}</p>;
    export const Remembered = memo(function Remembered({ a }: Omit<Own, "b">) { return <p>{a}</p>; });
    export const Handed = forwardRef<HTMLParagraphElement, Base>(function Handed({ a }, ref) { return <p ref={ref}>{a}</p>; });
    export function Either(props: { readonly x: 1; readonly y: 2 } | { readonly x: 1; readonly z: 3 }) { return <p>{props.x}</p>; }
    export function useNothing(a: Base) { return a; }
  `;
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target, ...rest) =>
      name === file ? ts.createSourceFile(name, text, target) : host.getSourceFile(name, target, ...rest),
  });
  const counts = componentsOf(program, [file]).map(({ name, props }) => [name, props.toSorted()]);
  expect(counts).toEqual([
    ["Extended", ["a", "b", "c"]],
    ["Picked", ["a"]],
    ["Remembered", ["a", "c"]],
    ["Handed", ["a", "b"]],
    ["Either", ["x", "y", "z"]],
  ]);
});
