import { chatUrl } from "../lib/phone";

interface ChatAbout {
  readonly title: string;
  /** Number to chat with, E.164 or a bare Indian number. */
  readonly phone: string;
  /** Absolute address of the listing's page; the text ends with it (docs/decisions/phones-and-chat.md). */
  readonly address: string;
}

/** Chat link about a listing with the prefilled text of docs/requirements.md 7. */
export function listingChatUrl({ title, phone, address }: ChatAbout): string {
  return chatUrl(phone, `Hi — I'm interested in ${title}. Could you help?\n${address}`);
}
