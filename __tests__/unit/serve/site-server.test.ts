import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
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

/** Status of an address as it stands, which `fetch` would tidy up first. */
const statusOf = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(server.url, { path: address }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once("error", reject)
      .end();
  });

test.each([
  ["//", 200],
  ["///", 200],
  ["/\\", 200],
  ["//:", 404],
  ["/%", 404],
])("the address %j ends no server", async (address, status) => {
  expect(await statusOf(address)).toBe(status);
  expect(await statusOf("/")).toBe(200);
});

test("a server that changes pages sends them as HTML, and no other file changed", async () => {
  const changing = await startSiteServer({ root, port: 0, rewrite: (html) => html.toUpperCase() });
  const page = await fetch(changing.url);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toBe("<P>INDEX.HTML</P>");
  expect(await (await fetch(`${changing.url}/404.html`)).text()).toBe("<p>404.html</p>");
  await changing.close();
});
