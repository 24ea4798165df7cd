/** Files beside the pages, as crawlers, feed readers and phones take them (docs/decisions/metadata-and-feeds.md). */
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { testSiteOrigin } from "../support/addresses";
import { builtPages, builtText } from "../support/built-files";
import { fetchPage } from "../support/built-page";
import { testContentFiles, testSiteRoot } from "../support/test-content";

/** Reads a file as XML; throws where it is not well-formed. */
const xmlOf = (name: string) => new JSDOM(builtText(name), { contentType: "text/xml" }).window.document;

const textsOf = (parent: Document | Element, tag: string) =>
  [...parent.getElementsByTagName(tag)].map(({ textContent }) => textContent ?? "");

async function contentType(address: string): Promise<string> {
  const response = await fetch(address, { method: "HEAD", redirect: "manual" });
  return `${response.status} ${response.headers.get("content-type") ?? ""}`;
}

describe("sitemap.xml", () => {
  const sitemap = xmlOf("sitemap.xml");
  const pages = [...sitemap.getElementsByTagName("url")];
  const addresses = pages.map((page) => textsOf(page, "loc")[0] ?? "");
  const days = pages.flatMap((page) => textsOf(page, "lastmod"));

  test("names each page once, by its absolute address without query or final slash", () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(
      addresses.filter((address) => {
        const { origin, pathname, href, search, hash } = new URL(address);
        return (
          origin !== testSiteOrigin ||
          href !== address ||
          search + hash !== "" ||
          (pathname !== "/" && pathname.endsWith("/"))
        );
      }),
    ).toEqual([]);
  });

  test("leaves out no page that may be indexed", () => {
    const indexed = builtPages.filter((page) => !/<meta[^>]*content="noindex/.test(builtText(page)));
    const paths = indexed.map((page) => `/${page}`.replace(/\/?index\.html$/, "") || "/");
    const named = addresses.map((address) => decodeURI(new URL(address).pathname));
    expect(paths.filter((page) => !named.includes(page))).toEqual([]);
  });

  test("gives days of change that have come, for every listing and post", () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || !(day <= tomorrow))).toEqual([]);
    const undated = pages.filter((page) => textsOf(page, "lastmod").length === 0);
    expect(
      undated.flatMap((page) => textsOf(page, "loc")).filter((url) => /\/(property|blog)\//.test(url)),
    ).toEqual([]);
  });

  test("names pictures that are there", async () => {
    const pictures = [...new Set(textsOf(sitemap, "image:loc"))];
    expect(pictures.length).toBeGreaterThan(30);
    const answers = await Promise.all(
      pictures.map(async (address) => `${await contentType(address)} ${address}`),
    );
    expect(answers.filter((answer) => !answer.startsWith("200 image/"))).toEqual([]);
  });
});

test("robots.txt lets everyone in and names the sitemap by its absolute address", async () => {
  expect(await contentType(`${testSiteOrigin}/robots.txt`)).toMatch(/^200 text\/plain/);
  const rules = builtText("robots.txt")
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  expect(rules).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${testSiteOrigin}/sitemap.xml`]);
});

test.each(["city/Goa", "villas", "dubai-properties"])(
  "feeds of lists (decisions/metadata-and-feeds): %s has one of RSS and one of JSON, linked in its head",
  (list) => {
    const head = new JSDOM(builtText(`${list}/index.html`)).window.document.head;
    const links = [...head.querySelectorAll('link[rel="alternate"]')].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual(["/rss.xml", `/${list}/rss.xml`, `/${list}/feed.json`]);
    const rss = xmlOf(`${list}/rss.xml`);
    const json: unknown = JSON.parse(builtText(`${list}/feed.json`));
    const addresses = textsOf(rss, "guid");
    expect(addresses.length).toBeGreaterThan(2);
    expect(json).toMatchObject({
      home_page_url: `${testSiteOrigin}/${list}`,
      feed_url: `${testSiteOrigin}/${list}/feed.json`,
      items: addresses.map((id) => ({ id })),
    });
    expect(rss.getElementsByTagName("author")).toHaveLength(0);
    const selfLink = rss.getElementsByTagName("atom:link")[0];
    expect(selfLink?.getAttribute("href")).toBe(`${testSiteOrigin}/${list}/rss.xml`);
  },
);

describe("rss.xml", () => {
  const feed = xmlOf("rss.xml");
  const items = [...feed.getElementsByTagName("item")];
  const onlyText = (parent: Document | Element, tag: string) => {
    const texts = textsOf(parent, tag);
    expect(texts).toHaveLength(1);
    return texts[0] ?? "";
  };

  test("holds every post, newest first", () => {
    expect(items).toHaveLength(testContentFiles("blog").length);
    const times = items.map((item) => Date.parse(onlyText(item, "pubDate")));
    expect(times).toEqual([...times].sort((earlier, later) => later - earlier));
  });

  test("names who wrote a post; an author of RSS would be an e-mail address", () => {
    for (const item of items) expect(onlyText(item, "dc:creator")).not.toBe("");
    expect(feed.getElementsByTagName("author")).toHaveLength(0);
  });

  test("gives each post an id of its own that never changes, a link that answers, words and no script", async () => {
    expect(new Set(items.map((item) => onlyText(item, "guid"))).size).toBe(items.length);
    for (const item of items) {
      const link = onlyText(item, "link");
      expect(onlyText(item, "guid")).toBe(link);
      expect(await contentType(link)).toMatch(/^200 text\/html/);
      expect(onlyText(item, "title")).not.toBe("");
      expect(onlyText(item, "description")).not.toBe("");
      const body = new JSDOM(onlyText(item, "content:encoded")).window.document;
      expect(body.querySelectorAll("script, style, iframe, [onerror], [onload]")).toHaveLength(0);
      expect(body.querySelectorAll("img:not([src])")).toHaveLength(0);
      const addresses = [...body.querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      );
      expect(addresses.filter((address) => !/^(https?:|mailto:|tel:)/.test(address))).toEqual([]);
    }
  });
});

describe("manifest.webmanifest", () => {
  interface Manifest {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  }
  const manifest: Manifest = JSON.parse(builtText("manifest.webmanifest"));

  test("is served as one, with a name and a first page", async () => {
    expect(await contentType(`${testSiteOrigin}/manifest.webmanifest`)).toMatch(
      /^200 application\/manifest\+json/,
    );
    expect(manifest.name).not.toBe("");
    expect((await fetchPage(manifest.start_url)).status).toBe(200);
  });

  test("has icons of the sizes that it states, 192 and 512 among them", async () => {
    const sizes: string[] = [];
    for (const { src, type } of manifest.icons) {
      expect(await contentType(testSiteOrigin + src)).toBe(`200 ${type}`);
      const { width, height } = await sharp(path.join(testSiteRoot, src)).metadata();
      sizes.push(`${width}x${height}`);
    }
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  });
});

test("the icons that every page names are there", async () => {
  const { document } = await fetchPage("/");
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]'),
  ];
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const { href } of links) expect(await contentType(href)).toMatch(/^200 image\//);
});

test("so is the icon that feed readers and crawlers ask for unasked", async () => {
  expect(await contentType(`${testSiteOrigin}/favicon.ico`)).toMatch(/^200 image\//);
});
