import { metadataKeyOf, routes } from "../../config/routes";
import { interpolate } from "../../lib/interpolate";
import { valueAt } from "../../lib/json-record";
import { claimsOf } from "../schemas/site";
import {
  entriesOf,
  errorIn,
  fileIssue,
  textsOf,
  warningIn,
  type Check,
  type ContentEntry,
  type Issue,
} from "./issue";
import { closest, repeatsOf, textAt } from "./values";

/** Those of categories and services follow from their addresses. */
export const fixedPages: readonly string[] = [
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

/** Characters; search results cut longer texts off. */
const maxLengths = { title: 65, description: 170 };

const withHead = (entries: readonly ContentEntry[]) =>
  entries.filter(({ type }) => ["PageMetadata", "LandingPage", "LegalPage"].includes(type.name));

/** Keys missing or of no page, shared titles and long texts (docs/decisions/metadata-and-feeds.md). */
export const checkMetadata: Check<"entries"> = ({ entries }) => [
  ...wrongKeys(entries),
  ...sharedTitles(entries),
  ...longTexts(entries),
  ...missingStrapLines(entries),
];

function missingStrapLines(entries: readonly ContentEntry[]): Issue[] {
  const lists = [routes.properties, routes.results, ...textsOf(entries, "Category", "path")].map(
    metadataKeyOf,
  );
  return entriesOf(entries, "PageMetadata")
    .filter(({ value }) => lists.includes(textAt(value, "key") ?? "") && valueAt(value, ["h2"]) === undefined)
    .map((entry) => errorIn(entry, ["h2"], "is missing; write the line below the heading of the list"));
}

function longTexts(entries: readonly ContentEntry[]): Issue[] {
  const claims = claimsOf(entriesOf(entries, "SiteFacts")[0]?.value);
  return withHead(entries).flatMap((entry) =>
    Object.entries(maxLengths).flatMap(([field, maxLength]) => {
      const { length } = interpolate(textAt(entry.value, field) ?? "", claims);
      const message = `has ${length} characters, search results cut it off; write at most ${maxLength}`;
      return length <= maxLength ? [] : [warningIn(entry, [field], message)];
    }),
  );
}

function wrongKeys(entries: readonly ContentEntry[]): Issue[] {
  const file = "data/pages/metadata.json";
  const written = entriesOf(entries, "PageMetadata");
  // A file that cannot be read has an issue of its own.
  if (written.length === 0) return [];
  const paths = [
    ...fixedPages,
    ...textsOf(entries, "Category", "path"),
    ...textsOf(entries, "ServicePage", "slug").map(routes.service),
  ];
  const pages = [...new Set([...paths.map(metadataKeyOf), "not-found"])];
  const keys = textsOf(entries, "PageMetadata", "key");
  const missing = pages.filter((key) => !keys.includes(key));
  const unknownKeys = keys.filter((key) => !pages.includes(key));
  const misspelt = new Map(missing.map((key) => [key, closest(key, unknownKeys)]));
  const named = new Set(misspelt.values());
  return [
    ...[...misspelt].map(([key, near]) => {
      const remedy = near === undefined ? "add an entry for the page" : `write it in place of "${near}"`;
      return fileIssue("error", file, `the page key "${key}" is missing; ${remedy}`);
    }),
    ...written.flatMap((entry) => {
      const key = textAt(entry.value, "key") ?? "";
      const message = `no page has the key "${key}"; remove the entry, or write the key of a page`;
      return unknownKeys.includes(key) && !named.has(key) ? [errorIn(entry, ["key"], message)] : [];
    }),
  ];
}

function sharedTitles(entries: readonly ContentEntry[]): Issue[] {
  const titleOf = ({ value }: ContentEntry) => textAt(value, "title")?.toLowerCase();
  return repeatsOf(withHead(entries), titleOf).map(({ item, earlier }) => {
    const key = textAt(earlier.value, earlier.type.key ?? "") ?? "another page";
    const owner = key === "home" ? "the home page, which alone may carry it" : `"${key}" in ${earlier.file}`;
    return errorIn(item, ["title"], `is already the title of ${owner}; write a title of its own`);
  });
}
