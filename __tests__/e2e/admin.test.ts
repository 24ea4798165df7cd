/** The editors' program (Sveltia CMS) in a real browser, under the policy of /admin, with a git host in memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { writeAdmin } from "../../src/content/admin/write-admin";
import { headersFile } from "../../src/content/build-files/write-host-files";
import { securityHeaders } from "../../src/content/build-files/host-rules";
import { dayInIndia } from "../../src/lib/dates";
import { parseJson } from "../../src/lib/json-record";
import { startSiteServer, type SiteServer } from "../../tools/serve/site-server";
import { githubAdmin } from "../support/github-admin";
import { GitHost } from "../support/git-host";
import { desktop, openBrowser } from "../support/browser";
import { monitoredVisitor } from "../support/monitored-visitor";
import { testContent, testContentFiles } from "../support/test-content";
import { eventually } from "../support/eventually";

const site = mkdtempSync(path.join(tmpdir(), "admin-site-"));
const listing = "data/listings/the-kaveri-terraces.json";
const branch = "cms/listings/the-kaveri-terraces";
const editListing = "/admin#/collections/listings/entries/the-kaveri-terraces";
const content = [
  ...[...testContentFiles("listings"), ...testContentFiles("blog")].map((file) => `data/${file}`),
  "data/cities.json",
  "data/site.json",
];

/** Text of a file of the content, by its path in the repository. */
const textOf = (file: string) => readFileSync(path.join(testContent, path.relative("data", file)), "utf8");

let browser: Browser;
let server: SiteServer;

beforeAll(async () => {
  const headers = await writeAdmin(githubAdmin, "https://www.example.com", { site, data: testContent });
  const policy = securityHeaders({
    scriptHashes: [],
    styleHashes: [],
    emailOrigin: "https://api.emailjs.com",
  });
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

/** A repository of the test content, of whose pull requests previews are built. */
const newHost = () =>
  new GitHost(
    new Map(content.map((file) => [file, textOf(file)])),
    ({ number }) => `https://preview-${number}.example.net`,
  );

/**
 * Whether an issue counts: fonts that the CMS asks a CDN for, although it brings them along, and its look at whether a
 * preview is there are refused on purpose (host-rules.ts).
 */
const isBreach = (issue: string) => !/cdn\.jsdelivr\.net\/fontsource|preview-\d+\.example\.net/.test(issue);

/** A visit of an editor; no request leaves the machine. */
async function editor() {
  const host = newHost();
  const visit = await monitoredVisitor(browser, server.url, { viewport: desktop });
  await visit.page.route(
    (url) => url.origin !== server.url && !url.hostname.startsWith("preview-"),
    (route) => route.abort(),
  );
  await visit.page
    .context()
    .route("https://preview-*.example.net/**", (route) => route.fulfill({ body: "The preview" }));
  await visit.page.route("https://api.github.com/**", (route) => host.answer(route));
  return { ...visit, host };
}

/** Opens the listing; the CMS keeps who is signed in. */
async function openListing(page: Page, address = editListing): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await page.getByRole("textbox", { name: "Title" }).waitFor();
}

/** Signs in with an access token, and opens the listing. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sign In Using Access Token" });
  await dialog.getByRole("textbox", { name: "Personal Access Token" }).fill("token-of-the-editor");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("grid", { name: "Entries" }).getByRole("row").first().waitFor();
  await openListing(page);
}

/** Half a screen further in the form, at its end to its beginning. The wheel turns what lies under the pointer. */
const scrollForm = (page: Page) =>
  page.evaluate(() => {
    const isScroller = (element: Element) =>
      element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== "visible";
    let form = document.querySelector('[role="group"][aria-label$="Field"]');
    while (form !== null && !isScroller(form)) form = form.parentElement;
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = form ?? {};
    form?.scrollTo(0, scrollTop + clientHeight > scrollHeight - 2 ? 0 : scrollTop + clientHeight / 2);
  });

/** A field of the form, which renders its fields as they come into view: on a slow machine after they were passed. */
async function field(page: Page, name: string): Promise<Locator> {
  const group = page.getByRole("group", { name: new RegExp(`“\\W*${name}\\W*” Field`) }).first();
  await eventually(
    async () => {
      const isThere = (await group.count()) > 0;
      if (!isThere) await scrollForm(page);
      return isThere;
    },
    (isThere) => isThere,
  );
  await group.scrollIntoViewIfNeeded();
  return group;
}

/** Changes the text of a field, and waits until it is taken over: a field scrolled away before then loses it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await (await field(page, name)).getByRole("textbox", { name, exact: true }).first().fill(text);
  const saving = page.getByRole("button", { name: /^Save/, disabled: false }).first();
  await saving.waitFor({ timeout: 3_000 }).catch(() => undefined);
}

/** Saves the entry, and answers what the CMS asks after the first time. */
async function save(page: Page, next: "Send for Review" | "Later"): Promise<void> {
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page
    .getByRole("alertdialog", { name: "Send for Review" })
    .getByRole("button", { name: next })
    .click();
}

test("a price that is raised waits as a draft with a note of the one before, and is reviewed as a page and published", async () => {
  const { page, host, issues, close } = await editor();
  await signIn(page);
  await write(page, "Price", "₹1.95 Cr onwards");
  expect(await (await field(page, "Card and head of the page")).innerText()).toContain(
    "read as ₹1,95,00,000",
  );
  await save(page, "Send for Review");
  await eventually(
    () => host.pullRequests.map(({ labels, isDraft }) => [...labels, isDraft].join()),
    (states) => states.join() === "sveltia-cms/pending_review,false",
  );
  expect(host.file(listing)).toBe(textOf(listing));
  expect(host.pullRequests[0]).toMatchObject({ branch, state: "OPEN" });
  const draft = host.file(listing, branch) ?? "";
  const note = `    },\n    {\n      "on": "${dayInIndia(new Date())}",\n      "price": "₹1.85 Cr onwards"\n    }\n  ]`;
  expect(draft).toContain(note);
  expect(draft.replace(note, "    }\n  ]").replace("₹1.95 Cr onwards", "₹1.85 Cr onwards")).toBe(
    textOf(listing),
  );
  expect(issues.filter(isBreach)).toEqual([]);

  await openListing(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^View .*Preview/ }).click();
  const preview = await opened;
  await preview.waitForURL("https://preview-1.example.net/property/the-kaveri-terraces");
  await preview.close();
  await page.getByRole("button", { name: /^Status/ }).click();
  // A menu of the CMS hears clicks once it has given its items their ids, a tenth of a second after it opened.
  await page.getByRole("menuitemradio", { name: "Ready" }).and(page.locator("[id]")).click();
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page
    .getByRole("alertdialog", { name: "Publish Entry" })
    .getByRole("button", { name: "Publish" })
    .click();
  await eventually(
    () => host.pullRequests[0]?.state,
    (state) => state === "MERGED",
  );
  expect(host.file(listing)).toBe(draft);
  await close();
});

test("a home is copied: a name, an address and an id of its own, and none of the other's past", async () => {
  const { page, host, close } = await editor();
  await signIn(page);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate Entry" }).click();
  await write(page, "Title", "The Kaveri Terraces East");
  await write(page, "Slug", "the-kaveri-terraces-east");
  await save(page, "Later");
  const file = "data/listings/the-kaveri-terraces-east.json";
  const copy = await eventually(
    () => host.file(file, "cms/listings/the-kaveri-terraces-east"),
    (text) => text !== undefined,
  );
  const ids = testContentFiles("listings").map((name) => {
    const { id } = Object(parseJson(textOf(`data/${name}`)));
    return Number(id);
  });
  expect(parseJson(copy ?? null)).toMatchObject({
    id: Math.max(...ids) + 1,
    slug: "the-kaveri-terraces-east",
    title: "The Kaveri Terraces East",
    price: "₹1.85 Cr onwards",
    postedAt: dayInIndia(new Date()),
  });
  for (const name of ["priceHistory", "formerSlugs", "stateSince"]) expect(copy).not.toContain(`"${name}"`);
  expect(host.file(listing)).toBe(textOf(listing));
  await close();
});

test("the form says what the build will say, before anything is saved; a picture from a phone is turned, made smaller and freed of its place before it leaves the browser", async () => {
  const { page, host, close } = await editor();
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#7a5" } })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await signIn(page);
  const report = async () => (await field(page, "Before it is published")).getByRole("status");
  expect(await (await report()).innerText()).toBe("Nothing is missing, and nothing is in doubt.");
  await write(page, "Price", "₹1,85,00,0000");
  await (await report()).getByText("To mend: price").waitFor();
  await write(page, "Bedrooms", "many");
  await (await report()).getByText("To look at: bedrooms").waitFor();
  expect(await (await field(page, "Registration, developer and approvals")).innerText()).toContain("RERA");
  await write(page, "Price", "₹1.85 Cr onwards");
  await (await report()).getByText("To mend: price").waitFor({ state: "detached" });
  const picture = await field(page, "Image");
  await picture.getByRole("button", { name: "Replace Image" }).click();
  const files = page.waitForEvent("filechooser");
  await page.getByRole("dialog", { name: "Select Image" }).getByRole("button", { name: "Upload" }).click();
  await (await files).setFiles({ name: "IMG 0042.JPG", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("option", { name: /img-0042/, selected: true }).waitFor();
  await page.getByRole("button", { name: "Insert" }).click();
  await picture.getByText("/data/images/img-0042.webp").waitFor();
  await save(page, "Later");
  const name = await eventually(
    () => host.paths(branch).find((file) => file.startsWith("data/images/")),
    (file) => file !== undefined,
  );
  expect(name).toBe("data/images/img-0042.webp");
  const { format, width, height, exif } = await sharp(host.bytes(name ?? "", branch)).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "webp",
    width: 1800,
    height: 2400,
    exif: undefined,
  });
  expect(host.file(listing, branch)).toContain('"img-0042.webp"');

  await openListing(page);
  await (await field(page, "Image")).getByText("/data/images/img-0042.webp").waitFor();
  await openListing(page, "/admin#/collections/listings/new");
  await (await report()).locator("li").first().getByText("To mend: slug is empty").waitFor();
  await close();
});
