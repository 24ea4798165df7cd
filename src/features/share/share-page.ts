/** Shares a page by the first way that works, in the order of docs/requirements.md 4.2. */
import { chatShareUrl, type SharedPage } from "./share-links";

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
