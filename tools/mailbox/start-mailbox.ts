import { EMAILJS_MIN_INTERVAL_MS } from "./emailjs-contract";
import type { Mailbox } from "./mailbox";
import { readMailboxPorts } from "./mailbox-ports";
import { createMailbox } from "./server";

/** Two lines: where mails arrive, and where one chooses how the mailbox answers. */
export const mailboxLines = ({ inboxUrl, url }: Pick<Mailbox, "inboxUrl" | "url">): string =>
  `Mail inbox    ${inboxUrl}\nMail control  ${url}   (failure modes, last requests, template previews)\n`;

/**
 * Starts the mailbox for whoever works at this computer and prints its addresses: on the ports that the environment
 * names, and with EmailJS's limit of requests. Rejects when a port is taken.
 */
export async function startMailbox(env: Readonly<Record<string, string | undefined>>): Promise<Mailbox> {
  const mailbox = await createMailbox({ ...readMailboxPorts(env), minIntervalMs: EMAILJS_MIN_INTERVAL_MS });
  process.stdout.write(mailboxLines(mailbox));
  return mailbox;
}
