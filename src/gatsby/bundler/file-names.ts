/** How Gatsby names what it builds, for the tests and tools that look for it. */

/** Folder of the parts that Gatsby puts into every page. */
export const slicesFolder = "_gatsby/";

/** Address of the script that starts the site. */
export const siteScript = /^\/app-[0-9a-f]{20}\.js$/;

/** Address of the sheet of the whole site. */
export const siteSheet = /^\/app\.[0-9a-f]{20}\.css$/;

/** Chunk of a page or template: "component---src-templates-listing-tsx" for "src/templates/listing.tsx". */
export function templateChunkName(file: string): string {
  return `component---${file.replace(/\W+/g, "-")}`;
}

/** Folder in which an earlier build has left its pictures, and what Gatsby knows of them. */
export const madePictures = ["public/static", ".cache/caches/gatsby-plugin-sharp"];
