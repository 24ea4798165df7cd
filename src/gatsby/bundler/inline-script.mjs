import path from "node:path";
import { buildSync } from "esbuild";

export function compileInlineScript(file) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2017",
    tsconfigRaw: {},
    metafile: true,
    write: false,
  });
  return { text: outputFiles[0].text.trim(), files: Object.keys(metafile.inputs) };
}

/** webpack loader for `import text from "./name.inline?script"`. */
export default function inlineScript() {
  const { text, files } = compileInlineScript(this.resourcePath);
  for (const file of files) this.addDependency(path.resolve(file));
  return `export default ${JSON.stringify(text)}`;
}
