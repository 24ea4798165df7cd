/** Links that share a page through another service (docs/requirements.md 7). */
import type { IconName } from "../../ui/icon-names";

/** A page to share; `url` is absolute. */
export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

export interface ShareLink {
  readonly network: "WhatsApp" | "Twitter" | "Facebook" | "LinkedIn";
  readonly icon: IconName;
  readonly href: string;
}

/**
 * Absolute address of a page: the site's origin (without a final slash) and a path such as /property/{slug}
 * (docs/requirements.md 7).
 */
export function absoluteUrl(origin: string, path: string): string {
  return `${origin.replace(/\/+$/, "")}${path.startsWith("/") ? path : `/${path}`}`;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&")}`;

/**
 * Chat share link: the visitor picks the recipient; the text ends with the address (docs/decisions/c5-chat-links.md).
 */
export function chatShareUrl({ title, url }: SharedPage): string {
  return withQuery("https://wa.me/", { text: `${title} ${url}` });
}

/** The four choices of the share menu, in the order of docs/requirements.md 4.2. */
export function shareLinks(page: SharedPage): readonly ShareLink[] {
  const { title, url } = page;
  return [
    { network: "WhatsApp", icon: "whatsapp", href: chatShareUrl(page) },
    {
      network: "Twitter",
      icon: "x-twitter",
      href: withQuery("https://twitter.com/intent/tweet", { text: title, url }),
    },
    {
      network: "Facebook",
      icon: "facebook",
      href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
    },
    {
      network: "LinkedIn",
      icon: "linkedin",
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
    },
  ];
}
