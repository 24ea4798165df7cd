import type { PageFamily } from "./page-family";

/** One page per article. */
export function createPostPages({ createPage, template, catalogue }: PageFamily): void {
  for (const { id, path } of catalogue.posts) {
    createPage({ path, component: template("post"), context: { id } });
  }
}
