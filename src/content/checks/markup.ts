import { listOf, routes } from "../../config/routes";
import { siteRedirects } from "../redirects";
import { allowedAttributes, allowedTags, tagPattern } from "../sanitise-html";
import { entriesOf, textsOf, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
import { textsIn, type MarkedText } from "./schema-walk";
import { closest, quoted, textAt, textsAt } from "./values";
import { valueAt } from "../../lib/json-record";

/** Texts that visitors would not read as meant, and links that lead nowhere (docs/decisions/content-checks.md). */
export const checkMarkup: Check<"entries"> = ({ entries }) => {
  const addresses = addressesOf(entries);
  return entries.flatMap((entry) =>
    textsIn(entry.type.schema, entry.value).flatMap((marked) => {
      const { text, meta, path } = marked;
      const isHtml = meta?.words === "html" && tagPattern.test(text);
      const messages = [
        ...(isHtml ? [...dropped(entry, text), ...lostInBrackets(text), ...linesShownAsOne(text)] : []),
        ...(meta?.words === undefined ? [] : signs(marked, isHtml)),
        ...targetsIn(marked, isHtml).flatMap((target) => lost(target, addresses)),
      ];
      return messages.map((message): Issue => warningIn(entry, path, message));
    }),
  );
};

const openTags = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi;
const attributes = /\s([a-z][\w-]*)\s*=/gi;

/** Taken out by `sanitise-html.ts`. */
function dropped({ type }: ContentEntry, text: string): string[] {
  // A description has a warning of its own for pictures.
  const known = new Set([...allowedTags, "h1", "img"]);
  const found = [...text.matchAll(openTags)].flatMap(([, name = "", inside = ""]) => {
    const tag = name.toLowerCase();
    if (!known.has(tag)) return [`<${tag}>`];
    const kept = allowedAttributes[tag] ?? [];
    return [...inside.matchAll(attributes)]
      .map(([, attribute = ""]) => attribute.toLowerCase())
      .filter((attribute) => !kept.includes(attribute))
      .map((attribute) => `${attribute} of <${tag}>`);
  });
  const names = [...new Set(found)];
  if (names.length === 0) return [];
  return [
    `has ${names.join(", ")}, which the site leaves out; write ${type.name === "Post" ? "p, h2, ul, table, a, img …" : "p, h3, ul, table, a …"} without them`,
  ];
}

/** "<sales@example.com>" counts as a tag, and goes with all that it says. */
function lostInBrackets(text: string): string[] {
  const [lost] = /<[a-z][^<>\s"'=]*(?:@|:\/\/)[^<>]*>/i.exec(text) ?? [];
  if (lost === undefined) return [];
  return [`loses ${quoted(lost)}, which is taken for a tag; write the address without angle brackets`];
}

/** As in a text from Word that has tags, but none for its paragraphs. */
function linesShownAsOne(text: string): string[] {
  if (!/\S\s*[\n\u2028\u2029]\s*\S/.test(text) || /<(?:p|br|h\d|li|t[dh])\b/i.test(text)) return [];
  return ["has several lines and no <p>, so that all are shown as one; write <p>…</p> around each paragraph"];
}

const markdown =
  /\*\*\S[^*\n]*\*\*|__\S[^_\n]*__|~~\S[^~\n]*~~|`[^`\n]+`|^#{1,6}\s\S.*|^(?:```|---+$|> |[*+-] .*\n[*+-] |\|.*\|$).*|!?\[[^\]\n]+\]\([^)\s]+\)/m;

function signs({ text, path, meta }: MarkedText, isHtml: boolean): string[] {
  const [mark] = markdown.exec(text) ?? [];
  const remedy = meta?.words === "html" ? "write HTML, e.g. <strong>, <h3>, <ul>, <a>" : "write plain words";
  if (mark !== undefined)
    return [`shows ${quoted(mark)} with its signs, for markdown is not read; ${remedy}`];
  // A title with markup is an error.
  const isTitle = /^(?:title|h1)$/.test(String(path.at(-1)));
  const [tag] = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>|&(?:#\d+|[a-z]+);/i.exec(text) ?? [];
  if (isHtml || isTitle || tag === undefined || (meta?.words === "html" && tag.startsWith("&"))) return [];
  return [`shows ${quoted(tag)} as letters, for no HTML is read here; write plain words`];
}

function targetsIn({ text, path }: MarkedText, isHtml: boolean): string[] {
  if (isHtml)
    return [...text.matchAll(/<a\s[^>]*?href\s*=\s*["']([^"']*)["']/gi)].map(([, target = ""]) => target);
  return text.startsWith("/") && /^(?:href|url|link)$/.test(String(path.at(-1))) ? [text] : [];
}

/** Addresses of other sites, anchors and files are not looked up. */
function lost(target: string, addresses: ReadonlySet<string>): string[] {
  if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(target)) return [];
  if (!target.startsWith("/"))
    return [
      `links to ${quoted(target)}, which is no address; write https:// before it, or / for a page of this site`,
    ];
  const [page = ""] = target.split(/[?#]/);
  const bare = listOf(page.replace(/(?<=.)\/+$/, ""));
  if (/\.\w+$/.test(bare) || addresses.has(bare)) return [];
  const near = closest(bare, addresses);
  const remedy = near === undefined ? "name another" : `did you mean "${near}"?`;
  return [`links to ${quoted(target)}, and the site has no such page; ${remedy}`];
}

/** Addresses that lead to others, whatever homes there are. */
export function aliasesOf(entries: readonly ContentEntry[]) {
  const cities = textsOf(entries, "City", "name").map((name) => ({ name }));
  const categories = entriesOf(entries, "Category").map(({ value }) => ({
    slug: textAt(value, "slug") ?? "",
    path: textAt(value, "path") ?? "",
  }));
  return siteRedirects({ listings: [], delisted: [], cities, categories }).fixed;
}

function addressesOf(entries: readonly ContentEntry[]): ReadonlySet<string> {
  const slugs = (type: string) => textsOf(entries, type, "slug");
  const homes = entriesOf(entries, "Listing").filter(({ value }) => textAt(value, "state") !== "draft");
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === "string"),
    ...aliasesOf(entries).flatMap(({ from, to }) => [from, to]),
    ...textsOf(entries, "City", "name").map(routes.city),
    ...textsOf(entries, "Category", "path"),
    ...["LandingPage", "LegalPage"].flatMap(slugs).map(routes.landing),
    ...slugs("ServicePage").map(routes.service),
    ...homes.flatMap(({ value }) =>
      [String(valueAt(value, ["id"])), textAt(value, "slug") ?? "", ...textsAt(value, "formerSlugs")].map(
        routes.listing,
      ),
    ),
    ...entriesOf(entries, "Post").map(({ value }) => routes.post(Number(valueAt(value, ["id"])))),
  ]);
}
