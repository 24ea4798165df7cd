/**
 * Heads of pages: every key of docs/requirements.md 2.2 is there, no two pages share a title
 * (docs/decisions/b4-own-metadata.md).
 */
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { closest } from "./did-you-mean";
import { textAt } from "./values";

/** Page keys of docs/requirements.md 2.2. */
export const requiredMetadataKeys = [
  "home",
  "about",
  "properties",
  "allproperties",
  "new-projects",
  "under-construction",
  "ready-to-move",
  "property-types",
  "property-management",
  "interior-designs",
  "home-loans",
  "blogs",
  "dubai-properties",
  "contact",
  "thank-you",
  "apartments",
  "villas",
  "plots",
  "farm-land",
  "commercial",
  "mid-segments",
  "budget-segment",
  "luxury",
  "ultra-luxury",
  "rental",
  "resale",
  "wishlist",
  "service-property-management",
] as const;

/** Search results cut longer texts off; characters. */
const longestTitle = 65;
const longestDescription = 170;

const pagesWithHead = new Set(["PageMetadata", "LandingPage", "LegalPage"]);

/** Keys that are missing and titles that two pages share. */
export function metadataErrors(entries: readonly ContentEntry[]): ContentProblem[] {
  return [...missingKeys(entries), ...sharedTitles(entries)];
}

/** Titles and descriptions that search results would cut off. */
export function metadataWarnings(entries: readonly ContentEntry[]): ContentProblem[] {
  return entries
    .filter(({ type }) => pagesWithHead.has(type.name))
    .flatMap((entry) => [
      ...tooLong(entry, "title", longestTitle),
      ...tooLong(entry, "description", longestDescription),
    ]);
}

function missingKeys(entries: readonly ContentEntry[]): ContentProblem[] {
  const file = "data/pages/metadata.json";
  const keys = entries
    .filter(({ type }) => type.name === "PageMetadata")
    .map(({ value }) => textAt(value, "key"));
  // A file that cannot be read has a problem of its own.
  if (keys.length === 0) return [];
  const written = keys.filter((key) => key !== undefined);
  const required = new Set<string>(requiredMetadataKeys);
  const strangers = written.filter((key) => !required.has(key));
  return requiredMetadataKeys
    .filter((key) => !written.includes(key))
    .map((key) => {
      const near = closest(key, strangers);
      const remedy = near === undefined ? "add an entry for the page" : `write it in place of "${near}"`;
      return { file, field: "", message: `the page key "${key}" is missing; ${remedy}` };
    });
}

function sharedTitles(entries: readonly ContentEntry[]): ContentProblem[] {
  const first = new Map<string, ContentEntry>();
  return entries
    .filter(({ type }) => pagesWithHead.has(type.name))
    .flatMap((entry) => {
      const title = textAt(entry.value, "title");
      if (title === undefined) return [];
      const other = first.get(title.toLowerCase());
      if (other === undefined) {
        first.set(title.toLowerCase(), entry);
        return [];
      }
      const key = textAt(other.value, other.type.key ?? "") ?? "another page";
      const owner = key === "home" ? "the home page, which alone may carry it" : `"${key}" in ${other.file}`;
      return [entryProblem(entry, ["title"], `is already the title of ${owner}; write a title of its own`)];
    });
}

function tooLong(entry: ContentEntry, field: string, longest: number): ContentProblem[] {
  const { length } = textAt(entry.value, field) ?? "";
  if (length <= longest) return [];
  return [
    entryProblem(
      entry,
      [field],
      `has ${length} characters, search results cut it off; write at most ${longest}`,
    ),
  ];
}
