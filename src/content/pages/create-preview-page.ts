import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { routes } from "../../config/routes";
import { contentFolder } from "../content-folder";
import { changedContent } from "../life/changed-content";
import { publicationOf } from "../life/publication";
import type { PageFamily } from "./page-family";

/** File of a build that says it is a preview, so that it is not taken for the public's (`check-environment.ts`). */
export const previewMark = "preview.json";

const nameOf = (file: string) => path.posix.basename(file, ".json");

/** In a preview alone: the page that lists what differs from the public site. */
export function createPreviewPage({ createPage, catalogue }: PageFamily): void {
  const content = contentFolder(process.env);
  const publication = publicationOf(process.env, content);
  if (!publication.isPreview) return;
  mkdirSync("public", { recursive: true });
  writeFileSync(path.join("public", previewMark), JSON.stringify({ day: publication.day }));
  const changed = changedContent(process.env, content);
  const paths = new Map<string, string>([
    ...catalogue.listings.map(({ path: to }) => [`listings/${nameOf(to)}`, to] as const),
    ...catalogue.posts.map(({ path: to, slug }) => [`blog/${slug}`, to] as const),
  ]);
  createPage("preview", routes.preview, {
    day: publication.day,
    base: changed?.base ?? null,
    files: (changed?.files ?? []).map((file) => ({
      file,
      path: paths.get(file.replace(/\.json$/, "")) ?? null,
    })),
  });
}
