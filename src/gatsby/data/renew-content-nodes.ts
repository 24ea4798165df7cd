import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { contentTypes } from "../../content/content-types";
import { createContentNode, rawSuffix } from "../../content/content-nodes";
import { contentFolder } from "../../content/content-folder";
import { publicationOf } from "../../content/life/publication";
import { filesDigest } from "../bundler/files-digest";

/** The code that makes a node: `src/content` and what it may import. */
const folders = ["catalogue", "config", "content", "lib"];
const cacheKey = "code of the content nodes";

/**
 * Gatsby's sourceNodes: makes all nodes of the content again when the code that makes them has changed, or the day for
 * which they are made. Between builds Gatsby keeps the nodes of files that have not changed, so that after a change of a
 * schema alone they would lack a field, and a home whose day has come would be missing. In a first build there is
 * nothing to renew.
 */
export async function renewContentNodes(args: SourceNodesArgs): Promise<void> {
  const code = folders.map((name) => filesDigest(path.resolve("src", name), ".ts"));
  const made = JSON.stringify([...code, publicationOf(process.env, contentFolder(process.env))]);
  const before: unknown = await args.cache.get(cacheKey);
  if (before === made) return;
  for (const { name } of before === undefined ? [] : contentTypes) {
    for (const node of args.getNodesByType(name + rawSuffix)) await createContentNode({ ...args, node });
  }
  await args.cache.set(cacheKey, made);
}
