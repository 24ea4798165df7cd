/** Names that Gatsby gives to files it builds, for the tests and tools that look for them. */

/** Where Gatsby leaves what webpack says of the bundles, in the folder of the build (public). */
export const statsFile = "webpack.stats.json";

/** Folder of the slices that Gatsby puts into every page. */
export const slicesFolder = "_gatsby/";

/** Address of the script that starts the site. */
export const siteScript = /^\/app-[0-9a-f]+\.js$/;

/** Address of the style sheet of the whole site. */
export const siteSheet = /^\/app\.[0-9a-f]+\.css$/;

/** Chunk of a page or template: "component---src-templates-listing-tsx" for "src/templates/listing.tsx". */
export function templateChunkName(file: string): string {
  return `component---${file.replace(/\W+/g, "-")}`;
}
