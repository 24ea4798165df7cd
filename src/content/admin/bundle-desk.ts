import { build } from "esbuild";
import { cp, writeFile, mkdir } from "node:fs/promises";
import path from "node:path";

/** Parts of the CMS that no field of the content calls for: boxes for program text, and maps. */
const unused = ["@shikijs/*", "leaflet", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The package as it is meant to be bundled; its pictures, fonts and WebAssembly stand in `assets` beside the script. */
const cms = path.resolve("node_modules/@sveltia/cms/npm");

/**
 * Writes the script of /admin with the CMS in it into `folder`, as modules for today's browsers, and returns the name of
 * the first, which changes with its text. Throws where a part of it cannot be bundled, such as one that needs Node.
 */
export async function bundleDesk(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: { desk: path.resolve("src/content/admin/desk/main.ts") },
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
    external: unused,
  });
  await mkdir(path.join(folder, "chunks"), { recursive: true });
  await Promise.all([
    cp(path.join(cms, "assets"), path.join(folder, "assets"), {
      recursive: true,
      filter: (file) => !file.endsWith(".map"),
    }),
    ...outputFiles.map((file) => writeFile(file.path, file.contents)),
  ]);
  const first = outputFiles.find((file) => path.dirname(file.path) === path.resolve(folder));
  if (first === undefined) throw new Error("bundle-desk: esbuild gave no script");
  return path.basename(first.path);
}
