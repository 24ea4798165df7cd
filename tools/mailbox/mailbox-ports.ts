import { LOCAL_MAILBOX_PORT } from "./local-mailbox";
import { readPort } from "../run/read-port";
import type { MailboxOptions } from "./mailbox";

const SMTP_PORT = 4825;
const WEB_PORT = 4880;

/** Ports from MAILBOX_PORT, MAILBOX_SMTP_PORT and MAILBOX_WEB_PORT, or the defaults 4810, 4825 and 4880. */
export function readMailboxPorts(
  env: Readonly<Record<string, string | undefined>>,
): Required<Pick<MailboxOptions, "port" | "smtpPort" | "webPort">> {
  return {
    port: readPort(env, "MAILBOX_PORT", LOCAL_MAILBOX_PORT),
    smtpPort: readPort(env, "MAILBOX_SMTP_PORT", SMTP_PORT),
    webPort: readPort(env, "MAILBOX_WEB_PORT", WEB_PORT),
  };
}
