/** Starts the local mailbox and prints its addresses: `npm run mailbox`. Ctrl+C ends it. */
import { runMain } from "../run/run-main";
import { startMailbox } from "./start-mailbox";

async function main(): Promise<void> {
  const mailbox = await startMailbox(process.env);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mailbox.close().then(() => process.exit(0)));
  }
}

runMain(main);
