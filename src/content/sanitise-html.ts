import sanitizeHtml from "sanitize-html";

/** Everything else is dropped, its text kept (docs/decisions/content-checks.md). */
export const allowedTags: readonly string[] = [
  "p", "br", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "strong", "b", "a", "blockquote", "cite",
  "figure", "figcaption", "table", "caption", "thead", "tbody", "tr", "th", "td", "abbr", "sub", "sup",
]; // prettier-ignore

export const allowedAttributes: Readonly<Record<string, string[]>> = {
  a: ["href", "title", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start"],
  abbr: ["title"],
};

/** A tag of HTML; a text without any is plain. */
export const tagPattern = /<\/?[a-z][^>]*>/i;

/** With pictures, which the build optimises; headings start at h2. Plain text becomes paragraphs. */
export function sanitiseArticle(markup: string): string {
  return tagPattern.test(markup) ? sanitised(markup, 0, [...allowedTags, "img"]) : richText(markup);
}

/** Without pictures; h2 in the text becomes h3, so that headings nest below the page's own. */
export const sanitiseHtml = (markup: string): string => sanitised(markup, 1, allowedTags);

function sanitised(markup: string, headingShift: number, tags: readonly string[]): string {
  const headings = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `h${Math.min(6, Math.max(2, level) + headingShift)}`]),
  );
  return sanitizeHtml(markup, {
    allowedTags: ["h1", ...tags],
    allowedAttributes,
    allowedSchemes: ["https", "http", "mailto", "tel"],
    transformTags: {
      ...headings,
      b: "strong",
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs.href ?? "") ? { ...attribs, rel: "noopener" } : attribs,
      }),
    },
  }).trim();
}

/** Text that may be plain: blank lines separate paragraphs, single breaks stay. */
export function richText(text: string): string {
  if (tagPattern.test(text)) return sanitiseHtml(text);
  return text
    .split(/\n\s*\n/)
    .map(
      (paragraph) => `<p>${sanitizeHtml(paragraph.trim(), { allowedTags: [] }).replace(/\n/g, "<br />")}</p>`,
    )
    .join("");
}

/** Sanitised attributes are in double quotes and hold no ">". */
export const imgTags = /<img\b[^>]*>/g;

/** With its entities; "" where it is missing. */
export function imgAttribute(tag: string, name: "src" | "alt"): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
