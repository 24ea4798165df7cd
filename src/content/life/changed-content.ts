import { execFileSync } from "node:child_process";
import path from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** Files of the content that differ from those of a branch. */
export interface ChangedContent {
  /** Name of the branch. */
  readonly base: string;
  /** Paths below the content folder, with forward slashes. */
  readonly files: readonly string[];
}

/**
 * The files below a content folder that differ from the branch that is published: the one that `PREVIEW_BASE` names,
 * otherwise `origin/main` or `main`. Null where git knows none of them, as in a copy without history.
 */
export function changedContent(environment: Environment, dataFolder: string): ChangedContent | null {
  const named = environment.PREVIEW_BASE?.trim();
  const git = (...args: readonly string[]) =>
    execFileSync("git", [...args], {
      cwd: dataFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  for (const base of named ? [named] : ["origin/main", "main"]) {
    try {
      const below = git("diff", "--name-only", "--relative", "-z", base, "--", ".");
      const added = git("ls-files", "--others", "--exclude-standard", "-z", "--", ".");
      const files = `${below}${added}`.split("\0").filter((file) => file !== "");
      return { base, files: [...new Set(files)].map((file) => file.split(path.sep).join("/")).sort() };
    } catch {
      // No such branch here.
    }
  }
  return null;
}
