import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { routes } from "../../config/routes";
import { contentFolder } from "../content-folder";
import { publicationOf } from "../publication";
import type { PageContexts } from "../../catalogue/page-contexts";

/** File of a build that says it is a preview, so that it is not taken for the public's (`check-environment.ts`). */
export const previewMark = "preview.json";

const nameOf = (file: string) => path.posix.basename(file, ".json");

/** Pages that show the content of a file each. */
interface PagesOfContent {
  readonly listings: readonly { readonly path: string }[];
  readonly posts: readonly { readonly path: string; readonly slug: string }[];
}

/** In a preview alone: the page that lists what differs from the public site. It marks the build as a preview, too. */
export function previewPages({
  listings,
  posts,
}: PagesOfContent): readonly { readonly path: string; readonly context: PageContexts["preview"] }[] {
  const content = contentFolder(process.env);
  const { isPreview, day } = publicationOf(process.env, content);
  if (!isPreview) return [];
  mkdirSync("public", { recursive: true });
  writeFileSync(path.join("public", previewMark), JSON.stringify({ day }));
  const changed = changedContent(process.env, content);
  const paths = new Map<string, string>([
    ...listings.map(({ path: to }) => [`listings/${nameOf(to)}`, to] as const),
    ...posts.map(({ path: to, slug }) => [`blog/${slug}`, to] as const),
  ]);
  const files = (changed?.files ?? []).map((file) => ({
    file,
    path: paths.get(file.replace(/\.json$/, "")) ?? null,
  }));
  return [{ path: routes.preview, context: { day, base: changed?.base ?? null, files } }];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Files of the content that differ from those of a branch. */
interface ChangedContent {
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
