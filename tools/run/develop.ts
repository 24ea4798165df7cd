/** `npm run develop`: the local mailbox beside Gatsby's development server, which reloads when a file changes. */
import { localMailboxEnvironment } from "../../src/config/local-mailbox";
import { readMailboxPorts } from "../mailbox/mailbox-ports";
import { createMailbox } from "../mailbox/server";
import { readPort } from "./read-port";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";

async function main(): Promise<void> {
  const sitePort = readPort(process.env, "PORT", 8000);
  const mailbox = await createMailbox(readMailboxPorts(process.env));
  process.stdout.write(`Mail inbox    ${mailbox.inboxUrl}\nMail control  ${mailbox.url}\n`);
  try {
    await runGatsby(["develop", "--port", String(sitePort)], {
      ...localMailboxEnvironment(mailbox.url),
      ...process.env,
    });
  } finally {
    await mailbox.close();
  }
}

runMain(main);
