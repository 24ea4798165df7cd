/** The editors' program (Sveltia CMS) in a real browser, under the policy of /admin. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { writeAdmin } from "../../src/content/admin/write-admin";
import { headersFile } from "../../src/content/build-files/headers-file";
import { securityHeaders } from "../../src/content/build-files/host-rules";
import { isRecord, parseJson } from "../../src/lib/json-record";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { githubAdmin } from "../support/github-admin";
import { desktop, openBrowser } from "../support/browser";
import { monitoredVisitor } from "../support/monitored-visitor";
import { testContent, testContentFiles } from "../support/test-content";
import { eventually } from "../support/eventually";

const site = mkdtempSync(path.join(tmpdir(), "admin-site-"));
const listing = "data/listings/the-kaveri-terraces.json";
const content = [
  ...testContentFiles("listings").map((file) => `data/${file}`),
  "data/cities.json",
  "data/site.json",
];

/** Text of a file that the repository of the trial has below data. */
const textOf = (file: string) => readFileSync(path.join(testContent, path.relative("data", file)), "utf8");

let browser: Browser;
let server: SiteServer;

beforeAll(async () => {
  const headers = await writeAdmin(githubAdmin, "https://www.example.com", {
    site,
    data: testContent,
    cms: path.resolve("node_modules/@sveltia/cms"),
  });
  const policy = securityHeaders({ scriptHashes: [], emailOrigin: "https://api.emailjs.com" });
  writeFileSync(path.join(site, "_headers"), headersFile(policy, headers));
  for (const name of ["index.html", "404.html"])
    writeFileSync(path.join(site, name), "<!doctype html><title>Site</title>");
  server = await startSiteServer({ root: site, port: 0 });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(site, { recursive: true, force: true });
});

/** Whether a finding counts: fonts that the CMS asks a CDN for, although it brings them along, are refused on purpose (host-rules.ts). */
const isBreach = (finding: string) => !finding.includes("https://cdn.jsdelivr.net/fontsource/");

/** A visit of an editor; no request leaves the machine. */
async function editor() {
  const visit = await monitoredVisitor(browser, server.url, { viewport: desktop });
  await visit.page.route(
    (url) => url.origin !== server.url,
    (route) => route.abort(),
  );
  return visit;
}

test("starts under its policy and offers to sign in at the repository's host", async () => {
  const { page, findings, close } = await editor();
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
  expect(findings.filter(isBreach)).toEqual([]);
  await close();
});

/** The CMS's own repository for trials: the browser's private files, filled with the content. */
async function withTrialRepository(page: Page): Promise<void> {
  await page.route("**/admin/config.json*", async (route) => {
    const config = parseJson(readFileSync(path.join(site, "admin/config.json"), "utf8"));
    await route.fulfill({ json: { ...(isRecord(config) ? config : {}), backend: { name: "test-repo" } } });
  });
  await page.goto("/");
  const files = content.map((file) => [file, textOf(file)] as const);
  await page.evaluate(async (given) => {
    const top = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle("sveltia-cms-test", { create: true });
    for (const [file, text] of given) {
      const names = file.split("/");
      let folder = top;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const writable = await handle.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** Text of a file of that repository; null in the moment in which the browser puts a new one in its place. */
const stored = (page: Page, file: string) =>
  page.evaluate(async (wanted) => {
    const names = wanted.split("/");
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("sveltia-cms-test");
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    try {
      return await (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return null;
      throw error;
    }
  }, file);

test("a changed title is all that changes in a listing's file", async () => {
  const { page, findings, close } = await editor();
  await withTrialRepository(page);
  await page.goto("/admin");
  await page.getByRole("button", { name: /test/i }).click();
  await page.getByRole("grid", { name: "Entries" }).getByRole("row").first().waitFor();
  await page.goto("/admin#/collections/listings/entries/the-kaveri-terraces");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("The Kaveri Terraces II");
  await page.getByRole("button", { name: /^Save/ }).first().click();
  const before = textOf(listing);
  const after = await eventually(
    () => stored(page, listing),
    (text) => text !== null && text !== before,
  );
  expect(after).toBe(before.replace('"title": "The Kaveri Terraces"', '"title": "The Kaveri Terraces II"'));
  expect(findings.filter(isBreach)).toEqual([]);
  await close();
});
