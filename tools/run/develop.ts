/** `npm run develop`: the local mailbox beside Gatsby's development server, which reloads when a file changes. */
import { localMailboxEnvironment } from "../mailbox/local-mailbox";
import { startMailbox } from "../mailbox/start-mailbox";
import { readPort } from "./read-port";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";

async function main(): Promise<void> {
  const sitePort = readPort(process.env, "PORT", 8000);
  const mailbox = await startMailbox(process.env);
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
