/** In the folder of the build (public). */
export const statsFile = "webpack.stats.json";

export const slicesFolder = "_gatsby/";

export const siteScript = /^\/app-[0-9a-f]+\.js$/;

export const siteStylesheet = /^\/app\.[0-9a-f]+\.css$/;

/** "component---src-templates-listing-tsx" for "src/templates/listing.tsx". */
export function templateChunkName(file: string): string {
  return `component---${file.replace(/\W+/g, "-")}`;
}
