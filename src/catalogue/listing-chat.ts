import { chatUrl } from "../lib/phone";

interface ChatAbout {
  readonly title: string;
  readonly phone: string;
  /** Absolute; ends the text (docs/decisions/phones-and-chat.md). */
  readonly address: string;
}

/** Chat link about a listing with the text of docs/requirements.md 7. */
export function listingChatUrl({ title, phone, address }: ChatAbout): string {
  return chatUrl(phone, `Hi — I'm interested in ${title}. Could you help?\n${address}`);
}
