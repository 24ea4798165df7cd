import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { runtimeScript } from "../src/gatsby/emitted-files";

const hashedName = /-([0-9a-f]{8,})\.js$/;

/** A script that no page names: it is loaded near the viewport or on demand. */
export interface LazyPart {
  readonly file: string;
  /** Name of the largest source in it, if possible one of the site's own and no helper. */
  readonly holds: string;
}

const sourceMap = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.string().nullable()) });

function largestSource(mapFile: string): string {
  const { sources, sourcesContent } = sourceMap.parse(JSON.parse(readFileSync(mapFile, "utf8")));
  const bySize = sources
    .map((source, index) => ({ source, size: sourcesContent[index]?.length ?? 0 }))
    .sort((a, b) => b.size - a.size)
    .map(({ source }) => source);
  const name = bySize.find((source) => /\/src\/(?!lib|config)/.test(source)) ?? bySize[0] ?? "nothing";
  return path.basename(name).replace(/\.\w+$/, "");
}

/**
 * The lazy parts of the build in `root`, read from webpack's runtime, which holds the hash of every script that it may
 * load; so scripts of earlier builds, which Gatsby does not delete, are not among them. `named` are the scripts that
 * pages name.
 */
export function lazyPartsOf(root: string, named: ReadonlySet<string>): LazyPart[] {
  const loadable = readFileSync(path.join(root, runtimeScript(named)), "utf8");
  return (
    readdirSync(root)
      .filter((file) => {
        const hash = hashedName.exec(file)?.[1];
        return hash !== undefined && !named.has(file) && loadable.includes(hash);
      })
      // A script without a map belongs to a style sheet and has no code.
      .filter((file) => existsSync(path.join(root, `${file}.map`)))
      .map((file) => ({ file, holds: largestSource(path.join(root, `${file}.map`)) }))
  );
}
