import type { IconName } from "../../ui/icon-names";
import { chatShareUrl, withQuery, type SharedPage } from "./share-links";

export interface ShareLink {
  readonly network: "WhatsApp" | "Twitter" | "Facebook" | "LinkedIn";
  readonly icon: IconName;
  readonly href: string;
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
