/** Metadata keys whose spelling differs from the last segment of their path (docs/decisions/b4-own-metadata.md). */
const aliases: Readonly<Record<string, string>> = {
  "mid-segment": "mid-segments",
  "home-loan": "home-loans",
};

const wholePaths: Readonly<Record<string, string>> = {
  "": "home",
  "/about": "about",
  "/contact": "contact",
  "/allproperties": "allproperties",
  "/properties": "properties",
  "/dubai-properties": "dubai-properties",
};

/**
 * Key of a page's entry in data/pages/metadata.json, for page creation, the check and the sitemap alike, derived from
 * its path (docs/requirements.md 2.2): trailing slashes are stripped, a few whole paths are named, any other path gives
 * its last segment in lower case. `/allproperties` keeps the entry of its own name, because no two pages may share a
 * title.
 */
export function metadataKeyOf(path: string): string {
  const bare = path.replace(/\/+$/, "");
  const named = wholePaths[bare];
  if (named !== undefined) return named;
  const last = bare.slice(bare.lastIndexOf("/") + 1).toLowerCase();
  return aliases[last] ?? last;
}
