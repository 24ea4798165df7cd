/**
 * Files that other programs read: the sitemap by the schema of sitemaps.org and Trovit's feed by Trovit's (xmllint; the
 * second where TROVIT_XSD names the file, which is not ours to copy), and the feeds by the rules of the W3C's feed
 * validator and of jsonfeed.org, which are written down here. Calendar files are read by ical.js where visits are played.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { z } from "zod";
import { findProgram, xmllint } from "../../tools/run/find-program";
import { builtText } from "../support/built-files";
import { unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { testSiteRoot } from "../support/test-content";

const folder = mkdtempSync(path.join(tmpdir(), "jury-documents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function schemaVerdicts(text: string, schema: string, where: string): Promise<Verdict[]> {
  const file = path.join(folder, "document.xml");
  writeFileSync(file, text);
  const asked = ["--noout", "--nonet", "--schema", schema, file];
  const said = await promisify(execFile)(findProgram(xmllint), asked).then(
    () => "",
    (error: unknown) => z.object({ stderr: z.string() }).parse(error).stderr,
  );
  return said
    .split("\n")
    .filter((line) => / error /.test(line))
    .map((line) => ({ rule: "schema", where, text: line.replace(file, "").replace(/^:\d+: /, "") }));
}

/** That of sitemaps.org, which asks for the schemas of pictures too: Google has theirs on its own host alone. */
function sitemapSchema(): string {
  const file = path.join(folder, "sitemap.xsd");
  const schema = readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8");
  writeFileSync(file, schema.replaceAll('processContents="strict"', 'processContents="lax"'));
  return file;
}

describe("xmllint", () => {
  test("finds the sitemap as sitemaps.org wants it", async () => {
    const verdicts = await schemaVerdicts(builtText("sitemap.xml"), sitemapSchema(), "sitemap.xml");
    expect(unexcused("xmllint", verdicts)).toEqual([]);
    expect(unusedExceptions("xmllint", verdicts)).toEqual([]);
  });

  test("finds a day that is none", async () => {
    const planted = builtText("sitemap.xml").replace(/<lastmod>[^<]+/, "<lastmod>yesterday");
    const verdicts = await schemaVerdicts(planted, sitemapSchema(), "sitemap.xml");
    expect(verdicts.map(({ text }) => text).join()).toMatch(/'yesterday' is not a valid value/);
  });

  // Trovit's schema is its own; who has the file names it.
  const trovit = process.env.TROVIT_XSD;
  if (trovit !== undefined) {
    test("finds the feed for Trovit as Trovit wants it, and one without an address not", async () => {
      const feed = builtText("feeds/trovit.xml");
      expect(await schemaVerdicts(feed, trovit, "feeds/trovit.xml")).toEqual([]);
      const planted = feed.replace(/<url>.*?<\/url>/s, "");
      expect(await schemaVerdicts(planted, trovit, "feeds/trovit.xml")).not.toEqual([]);
    });
  }
});

const rfc822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|[+-]\d{4})$/;
const isEmail = (text: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/.test(text);
const isAddress = (text: string) => URL.canParse(text);
const channelKnows = new Set(
  "title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image rating textInput skipHours skipDays item".split(
    " ",
  ),
);
const itemKnows = new Set(
  "title link description author category comments enclosure guid pubDate source".split(" "),
);

/** The rules of RSS 2.0 as the W3C's validator holds them (validator.w3.org/feed/docs/error). */
function feedVerdicts(xml: string, where: string): Verdict[] {
  const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
  const faults: [rule: string, text: string][] = [];
  const must = (rule: string, text: string, holds: boolean) => void (holds || faults.push([rule, text]));
  const childrenOf = (parent: Element, tag: string) =>
    [...parent.children].filter(({ tagName }) => tagName === tag);
  const textOf = (parent: Element, tag: string) => childrenOf(parent, tag)[0]?.textContent ?? null;
  const channel = document.querySelector("rss[version='2.0'] > channel");
  if (channel === null) return [{ rule: "MissingChannel", where, text: "no channel of RSS 2.0" }];
  const known = (parent: Element, names: ReadonlySet<string>) => {
    for (const { tagName, namespaceURI } of parent.children)
      must("UndefinedElement", tagName, namespaceURI !== null || names.has(tagName));
  };
  const once = (parent: Element, ...tags: readonly string[]) => {
    for (const tag of tags) must("DuplicateElement", tag, childrenOf(parent, tag).length <= 1);
  };
  known(channel, channelKnows);
  once(channel, "title", "link", "description", "language", "lastBuildDate", "pubDate", "image");
  for (const tag of ["title", "link", "description"])
    must("MissingElement", tag, textOf(channel, tag) !== null);
  must("InvalidLink", "link of the channel", isAddress(textOf(channel, "link") ?? ""));
  for (const tag of ["managingEditor", "webMaster"]) {
    const contact = textOf(channel, tag);
    must("InvalidContact", `${tag} ${contact}`, contact === null || isEmail(contact));
  }
  const language = textOf(channel, "language");
  must(
    "InvalidLanguage",
    String(language),
    language === null || /^[a-z]{2,3}(-[A-Za-z]{2})?$/.test(language),
  );
  const self = [...channel.getElementsByTagName("atom:link")].find(
    (link) => link.getAttribute("rel") === "self",
  );
  must("MissingAtomSelfLink", "atom:link", isAddress(self?.getAttribute("href") ?? ""));
  const image = childrenOf(channel, "image")[0];
  if (image !== undefined) {
    must("ImageTitleDoesntMatch", "title of the image", textOf(image, "title") === textOf(channel, "title"));
    must("ImageLinkDoesntMatch", "link of the image", textOf(image, "link") === textOf(channel, "link"));
    must("InvalidUriChar", "url of the image", isAddress(textOf(image, "url") ?? ""));
  }
  for (const date of document.querySelectorAll("pubDate, lastBuildDate"))
    must("InvalidRFC2822Date", date.textContent, rfc822.test(date.textContent.trim()));
  const ids = new Set<string>();
  for (const item of childrenOf(channel, "item")) {
    known(item, itemKnows);
    once(item, "title", "link", "description", "author", "guid", "pubDate", "comments");
    must(
      "MissingDescription",
      "item",
      textOf(item, "title") !== null || textOf(item, "description") !== null,
    );
    const author = textOf(item, "author");
    must("InvalidContact", `author ${author}`, author === null || isEmail(author));
    must("InvalidLink", "link of an item", isAddress(textOf(item, "link") ?? ""));
    const guid = childrenOf(item, "guid")[0];
    const id = guid?.textContent ?? "";
    must("MissingGuid", "item", id !== "");
    must("DuplicateValue", `guid ${id}`, !ids.has(id));
    ids.add(id);
    must("InvalidHttpGUID", `guid ${id}`, guid?.getAttribute("isPermaLink") === "false" || isAddress(id));
    for (const enclosure of childrenOf(item, "enclosure")) {
      for (const attribute of ["url", "length", "type"])
        must("MissingAttribute", `enclosure ${attribute}`, enclosure.hasAttribute(attribute));
      must(
        "InvalidIntegerAttribute",
        "enclosure length",
        /^\d+$/.test(enclosure.getAttribute("length") ?? ""),
      );
    }
    for (const html of [textOf(item, "content:encoded"), textOf(item, "description")]) {
      const body = new JSDOM(html ?? "").window.document.body;
      must("SecurityRisk", "script", body.querySelector("script, iframe, object, embed, form") === null);
      for (const part of body.querySelectorAll("*")) {
        const names = part.getAttributeNames();
        must(
          "SecurityRiskAttr",
          names.join(" "),
          !names.some((name) => name.startsWith("on") || name === "style"),
        );
        for (const name of ["href", "src"]) {
          const address = part.getAttribute(name);
          must("ContainsRelRef", `${name} ${address}`, address === null || isAddress(address));
        }
      }
    }
  }
  return faults.map(([rule, text]) => ({ rule, where, text }));
}

/** The rules of JSON Feed (jsonfeed.org/version/1.1, which 1.0 satisfies). */
const jsonFeed = z.object({
  version: z.enum(["https://jsonfeed.org/version/1", "https://jsonfeed.org/version/1.1"]),
  title: z.string().min(1),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  language: z.string().optional(),
  authors: z.array(z.object({ name: z.string().optional(), url: z.url().optional() })).optional(),
  items: z.array(
    z
      .object({
        id: z.string().min(1),
        url: z.url().optional(),
        title: z.string().optional(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        image: z.url().optional(),
        date_published: z.iso.datetime({ offset: true }).optional(),
        tags: z.array(z.string()).optional(),
      })
      .refine(
        (item) => item.content_html !== undefined || item.content_text !== undefined,
        "an item without content",
      ),
  ),
});

const built = readdirSync(testSiteRoot, { recursive: true, encoding: "utf8" });
const rss = built.filter((name) => path.basename(name) === "rss.xml");

describe("the rules of feeds", () => {
  test("hold in every RSS feed", () => {
    expect(rss.length).toBeGreaterThan(5);
    const verdicts = rss.flatMap((name) => feedVerdicts(builtText(name), name));
    expect(unexcused("feed rules", verdicts)).toEqual([]);
    expect(unusedExceptions("feed rules", verdicts)).toEqual([]);
  });

  test("hold in every JSON feed", () => {
    const feeds = built.filter((name) => path.basename(name) === "feed.json");
    expect(feeds.length).toBeGreaterThan(5);
    const faults = feeds.flatMap(
      (name) => jsonFeed.safeParse(JSON.parse(builtText(name))).error?.issues ?? [],
    );
    expect(faults).toEqual([]);
  });

  test("find an author without an address, a wrong day, a relative link and a script", () => {
    const planted = builtText("rss.xml")
      .replace("</pubDate>", "</pubDate><author>Asha Rao</author>")
      .replace(/<lastBuildDate>[^<]+/, "<lastBuildDate>2026-11-16")
      .replace(/<content:encoded><!\[CDATA\[/, '$&<a href="/about">About</a><script>1</script>');
    expect(feedVerdicts(planted, "rss.xml").map(({ rule }) => rule)).toEqual([
      "InvalidRFC2822Date",
      "InvalidContact",
      "SecurityRisk",
      "ContainsRelRef",
    ]);
  });

  test("find a JSON feed of another version", () => {
    const [feed = ""] = built.filter((name) => path.basename(name) === "feed.json");
    const planted: unknown = JSON.parse(
      builtText(feed).replace("jsonfeed.org/version/1", "jsonfeed.org/version/9"),
    );
    expect(jsonFeed.safeParse(planted).success).toBe(false);
  });
});
