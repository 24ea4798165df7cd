/** Starts the local mailbox and prints its addresses: `npm run mailbox`. Ctrl+C ends it. */
import { readMailboxPorts } from "./mailbox-ports";
import { createMailbox } from "./server";

/** EmailJS takes one request a second from a visitor. */
const EMAILJS_MIN_INTERVAL_MS = 1_000;

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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
