import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSiteServer, type SiteServer } from "../../../tools/serve/site-server";

const root = mkdtempSync(path.join(tmpdir(), "site-server-"));
let server: SiteServer;

beforeAll(async () => {
  for (const name of ["index.html", "404.html", "_headers", "_redirects"]) {
    writeFileSync(path.join(root, name), name.endsWith(".html") ? `<p>${name}</p>` : "");
  }
  server = await startSiteServer({ root, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** The answer to an address as it stands, which `fetch` would tidy up first. */
const answerTo = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url, { path: address }, (response) => {
      response.resume();
      resolve(response);
    })
      .once("error", reject)
      .end();
  });
const statusOf = async (address: string) => (await answerTo(address)).statusCode;

test.each([
  ["//", 200],
  ["///", 200],
  ["/\\", 200],
  ["//:", 404],
  ["/%", 404],
  ["/..//", 200],
  ["http://[", 400],
])("the address %j ends no server", async (address, status) => {
  expect(await statusOf(address)).toBe(status);
  expect(await statusOf("/")).toBe(200);
});

test("no address leads to another host", async () => {
  const { statusCode, headers } = await answerTo("/.//elsewhere.example/");
  expect([statusCode, headers.location]).toEqual([301, "/elsewhere.example"]);
});

test("a server that changes pages sends them as HTML, and no other file changed", async () => {
  const changing = await startSiteServer({ root, port: 0, rewrite: (html) => html.toUpperCase() });
  const page = await fetch(changing.url);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toBe("<P>INDEX.HTML</P>");
  expect(await (await fetch(`${changing.url}/404.html`)).text()).toBe("<p>404.html</p>");
  await changing.close();
});
