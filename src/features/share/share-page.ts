/** `url` is absolute. */
export type SharedPage = Readonly<Required<Pick<ShareData, "title" | "url">>>;

export const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&")}`;

/** The visitor picks the recipient (docs/requirements.md 7, docs/decisions/phones-and-chat.md). */
export function chatShareUrl({ title, url }: SharedPage): string {
  return withQuery("https://wa.me/", { text: `${title} ${url}` });
}

export interface SharingBrowser {
  /** Rejects with an AbortError when the visitor closes it. */
  readonly share?: (page: SharedPage) => Promise<void>;
  readonly copy?: (text: string) => Promise<void>;
  readonly openPopup: (url: string) => boolean;
  readonly prompt: (message: string, text: string) => void;
}

const copyByHandMessage = "Copy this link";

/** Share sheet, else copy, else chat popup, else a prompt to copy by hand (docs/requirements.md 4.2). True where it
 * copied the link; never throws. */
export async function sharePage(page: SharedPage, browser: SharingBrowser): Promise<boolean> {
  if (browser.share !== undefined) {
    try {
      await browser.share(page);
      return false;
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return false;
    }
  }
  if (browser.copy !== undefined) {
    try {
      await browser.copy(page.url);
      return true;
    } catch {
      // Refused, e.g. in a frame without permission: the next way is tried.
    }
  }
  if (!browser.openPopup(chatShareUrl(page))) browser.prompt(copyByHandMessage, page.url);
  return false;
}

const popupFeatures = "popup,width=600,height=640";

/** The small window cannot reach this one; false when the browser blocked it. */
export function openPopup(url: string): boolean {
  const popup = window.open(url, "_blank", popupFeatures);
  if (popup === null) return false;
  popup.opener = null;
  return true;
}

export function sharingBrowser(): SharingBrowser {
  return {
    share: "share" in navigator ? (page) => navigator.share(page) : undefined,
    copy: "clipboard" in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    openPopup,
    prompt: (message, text) => void window.prompt(message, text),
  };
}
