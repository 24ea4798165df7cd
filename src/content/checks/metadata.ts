/**
 * Heads of pages: every page has its entry, every entry its page, no two pages share a title
 * (docs/decisions/metadata-and-feeds.md).
 */
import { metadataKeyOf, routes } from "../../config/routes";
import { fillIn } from "../../lib/fill-in";
import { claimsOf } from "../schemas/site";
import { closest } from "./did-you-mean";
import { entriesOf, errorIn, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
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
const maxTitleLength = 65;
const maxDescriptionLength = 170;

const pagesWithHead = new Set(["PageMetadata", "LandingPage", "LegalPage"]);

/** Keys that are missing or reach no page, titles that two pages share, texts that search results would cut off. */
export const checkMetadata: Check<"entries"> = ({ entries }) => [
  ...wrongKeys(entries),
  ...sharedTitles(entries),
  ...longTexts(entries),
];

function longTexts(entries: readonly ContentEntry[]): Issue[] {
  const claims = claimsOf(entriesOf(entries, "SiteFacts")[0]?.value);
  return entries
    .filter(({ type }) => pagesWithHead.has(type.name))
    .flatMap((entry) => [
      ...tooLong(entry, "title", maxTitleLength, claims),
      ...tooLong(entry, "description", maxDescriptionLength, claims),
    ]);
}

/** Keys of the pages that take their head from metadata.json (docs/decisions/metadata-and-feeds.md). */
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
function wrongKeys(entries: readonly ContentEntry[]): Issue[] {
  const file = "data/pages/metadata.json";
  const written = entriesOf(entries, "PageMetadata");
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
      return {
        severity: "error" as const,
        file,
        field: "",
        message: `the page key "${key}" is missing; ${remedy}`,
      };
    }),
    ...strangers
      .filter(({ key }) => !named.has(key))
      .map(({ entry, key }) =>
        errorIn(entry, ["key"], `no page has the key "${key}"; remove the entry, or write the key of a page`),
      ),
  ];
}

function sharedTitles(entries: readonly ContentEntry[]): Issue[] {
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
      return [errorIn(entry, ["title"], `is already the title of ${owner}; write a title of its own`)];
    });
}

function tooLong(
  entry: ContentEntry,
  field: string,
  maxLength: number,
  claims: Readonly<Record<string, string>>,
): Issue[] {
  const { length } = fillIn(textAt(entry.value, field) ?? "", claims);
  if (length <= maxLength) return [];
  return [
    warningIn(
      entry,
      [field],
      `has ${length} characters, search results cut it off; write at most ${maxLength}`,
    ),
  ];
}
