import emailjs, { EmailJSResponseStatus } from "@emailjs/browser";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { LOCAL_PUBLIC_KEY, LOCAL_SERVICE_ID, localTemplateId } from "../../../tools/mailbox/local-mailbox";
import type { EmailKind } from "../../../src/config/emailjs-environment";
import type { Mailbox } from "../../../tools/mailbox/mailbox";
import { SAMPLE_PARAMETERS } from "../../../tools/mailbox/sample-parameters";
import { createMailbox } from "../../../tools/mailbox/server";
import { startMailbox } from "../../../tools/mailbox/start-mailbox";

jest.setTimeout(30_000);

const site = { name: "Stone & Lake", email: "office@example.com" };
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await createMailbox({ site });
  // EmailJS's client reads the page's path for its rate limit.
  Object.assign(globalThis, { location: new URL("http://localhost/contact") });
  emailjs.init({ publicKey: LOCAL_PUBLIC_KEY, origin: mailbox.url });
});
beforeEach(async () => {
  mailbox.setMode("none");
  await mailbox.clear();
});
afterAll(() => mailbox.close());

/** Sends with the real EmailJS client; gives what it resolved to or rejected with. */
function send(kind: EmailKind, params: Record<string, unknown> = SAMPLE_PARAMETERS[kind]): Promise<unknown> {
  return emailjs.send(LOCAL_SERVICE_ID, localTemplateId(kind), params).catch((error: unknown) => error);
}

const COMPLETE = {
  user_id: LOCAL_PUBLIC_KEY,
  service_id: LOCAL_SERVICE_ID,
  template_id: localTemplateId("blog"),
  template_params: SAMPLE_PARAMETERS.blog,
};

function post(body: unknown): Promise<Response> {
  return fetch(`${mailbox.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

describe("sending", () => {
  test.each(["code", "property"] as const)("%s arrives by SMTP with its fields filled in", async (kind) => {
    expect(await send(kind)).toEqual(new EmailJSResponseStatus(200, "OK"));

    const [message] = mailbox.messages();
    expect(mailbox.messages()).toHaveLength(1);
    expect(message).toMatchObject({
      kind,
      from: "office@example.com",
      to: [kind === "code" ? "asha@example.com" : "office@example.com"],
      replyTo: kind === "code" ? "office@example.com" : "asha@example.com",
      params: SAMPLE_PARAMETERS[kind],
    });
    const shown =
      kind === "code" ? ["048213"] : ["Asha", "asha@example.com", "+919876543210", "Is parking included?"];
    for (const text of shown) expect(decode(message?.html ?? "")).toContain(text);
    const listed = await (await fetch(`${mailbox.inboxUrl}/email`)).json();
    expect(listed).toEqual([expect.objectContaining({ subject: message?.subject })]);
  });
});

describe("failure modes", () => {
  test.each([
    [
      "400",
      400,
      "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
    ],
    ["412", 412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
    ["429", 429, "Too Many Requests"],
  ] as const)("%s: the client rejects with status and text", async (mode, status, text) => {
    mailbox.setMode(mode);
    expect(await send("code")).toEqual(new EmailJSResponseStatus(status, text));
    expect(mailbox.messages()).toHaveLength(0);
    expect(mailbox.requests()).toMatchObject([{ kind: "code", status, text }]);
  });

  test("down: the client rejects with the network's TypeError", async () => {
    mailbox.setMode("down");
    expect(await send("contact")).toMatchObject({ name: "TypeError" });
    expect(mailbox.messages()).toHaveLength(0);
  });

  test("codes and leads are set apart", async () => {
    mailbox.setMode("412", "lead");
    expect(await send("code")).toMatchObject({ status: 200 });
    expect(await send("sidebar")).toMatchObject({ status: 412 });
  });
});

describe("refusals of EmailJS", () => {
  const findId = "To find this ID, visit https://dashboard.emailjs.com/admin";
  test.each([
    ["no public key", { ...COMPLETE, user_id: undefined }, 400, "The user_id parameter is required"],
    ["wrong public key", { ...COMPLETE, user_id: "x" }, 400, `The Public Key is invalid. ${findId}/account`],
    [
      "several recipients",
      {
        ...COMPLETE,
        template_id: localTemplateId("code"),
        template_params: { otp_code: "012345", to_email: "a@example.com,b@example.com" },
      },
      422,
      "The recipients address is corrupted",
    ],
    [
      "more than 50 kB of variables",
      { ...COMPLETE, template_params: { message: "x".repeat(60_000) } },
      413,
      "Variables size limit. The maximum allowed variables size is 50Kb",
    ],
    ["no JSON", "{", 400, "The request body is not valid JSON"],
  ])("%s", async (_, body, status, text) => {
    const response = await post(body);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(mailbox.messages()).toHaveLength(0);
  });
});

test("whoever starts it by a command reads where mails are, and it takes one request a second as EmailJS does", async () => {
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  const ports = { MAILBOX_PORT: "0", MAILBOX_SMTP_PORT: "0", MAILBOX_WEB_PORT: "0" };
  const started = await startMailbox(ports).finally(() => write.mockRestore());
  const url = `${started.url}/api/v1.0/email/send`;
  const sendings = [1, 2].map(() => fetch(url, { method: "POST", body: JSON.stringify(COMPLETE) }));
  const statuses = (await Promise.all(sendings)).map(({ status }) => status);
  await started.close();
  expect(printed.join("")).toMatch(new RegExp(`inbox +${started.inboxUrl}\n.*control +${started.url}\\b`));
  expect(statuses.sort()).toEqual([200, 429]);
});

describe("the mailbox's own addresses", () => {
  test("a page elsewhere may post to it (CORS), preflight included", async () => {
    const preflight = await fetch(`${mailbox.url}/api/v1.0/email/send`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("Content-Type");
    expect((await post(COMPLETE)).headers.get("access-control-allow-origin")).toBe("*");
    expect((await post({})).headers.get("access-control-allow-origin")).toBe("*");
  });

  test("POST and GET /__mode set the modes and the page shows them", async () => {
    await fetch(`${mailbox.url}/__mode`, {
      method: "POST",
      body: JSON.stringify({ mode: "412", for: "lead" }),
    });
    expect(await (await fetch(`${mailbox.url}/__mode`)).json()).toEqual({ code: "none", lead: "412" });
    const page = await (await fetch(mailbox.url)).text();
    expect(page).toContain(`<option value="412" selected>`);
    await fetch(`${mailbox.url}/__mode?for=code&mode=down`);
    expect(await (await fetch(`${mailbox.url}/__mode`)).json()).toEqual({ code: "down", lead: "412" });
    expect((await fetch(`${mailbox.url}/__mode?mode=418`)).status).toBe(400);
  });

  test("GET and DELETE /__messages read and empty the inbox", async () => {
    await send("blog");
    expect(await (await fetch(`${mailbox.url}/__messages`)).json()).toMatchObject([{ kind: "blog" }]);
    await fetch(`${mailbox.url}/__messages`, { method: "DELETE" });
    expect(await (await fetch(`${mailbox.url}/__messages`)).json()).toEqual([]);
    expect(await (await fetch(`${mailbox.inboxUrl}/email`)).json()).toEqual([]);
  });

  test("answers to this computer's own names only", async () => {
    const { port } = new URL(mailbox.url);
    const status = await new Promise((resolve, reject) => {
      const options = { port, host: "127.0.0.1", path: "/", headers: { Host: "rebound.example.com" } };
      request(options, (response) => resolve(response.resume().statusCode))
        .on("error", reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test("nothing listens beyond the loopback interface", async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === "IPv4" && !address.internal);
    if (outside === undefined) return;
    for (const url of [mailbox.url, mailbox.inboxUrl]) {
      const reachable = fetch(`http://${outside.address}:${new URL(url).port}/`);
      await expect(reachable).rejects.toMatchObject({ name: "TypeError" });
    }
  });
});

/** Undoes the escaping of a rendered template, as a mail client does. */
function decode(html: string): string {
  return html.replace(/&#x2B;|&#43;/g, "+").replace(/&#39;/g, "'");
}
