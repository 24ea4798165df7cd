/** HTTP functions of the mailbox, which listens on this computer alone. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";

export const LOOPBACK = "127.0.0.1";
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Listens on the loopback interface; gives the port. Rejects with the system's error when it is taken. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(address !== null && typeof address === "object" ? address.port : port);
    });
  });
}

/** Keeps web pages elsewhere from reaching the mailbox through a name that resolves to this computer. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
}

/** The body of a request as text. Rejects past 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const parts: AsyncIterable<unknown> = request;
  for await (const chunk of parts) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > BODY_LIMIT_BYTES) throw new Error("The request is too large");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Fields of a form or of a JSON object, so that tests and the page use the same address. */
export function readFields(body: string): URLSearchParams {
  if (!body.trimStart().startsWith("{")) return new URLSearchParams(body);
  const fields: unknown = JSON.parse(body);
  const entries = typeof fields === "object" && fields !== null ? Object.entries(fields) : [];
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

/** Answers with plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** Answers 200 with JSON. */
export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}

/** Answers 200 with a page. */
export function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}
