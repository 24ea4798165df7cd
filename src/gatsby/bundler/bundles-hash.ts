import { createHash } from "node:crypto";
import { mustHold } from "../contract";

/** The part of webpack's compiler that is used. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (options: { name: string; stage: number }, tell: (stats: Stats) => void) => void;
    };
  };
}

interface Stats {
  readonly hash?: string;
  readonly compilation: { hash?: string; readonly assets: Readonly<Record<string, unknown>> };
}

/** Length of webpack's hash where no other is set, in characters. */
const LENGTH = 20;

/**
 * webpack plugin that hashes a compilation by the names of its files, each of which holds a hash of its content.
 * webpack's own hash differs between a build with its cache and the same build without; Gatsby writes it into every
 * page, so every page would be uploaded again.
 */
export const hashByFiles = {
  apply({ hooks }: Compiler): void {
    // Runs before Gatsby reads the hash.
    hooks.done.tap({ name: "hashByFiles", stage: -1 }, (stats) => {
      const { compilation } = stats;
      const names = Object.keys(compilation.assets).toSorted().join("\n");
      const hash = createHash("sha256").update(names).digest("hex").slice(0, LENGTH);
      compilation.hash = hash;
      mustHold("hash of the bundles", names !== "" && stats.hash === hash, `${stats.hash ?? "none"}`);
    });
  },
};
