import { fork } from "node:child_process";
import path from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";

const LOOPBACK = "127.0.0.1";
const START_TIMEOUT_MS = 30_000;
const ARRIVAL_TIMEOUT_MS = 10_000;

const readySchema = z.object({ type: z.literal("ready"), smtpPort: z.number(), webPort: z.number() });
const mailSchema = z.object({
  type: z.literal("mail"),
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
const idsSchema = z.array(z.object({ id: z.string() }));
const reportSchema = z.discriminatedUnion("type", [readySchema, mailSchema]);

/** A mail as it arrived over SMTP. `id` is the one given to `deliver`. */
export type InboxMail = Omit<z.infer<typeof mailSchema>, "type">;

/** What is handed to the SMTP server; addresses may carry a display name. */
interface OutgoingMail {
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
}

export interface Inbox {
  /** Address of the inbox's web page. */
  webUrl: string;
  smtpPort: number;
  /** Sends a mail over SMTP and resolves with it once it lies in the inbox. Rejects when SMTP refuses it. */
  deliver(mail: OutgoingMail): Promise<InboxMail>;
  /** Empties the inbox. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the inbox on the loopback interface. Port 0 takes any free one. Rejects when a port is taken. */
export async function startInbox({
  smtpPort,
  webPort,
}: {
  smtpPort: number;
  webPort: number;
}): Promise<Inbox> {
  const child = fork(path.join(__dirname, "inbox-process.ts"), [String(smtpPort), String(webPort)], {
    cwd: path.join(__dirname, "../.."),
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const waiting = new Map<string, (mail: InboxMail) => void>();
  let complaint = "";
  child.stderr?.on("data", (text: Buffer) => (complaint += text.toString()));

  const ready = await new Promise<z.infer<typeof readySchema>>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error("The inbox did not start in time"));
    }, START_TIMEOUT_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      reject(new Error(`The inbox could not start: ${complaint.trim() || "no reason given"}`));
    });
    child.on("message", (message) => {
      const report = reportSchema.parse(message);
      if (report.type === "ready") {
        clearTimeout(timer);
        resolve(report);
        return;
      }
      const { type: _, ...mail } = report;
      waiting.get(mail.id)?.(mail);
    });
  });

  const transport = createTransport({ host: LOOPBACK, port: ready.smtpPort, secure: false, ignoreTLS: true });
  const webUrl = `http://${LOOPBACK}:${ready.webPort}`;

  return {
    webUrl,
    smtpPort: ready.smtpPort,
    async deliver({ id, ...mail }) {
      let timer: NodeJS.Timeout | undefined;
      const arrival = new Promise<InboxMail>((resolve, reject) => {
        waiting.set(id, resolve);
        timer = setTimeout(() => reject(new Error("The mail did not arrive")), ARRIVAL_TIMEOUT_MS);
      });
      try {
        const [mailArrived] = await Promise.all([
          arrival,
          transport.sendMail({ ...mail, headers: { "X-Mailbox-Id": id } }),
        ]);
        return mailArrived;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async clear() {
      // One by one: maildev's "delete all" also removes the file of a mail that is just arriving.
      const mails = idsSchema.parse(await (await fetch(`${webUrl}/email`)).json());
      await Promise.all(mails.map(({ id }) => fetch(`${webUrl}/email/${id}`, { method: "DELETE" })));
    },
    async close() {
      transport.close();
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
