/**
 * Runs maildev, a real SMTP server with a web page, in a process of its own: the package keeps its state in module
 * variables and handles the process's signals. The parent gets the ports and every mail that has arrived, and ends this
 * process by closing the channel, so that no inbox outlives it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import MailDev from "maildev";
import { freePort } from "../run/free-port";
import { runMain } from "../run/run-main";

const LOOPBACK = "127.0.0.1";

async function main(): Promise<void> {
  const mailDirectory = mkdtempSync(path.join(tmpdir(), "local-mailbox-"));
  process.on("exit", () => rmSync(mailDirectory, { recursive: true, force: true }));
  process.on("disconnect", () => process.exit(0));

  const smtpPort = Number(process.argv[2]) || (await freePort());
  const webPort = Number(process.argv[3]) || (await freePort());
  const inbox = new MailDev({
    smtp: smtpPort,
    web: webPort,
    ip: LOOPBACK,
    webIp: LOOPBACK,
    mailDirectory,
    silent: true,
  });
  endOnSignals();
  inbox.on("new", (email) => {
    process.send?.({
      type: "mail",
      id: String(email.headers["x-mailbox-id"] ?? ""),
      from: email.from?.[0]?.address ?? "",
      to: (email.to ?? []).map(({ address }) => address),
      replyTo: email.replyTo?.[0]?.address ?? "",
      subject: email.subject ?? "",
      html: email.html ?? "",
      text: email.text ?? "",
    });
  });
  await inbox.listen();
  await waitForPage(`http://${LOOPBACK}:${webPort}/healthz`);
  process.send?.({ type: "ready", smtpPort, webPort });
}

/** maildev's own handlers wait for open pages before they end, so they are replaced. */
function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => process.exit(0));
  }
  // "Delete all", pressed twice, removes a file twice; maildev's error of the second time cannot be caught elsewhere.
  process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}

async function waitForPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The inbox's page at ${url} does not answer`);
}

runMain(main);
