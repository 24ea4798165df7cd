/** `npm run develop`: the local mailbox beside Gatsby's development server, which reloads when a file changes. */
import { localMailboxEnvironment } from "../../src/config/local-mailbox";
import { readMailboxPorts } from "../mailbox/mailbox-ports";
import { createMailbox } from "../mailbox/server";
import { runGatsby } from "./run-gatsby";

async function main(): Promise<void> {
  const mailbox = await createMailbox(readMailboxPorts(process.env));
  process.stdout.write(`Mail inbox    ${mailbox.inboxUrl}\nMail control  ${mailbox.url}\n`);
  try {
    await runGatsby(["develop", "--port", process.env.PORT ?? "8000"], {
      ...localMailboxEnvironment(mailbox.url),
      ...process.env,
    });
  } finally {
    await mailbox.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
