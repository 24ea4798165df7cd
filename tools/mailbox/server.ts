import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { EMAIL_KINDS } from "../../src/config/environment";
import { renderControlPage } from "./control-page";
import { composeTemplate, readSiteFacts, renderTemplate } from "./email-templates";
import { judgeRecipient, judgeSendRequest } from "./emailjs-contract";
import type { Answer, Judgement } from "./emailjs-contract";
import { isMode, modeTargetOf, REFUSALS } from "./failure-modes";
import type { Mode, Modes, ModeTarget } from "./failure-modes";
import { startInbox } from "./inbox";
import {
  isLoopbackHost,
  listen,
  LOOPBACK,
  readBody,
  readFields,
  sendHtml,
  sendJson,
  sendText,
} from "./loopback-http";
import type { Mailbox, MailboxMessage, MailboxOptions, MailboxRequest } from "./mailbox";
import { SAMPLE_PARAMETERS } from "./sample-parameters";

const SEND_PATH = "/api/v1.0/email/send";
const OK: Answer = { status: 200, text: "OK" };
const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
};

/**
 * Starts the local mailbox (docs/decisions/e-mail.md): EmailJS's `POST /api/v1.0/email/send` in front of a
 * real SMTP inbox. All of it listens on the loopback interface only. Rejects when a port is taken.
 */
export async function createMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const site = options.site ?? readSiteFacts();
  const slowMs = options.slowMs ?? 8_000;
  const minIntervalMs = options.minIntervalMs ?? 0;
  const modes: Modes = { code: "none", lead: "none" };
  const messages: MailboxMessage[] = [];
  const requests: MailboxRequest[] = [];
  let lastSendAtMs = -Infinity;

  const inbox = await startInbox({ smtpPort: options.smtpPort ?? 0, webPort: options.webPort ?? 0 });

  function setMode(mode: Mode, target: ModeTarget | "all" = "all"): void {
    if (target !== "lead") modes.code = mode;
    if (target !== "code") modes.lead = mode;
  }

  async function clear(): Promise<void> {
    messages.length = 0;
    requests.length = 0;
    await inbox.clear();
  }

  /** Renders and delivers; the answer is "OK" only once the mail lies in the inbox. */
  async function deliver({ kind, params }: Extract<Judgement, { ok: true }>): Promise<Answer> {
    const email = renderTemplate(composeTemplate(kind, site), params);
    const refusal = judgeRecipient(email.to);
    if (refusal !== null) return refusal;
    try {
      const mail = await inbox.deliver({
        id: randomUUID(),
        from: { name: email.fromName, address: site.email },
        to: email.to,
        replyTo: email.replyTo,
        subject: email.subject,
        html: email.html,
        text: email.text,
      });
      messages.push({ ...mail, kind, params, receivedAtMs: Date.now() });
      return OK;
    } catch (error) {
      return { status: 412, text: `SMTP: ${error instanceof Error ? error.message : String(error)}` };
    }
  }

  /** The answer to a request to send, or null to break the connection off. */
  async function answerSend(judgement: Judgement): Promise<Answer | null> {
    const isTooSoon = Date.now() - lastSendAtMs < minIntervalMs;
    lastSendAtMs = Date.now();
    const mode = judgement.ok ? modes[modeTargetOf(judgement.kind)] : "none";
    if (mode === "down") return null;
    if (mode !== "none" && mode !== "slow") return REFUSALS[mode];
    if (!judgement.ok) return judgement.answer;
    if (isTooSoon) return REFUSALS["429"];
    if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    return deliver(judgement);
  }

  async function handleSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const judgement = judgeSendRequest(await readBody(request));
    const answer = await answerSend(judgement);
    requests.push({
      atMs: Date.now(),
      kind: judgement.ok ? judgement.kind : "unknown",
      ...(answer ?? { status: 0, text: "Connection broken off" }),
    });
    if (answer === null) response.destroy();
    else sendText(response, answer.status, answer.text, CORS);
  }

  async function handleMode(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const fields = request.method === "POST" ? readFields(await readBody(request)) : url.searchParams;
    const mode = fields.get("mode");
    const target = fields.get("for") ?? "all";
    if (mode === null) return sendJson(response, modes);
    if (!isMode(mode) || (target !== "code" && target !== "lead" && target !== "all")) {
      return sendText(response, 400, "Unknown mode or target");
    }
    setMode(mode, target);
    response.writeHead(303, { Location: "/" }).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", `http://${LOOPBACK}`);
    const route = `${request.method} ${url.pathname}`;
    if (!isLoopbackHost(request.headers.host)) return sendText(response, 403, "Loopback only");
    if (route === `OPTIONS ${SEND_PATH}`) return void response.writeHead(204, CORS).end();
    if (route === `POST ${SEND_PATH}`) return handleSend(request, response);
    if (url.pathname === "/__mode") return handleMode(request, response, url);
    if (route === "GET /__messages") return sendJson(response, messages);
    if (route === "GET /__requests") return sendJson(response, requests);
    if (route === "DELETE /__messages") {
      await clear();
      return sendJson(response, messages);
    }
    if (route === "GET /") {
      return sendHtml(response, renderControlPage({ inboxUrl: inbox.webUrl, modes, requests }));
    }
    const kind = EMAIL_KINDS.find((candidate) => route === `GET /templates/${candidate}`);
    if (kind !== undefined) {
      return sendHtml(response, renderTemplate(composeTemplate(kind, site), SAMPLE_PARAMETERS[kind]).html);
    }
    sendText(response, 404, "Not found");
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      sendText(response, 500, error instanceof Error ? error.message : String(error), CORS);
    });
  });
  const port = await listen(server, options.port ?? 0).catch(async (error: unknown) => {
    await inbox.close();
    throw error;
  });

  return {
    url: `http://${LOOPBACK}:${port}`,
    inboxUrl: inbox.webUrl,
    smtpPort: inbox.smtpPort,
    messages: () => messages,
    requests: () => requests,
    setMode,
    clear,
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), inbox.close()]);
    },
  };
}
