import type { EmailKind } from "../../src/config/environment";
import type { Mode, ModeTarget } from "./failure-modes";
import type { InboxMail } from "./inbox";
import type { SiteFacts } from "./email-templates";
import type { TemplateParams } from "./emailjs-contract";

/** A mail that arrived in the inbox over SMTP, with the request it came from. */
export interface MailboxMessage extends InboxMail {
  kind: EmailKind;
  params: TemplateParams;
  receivedAtMs: number;
}

/** A request to send and how it was answered; status 0 stands for a connection broken off. */
export interface MailboxRequest {
  atMs: number;
  kind: EmailKind | "unknown";
  status: number;
  text: string;
}

export interface MailboxOptions {
  /** Port of the EmailJS interface. Omitted or 0: a free one. */
  port?: number;
  /** Port of the SMTP server. Omitted or 0: a free one. */
  smtpPort?: number;
  /** Port of the inbox's web page. Omitted or 0: a free one. */
  webPort?: number;
  /** Facts printed in the templates; by default those of data/site.json. */
  site?: SiteFacts;
  /** Delay of the mode "slow" in milliseconds (default 8,000). */
  slowMs?: number;
  /** Shortest time between two requests in milliseconds; EmailJS's is 1,000. Default 0: no limit. */
  minIntervalMs?: number;
}

export interface Mailbox {
  /** Origin for EmailJS's client and address of the control page, e.g. http://127.0.0.1:4810. */
  url: string;
  /** Address of the inbox's web page. */
  inboxUrl: string;
  smtpPort: number;
  /** The mails in the inbox, oldest first. */
  messages(): readonly MailboxMessage[];
  /** Every request to send since the start or the last `clear`, oldest first. */
  requests(): readonly MailboxRequest[];
  setMode(mode: Mode, target?: ModeTarget | "all"): void;
  /** Empties the inbox and forgets the requests. The modes stay. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
