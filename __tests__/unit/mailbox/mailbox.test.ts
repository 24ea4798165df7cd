import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { LOCAL_PUBLIC_KEY, LOCAL_SERVICE_ID, localTemplateId } from "../../../tools/mailbox/local-mailbox";
import type { Mailbox } from "../../../tools/mailbox/mailbox";
import { SAMPLE_PARAMETERS } from "../../../tools/mailbox/sample-parameters";
import { createMailbox } from "../../../tools/mailbox/server";
import { startMailbox } from "../../../tools/mailbox/start-mailbox";

jest.setTimeout(30_000);

const site = { name: "Stone & Lake", email: "office@example.com" };
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await createMailbox({ site });
});
afterAll(() => mailbox.close());

const COMPLETE = {
  user_id: LOCAL_PUBLIC_KEY,
  service_id: LOCAL_SERVICE_ID,
  template_id: localTemplateId("blog"),
  template_params: SAMPLE_PARAMETERS.blog,
};

const post = (body: unknown) =>
  fetch(`${mailbox.url}/api/v1.0/email/send`, { method: "POST", body: JSON.stringify(body) });

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
