/** `npm start`: the local mailbox, the production build against it, and the built site at one address. */
import path from "node:path";
import { localMailboxEnvironment } from "../mailbox/local-mailbox";
import { mailboxLines, startMailbox } from "../mailbox/start-mailbox";
import { startSiteServer } from "../serve/site-server";
import { checkPort } from "./check-port";
import { readPort } from "./read-port";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";

async function main(): Promise<void> {
  const sitePort = readPort(process.env, "PORT", 9000);
  await checkPort(sitePort);
  const mailbox = await startMailbox(process.env);
  process.stdout.write(
    "Building the site; the first time all image sizes are made, which takes some minutes.\n",
  );
  await runGatsby(["build"], { ...localMailboxEnvironment(mailbox.url), ...process.env });
  const site = await startSiteServer({ root: path.resolve("public"), port: sitePort });
  // The mailbox's addresses again, as the build has written much below them.
  process.stdout.write(`\nThe site      ${site.url}\n${mailboxLines(mailbox)}Ctrl+C ends all.\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([site.close(), mailbox.close()]).then(() => process.exit(0)));
  }
}

runMain(main);
