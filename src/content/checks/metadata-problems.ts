/**
 * Heads of pages: every page has its entry, every entry its page, no two pages share a title
 * (docs/decisions/b4-own-metadata.md).
 */
import { metadataKeyOf } from "../../config/metadata-key";
import { routes } from "../../config/routes";
import { fillIn } from "../../lib/fill-in";
import { claimsOf } from "../claims";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { closest } from "./did-you-mean";
import { textAt } from "./values";

/** Keys of the pages that every site has; those of categories and services follow from their addresses. */
const fixedPages = [
  routes.home,
  routes.about,
  routes.properties,
  routes.results,
  routes.blogs,
  routes.contact,
  routes.thankYou,
  routes.wishlist,
  routes.compare,
  routes.shortlist,
];
/** Key of the page for addresses that lead nowhere. */
const notFoundKey = "not-found";

/** Search results cut longer texts off; characters. */
const longestTitle = 65;
const longestDescription = 170;

const pagesWithHead = new Set(["PageMetadata", "LandingPage", "LegalPage"]);

/** Keys that are missing or reach no page, and titles that two pages share. */
export function metadataErrors(entries: readonly ContentEntry[]): ContentProblem[] {
  return [...keyProblems(entries), ...sharedTitles(entries)];
}

/** Titles and descriptions that search results would cut off. */
export function metadataWarnings(entries: readonly ContentEntry[]): ContentProblem[] {
  const claims = claimsOf(entries.find(({ type }) => type.name === "SiteFacts")?.value);
  return entries
    .filter(({ type }) => pagesWithHead.has(type.name))
    .flatMap((entry) => [
      ...tooLong(entry, "title", longestTitle, claims),
      ...tooLong(entry, "description", longestDescription, claims),
    ]);
}

/** Keys of the pages that take their head from metadata.json (docs/decisions/b4-own-metadata.md). */
function pageKeys(entries: readonly ContentEntry[]): string[] {
  const paths = entries.flatMap(({ type, value }) => {
    if (type.name === "Category") return [textAt(value, "path")];
    const slug = type.name === "ServicePage" ? textAt(value, "slug") : undefined;
    return [slug === undefined ? undefined : routes.service(slug)];
  });
  const known = paths.filter((path) => path !== undefined);
  return [...new Set([...[...fixedPages, ...known].map(metadataKeyOf), notFoundKey])];
}

/** Pages without an entry, and entries that no page shows. */
function keyProblems(entries: readonly ContentEntry[]): ContentProblem[] {
  const file = "data/pages/metadata.json";
  const written = entries.filter(({ type }) => type.name === "PageMetadata");
  // A file that cannot be read has a problem of its own.
  if (written.length === 0) return [];
  const pages = pageKeys(entries);
  const keys = written.map(({ value }) => textAt(value, "key"));
  const missing = pages.filter((key) => !keys.includes(key));
  const strangers = written.flatMap((entry) => {
    const key = textAt(entry.value, "key");
    return key === undefined || pages.includes(key) ? [] : [{ entry, key }];
  });
  const strangerKeys = strangers.map(({ key }) => key);
  const misspelt = new Map(missing.map((key) => [key, closest(key, strangerKeys)]));
  const named = new Set(misspelt.values());
  return [
    ...[...misspelt].map(([key, near]) => {
      const remedy = near === undefined ? "add an entry for the page" : `write it in place of "${near}"`;
      return { file, field: "", message: `the page key "${key}" is missing; ${remedy}` };
    }),
    ...strangers
      .filter(({ key }) => !named.has(key))
      .map(({ entry, key }) =>
        entryProblem(
          entry,
          ["key"],
          `no page has the key "${key}"; remove the entry, or write the key of a page`,
        ),
      ),
  ];
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

function tooLong(
  entry: ContentEntry,
  field: string,
  longest: number,
  claims: Readonly<Record<string, string>>,
): ContentProblem[] {
  const { length } = fillIn(textAt(entry.value, field) ?? "", claims);
  if (length <= longest) return [];
  return [
    entryProblem(
      entry,
      [field],
      `has ${length} characters, search results cut it off; write at most ${longest}`,
    ),
  ];
}
