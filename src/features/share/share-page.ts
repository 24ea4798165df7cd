import type { KeyboardEvent } from "react";

/** Whether a key is pressed together with Alt, Control or Command, which makes it a shortcut of the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** Shares a page by the first way that works, in the order of docs/requirements.md 4.2. */

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
 * Chat share link: the visitor picks the recipient; the text ends with the address (docs/decisions/phones-and-chat.md).
 */
export function chatShareUrl({ title, url }: SharedPage): string {
  return withQuery("https://wa.me/", { text: `${title} ${url}` });
}

/** Browser functions for sharing; each may be missing or fail. */
export interface SharingBrowser {
  /** The native share sheet. Rejects with an AbortError when the visitor closes it. */
  readonly share?: (page: SharedPage) => Promise<void>;
  readonly copy?: (text: string) => Promise<void>;
  /** Opens an address in a small window; false when the browser blocked it. */
  readonly openPopup: (url: string) => boolean;
  /** Shows the address in a box from which it can be copied by hand. */
  readonly prompt: (message: string, text: string) => void;
}

export type ShareOutcome = "shared" | "dismissed" | "copied" | "chat" | "prompt";

const copyByHandMessage = "Copy this link";

/**
 * Shares through the native sheet; without one copies the address; if that is refused opens a chat share link in a
 * popup, and if that is blocked shows the address to copy by hand. Never throws.
 */
export async function sharePage(page: SharedPage, browser: SharingBrowser): Promise<ShareOutcome> {
  if (browser.share !== undefined) {
    try {
      await browser.share(page);
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "dismissed";
    }
  }
  if (browser.copy !== undefined) {
    try {
      await browser.copy(page.url);
      return "copied";
    } catch {
      // Refused, e.g. in a frame without permission: the next way is tried.
    }
  }
  if (browser.openPopup(chatShareUrl(page))) return "chat";
  browser.prompt(copyByHandMessage, page.url);
  return "prompt";
}

const popupFeatures = "popup,width=600,height=640";

/** Opens an address in a small window that cannot reach this one; false when the browser blocked it. */
export function openPopup(url: string): boolean {
  const popup = window.open(url, "_blank", popupFeatures);
  if (popup === null) return false;
  popup.opener = null;
  return true;
}

/** The ways to share that this browser has. */
export function sharingBrowser(): SharingBrowser {
  return {
    share: "share" in navigator ? (page) => navigator.share(page) : undefined,
    copy: "clipboard" in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    openPopup,
    prompt: (message, text) => void window.prompt(message, text),
  };
}
