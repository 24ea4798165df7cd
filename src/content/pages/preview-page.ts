import type { Environment } from "../../config/environment";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { routes } from "../../config/routes";
import { contentFolder, buildSettingsOf } from "../build-settings";

/** Marks a build as a preview (`check-before-build.ts`). */
export const previewMark = "preview.json";

interface PagesOfContent {
  readonly listings: readonly { readonly path: string }[];
  readonly posts: readonly { readonly path: string; readonly slug: string }[];
}

/** In a preview alone: the page that lists what differs from the public site. Also marks the build as a preview. */
export function previewPages({ listings, posts }: PagesOfContent) {
  const content = contentFolder(process.env);
  const { isPreview, day } = buildSettingsOf(process.env, content);
  if (!isPreview) return [];
  mkdirSync("public", { recursive: true });
  writeFileSync(path.join("public", previewMark), JSON.stringify({ day }));
  const paths = new Map<string, string>([
    ...listings.map(({ path: to }) => [`listings/${path.posix.basename(to)}.json`, to] as const),
    ...posts.map(({ path: to, slug }) => [`blog/${slug}.json`, to] as const),
  ]);
  const { base, files: changed } = changedContent(process.env, content) ?? { base: null, files: [] };
  const files = changed.map((file) => ({ file, path: paths.get(file) ?? null }));
  return [{ path: routes.preview, context: { day, base, files } }];
}

/** Files below `dataFolder` changed since `PREVIEW_BASE`, else `origin/main` or `main`; null where git has none of them. */
export function changedContent(environment: Environment, dataFolder: string) {
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
