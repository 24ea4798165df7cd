import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { scriptHashes, styleHashes } from "../../src/content/build-files/write-host-files";
import { testSiteOrigin } from "../support/addresses";
import { openBrowser } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { describeHosting } from "../support/hosting-contract";
import { hostileAddresses, hostileStorages, hostileTexts } from "../support/hostile-content";
import { issuesOf, monitoredVisitor } from "../support/monitored-visitor";
import { sampleOf } from "../support/sample";
import { testSiteRoot } from "../support/test-content";
import { eventually } from "../support/eventually";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("the local server, from the generated host files", () => {
  describeHosting(() => testSiteOrigin);
});

describe("Content-Security-Policy", () => {
  test("has the hash of every inline script and sheet of every built page and map, and no page needs more", async () => {
    const { headers } = await fetch(testSiteOrigin);
    const policy = headers.get("content-security-policy") ?? "";
    const pages = readdirSync(testSiteRoot, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.html$|\/maps\/[^/]+\.svg$/.test(`${entry.parentPath}/${entry.name}`),
      )
      .map(({ parentPath, name }) => path.join(parentPath, name));
    expect(pages.length).toBeGreaterThanOrEqual(sitemapPaths().length);
    const wrong: string[] = [];
    const [used, scripts] = [new Set<string>(), new Set<string>()];
    for (const page of pages) {
      const html = readFileSync(page, "utf8");
      scriptHashes(html).forEach((hash) => scripts.add(hash));
      const hashes = [...scriptHashes(html), ...styleHashes(html)];
      hashes.forEach((hash) => used.add(hash));
      if (!hashes.every((hash) => policy.includes(hash)))
        wrong.push(`${page}: a script or a sheet has no hash`);
      if (/<[^>]+\son[a-z]+=["']/.test(html)) wrong.push(`${page}: a handler in an attribute`);
      if (/(href|src)=["']\s*javascript:/i.test(html)) wrong.push(`${page}: a javascript: address`);
    }
    expect(wrong).toEqual([]);
    // Of one text on all pages, since no host takes a line with more.
    expect(scripts.size).toBeLessThanOrEqual(8);
    const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(allowed.filter((hash) => !used.has(hash))).toEqual([]);
  });

  test("refuses a script, a sheet and a handler that get into a page, and the test sees it", async () => {
    const visit = await monitoredVisitor(browser, testSiteOrigin);
    const planted =
      `<script>report("script ran")</script><style>body { display: none }</style>` +
      `<img alt="" src="/none.png" onerror="report('handler ran')">`;
    await visit.page.route("**/about", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace("</body>", `${planted}</body>`),
      });
    });
    await visit.page.goto("/about");
    const refused = ["script-src-elem", "script-src-attr", "style-src-elem"].map(
      (kind) => `refused by ${kind}: inline`,
    );
    await eventually(
      () => visit.issues,
      (issues) => refused.every((issue) => issues.includes(issue)),
    );
    expect(visit.issues.filter((issue) => issue.endsWith(" ran"))).toEqual([]);
    await visit.close();
  });

  test("scripts of the page write no script, no handler and no frame into it, and load none from elsewhere", async () => {
    const visit = await monitoredVisitor(browser, testSiteOrigin);
    await issuesOf(visit, ["/about"]);
    const planted = `<b>Ours</b><img alt="" src="/none.png" onerror="report('handler ran')"><iframe srcdoc="x"></iframe>`;
    const written = await visit.page.evaluate((html) => {
      const paragraph = document.createElement("p");
      paragraph.innerHTML = html;
      document.body.append(paragraph);
      return [paragraph.childElementCount, paragraph.textContent];
    }, planted);
    expect(written).toEqual([0, planted]);
    const errors = await visit.page.evaluate(() => {
      const script = document.createElement("script");
      const errorOf = (act: () => unknown) => {
        try {
          act();
        } catch (error) {
          return String(error).split(":")[0];
        }
        return "none";
      };
      return [
        errorOf(() => (script.src = "https://elsewhere.test/a.js")),
        errorOf(() => (script.text = "report('script ran')")),
        errorOf(() => window.trustedTypes?.createPolicy("other", {})),
      ];
    });
    expect(errors).toEqual(["TypeError", "TypeError", "TypeError"]);
    await eventually(
      () => visit.issues,
      (issues) => issues.some((issue) => issue.startsWith("refused by require-trusted-types-for")),
    );
    expect(visit.issues.filter((issue) => issue.endsWith(" ran"))).toEqual([]);
    await visit.close();
  });

  test.each([
    ["map", ["Show the map"]],
    ["video", ["Project Video", "Play the video"]],
  ])("lets the %s of a home load on demand (decisions/maps)", async (_name, presses) => {
    const visit = await monitoredVisitor(browser, testSiteOrigin);
    // The hosts of maps and videos are played, because the suite needs no network.
    await visit.page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "shown" }));
    await issuesOf(visit, ["/property/the-kaveri-terraces"]);
    for (const words of presses) await visit.page.getByRole("main").getByText(words, { exact: true }).click();
    await visit.page.frameLocator("main iframe").getByText("shown").waitFor();
    expect(visit.issues).toEqual([]);
    await visit.close();
  });
});

describe("hostile content never runs", () => {
  // What the policy would refuse is seen where there is none.
  const inAddresses = sampleOf([true, false], [true]).flatMap((bypassCSP) =>
    hostileTexts.map((text) => ({
      where: bypassCSP ? "no policy is known" : "the policy holds",
      bypassCSP,
      text,
    })),
  );

  test.each(inAddresses)("in the address, where $where: $text", async ({ bypassCSP, text }) => {
    const visit = await monitoredVisitor(browser, testSiteOrigin, { bypassCSP });
    expect(await issuesOf(visit, hostileAddresses(text))).toEqual([]);
    await visit.close();
  });

  test.each(sampleOf(hostileTexts, hostileTexts.slice(0, 1)))(
    "under every key of storage, where no policy is known: %s",
    async (text) => {
      for (const storage of hostileStorages(text)) {
        const visit = await monitoredVisitor(browser, testSiteOrigin, { bypassCSP: true, storage });
        const paths = ["/", "/wishlist", "/blog/1", "/contact", "/property/the-kaveri-terraces"];
        expect(await issuesOf(visit, paths)).toEqual([]);
        await visit.close();
      }
    },
  );
});
