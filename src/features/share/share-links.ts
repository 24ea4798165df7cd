/** Links that share a page through another service (docs/requirements.md 7). */

/** A page to share; `url` is absolute. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

/**
 * Absolute address of a page: the site's origin (without a final slash) and a path such as /property/{slug}
 * (docs/requirements.md 7).
 */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin.replace(/\/+$/, "")}${path.startsWith("/") ? path : `/${path}`}`;
}

/** An address with a query, whose values are encoded. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&")}`;

/**
 * Chat share link: the visitor picks the recipient; the text ends with the address (docs/decisions/c5-chat-links.md).
 */
export function chatShareUrl({ title, url }: SharedPage): string {
  return withQuery("https://wa.me/", { text: `${title} ${url}` });
}
