/** What holds of every page of the live build, whatever its content; `npm run build` makes it. */
import { parseIndex } from "../../src/catalogue/catalogue-index";
import { isRecord } from "../../src/lib/json-record";
import { fetchPage } from "../support/built-page";
import { sitemapPaths } from "../support/built-site";
import { describeHeads } from "../support/head-contract";
import { describeLinks } from "../support/link-contract";
import { liveContentFiles, readLiveContent, servedLiveSite } from "../support/live-content";

const site = servedLiveSite();

/** A field of every file of a folder of the content. */
const fieldOfEach = (folder: string, field: string) =>
  liveContentFiles(folder).map((file) => {
    const content = readLiveContent(file);
    return isRecord(content) ? content[field] : undefined;
  });
const slugs = fieldOfEach("listings", "slug").map(String);

describe("every page, read without JavaScript", () => {
  describeHeads(site);
});

describe("links", () => {
  describeLinks(site);
});

test("no page holds what a renderer or an editor's program writes in place of a letter it cannot", async () => {
  const broken: string[] = [];
  for (const path of sitemapPaths(site.root)) {
    const html = await (await fetch(site.served() + path)).text();
    if (/[\0\uFFFD]/.test(html)) broken.push(path);
  }
  expect(broken).toEqual([]);
});

test("every listing and every article of the content has its page", () => {
  const expected = [
    ...slugs.map((slug) => `/property/${slug}`),
    ...fieldOfEach("blog", "id").map((id) => `/blog/${String(id)}`),
  ];
  const paths = new Set(sitemapPaths(site.root));
  expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => /^\/(property|blog)\/./.test(path)).sort()).toEqual(expected.sort());
});

test("the list of all properties leads to every listing, page by page", async () => {
  const reached = new Set<string>();
  const pages = sitemapPaths(site.root).filter((path) => /^\/allproperties(\/page\/\d+)?$/.test(path));
  for (const path of pages) {
    const { document } = await fetchPage(path, site);
    for (const card of document.querySelectorAll("article[data-listing] a[href^='/property/']"))
      reached.add(card.getAttribute("href") ?? "");
  }
  expect(slugs.filter((slug) => !reached.has(`/property/${slug}`))).toEqual([]);
});

test("the search index holds every listing once", async () => {
  const index: unknown = await (await fetch(`${site.served()}/listing-index.json`)).json();
  const ids = parseIndex(index).map(({ listingId }) => listingId);
  expect(ids.sort()).toEqual(fieldOfEach("listings", "id").map(Number).sort());
});
