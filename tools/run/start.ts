/** `npm start`: the local mailbox, the production build against it, and the built site at one address. */
import path from "node:path";
import { localMailboxEnvironment } from "../../src/config/local-mailbox";
import { EMAILJS_MIN_INTERVAL_MS } from "../mailbox/emailjs-contract";
import { readMailboxPorts } from "../mailbox/mailbox-ports";
import { createMailbox } from "../mailbox/server";
import { startSiteServer } from "../serve/site-server";
import { readPort } from "./read-port";
import { runGatsby } from "./run-gatsby";
import { runMain } from "./run-main";

async function main(): Promise<void> {
  const sitePort = readPort(process.env, "PORT", 9000);
  const mailbox = await createMailbox({
    ...readMailboxPorts(process.env),
    minIntervalMs: EMAILJS_MIN_INTERVAL_MS,
  });
  process.stdout.write(
    "Building the site; the first time all image sizes are made, which takes some minutes.\n",
  );
  await runGatsby(["build"], { ...localMailboxEnvironment(mailbox.url), ...process.env });
  const site = await startSiteServer({ root: path.resolve("public"), port: sitePort });
  process.stdout.write(
    `\nThe site      ${site.url}\nMail inbox    ${mailbox.inboxUrl}\nMail control  ${mailbox.url}   (failure modes)\nCtrl+C ends all.\n`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([site.close(), mailbox.close()]).then(() => process.exit(0)));
  }
}

runMain(main);
