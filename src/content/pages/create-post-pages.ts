import type { PageFamily } from "./page-family";

/** One page per article. */
export function createPostPages({ createPage, catalogue }: PageFamily): void {
  for (const { id, path } of catalogue.posts) createPage("post", path, { id });
}
