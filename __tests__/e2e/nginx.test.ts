import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { packSite } from "../../src/content/build-files/pack-site";
import { startNginx, type NginxServer } from "../../tools/serve/nginx-server";
import { openBrowser } from "../support/browser";
import { describeHosting } from "../support/hosting-contract";
import { issuesOf, monitoredVisitor } from "../support/monitored-visitor";
import { sitemapPaths } from "../support/built-site";
import { pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";
import { testSite, testSiteRoot } from "../support/test-content";

const configuration = readFileSync(path.join(testSite, "hosts/nginx.conf"), "utf8");
const packedFolder = mkdtempSync(path.join(tmpdir(), "packed-site-"));
let ofBuild: NginxServer;
let ofPacked: NginxServer;
let browser: Browser;

beforeAll(async () => {
  await packSite("nginx", {
    from: testSiteRoot,
    hostFiles: path.join(testSite, "hosts"),
    into: packedFolder,
  });
  [ofBuild, ofPacked, browser] = await Promise.all([
    startNginx({ configuration, root: testSiteRoot }),
    startNginx({ configuration, root: packedFolder }),
    openBrowser(),
  ]);
}, 120_000);

afterAll(async () => {
  await Promise.all([ofBuild.close(), ofPacked.close(), browser.close()]);
  rmSync(packedFolder, { recursive: true, force: true });
});

describe("nginx with the generated configuration, serving the build", () => {
  describeHosting(() => ofBuild.url);
});

describeHosting(() => ofPacked.url);

test("a page is sent as it was packed, at its known length", async () => {
  const { headers } = await fetch(`${ofPacked.url}/about`, { headers: { "Accept-Encoding": "gzip" } });
  const packed = readFileSync(path.join(packedFolder, "about/index.html.gz"));
  expect(headers.get("content-encoding")).toBe("gzip");
  expect(headers.get("content-length")).toBe(String(packed.length));
});

test.each([
  ["a script", ".js"],
  ["a sheet", ".css"],
  ["a picture", ".webp"],
  ["a photograph", ".jpg"],
  ["a font", ".woff2"],
  ["the data of pages", ".json"],
])("nginx does not repeat the policy with %s", async (_kind, ending) => {
  const file = readdirSync(testSiteRoot, { recursive: true, encoding: "utf8" }).find((name) =>
    name.endsWith(ending),
  );
  const { status, headers } = await fetch(`${ofBuild.url}/${file}`);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("nginx sends a visitor of plain HTTP to the same address over TLS", async () => {
  const { status, headers } = await fetch(`${ofBuild.redirectsUrl}/property/1?city=Goa`, {
    redirect: "manual",
  });
  expect(status).toBe(301);
  expect(headers.get("location")).toBe("https://127.0.0.1/property/1?city=Goa");
});

test("a page of each kind, or every page, works in a browser on nginx, with no breach of the policy and no error", async () => {
  const visit = await monitoredVisitor(browser, ofPacked.url);
  const missing = "/no-such-page";
  const errors: string[] = [];
  visit.page.on("console", (message) => {
    const isExpected = message.location().url.includes(missing);
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !isExpected) errors.push(`${visit.page.url()}: ${message.text()}`);
  });
  const existing = pageKinds.filter((path) => !["/property/no-such-home", "/blog/999"].includes(path));
  const paths = [...sampleOf([...sitemapPaths(), "/wishlist", "/thank-you"], existing), missing];
  expect(await issuesOf(visit, paths)).toEqual([]);
  expect(errors).toEqual([]);
  await visit.close();
}, 300_000);
