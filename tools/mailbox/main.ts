/** Starts the local mailbox and prints its addresses: `npm run mailbox`. Ctrl+C ends it. */
import { runMain } from "../run/run-main";
import { EMAILJS_MIN_INTERVAL_MS } from "./emailjs-contract";
import { readMailboxPorts } from "./mailbox-ports";
import { createMailbox } from "./server";

async function main(): Promise<void> {
  const mailbox = await createMailbox({
    ...readMailboxPorts(process.env),
    minIntervalMs: EMAILJS_MIN_INTERVAL_MS,
  });
  process.stdout.write(
    [
      "Local mailbox",
      `  Inbox    ${mailbox.inboxUrl}`,
      `  Control  ${mailbox.url}   (failure modes, last requests, template previews)`,
      "",
    ].join("\n"),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mailbox.close().then(() => process.exit(0)));
  }
}

runMain(main);
