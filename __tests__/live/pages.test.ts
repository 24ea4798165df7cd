/** What holds of every page of the live build, whatever its content; `npm run build` makes it. */
import { parseIndex } from "../../src/catalogue/catalogue-index";
import { buildSettingsOf } from "../../src/content/build-settings";
import { statusOf } from "../../src/content/listing-status";
import { listingSchema } from "../../src/content/schemas/listing";
import { postSchema } from "../../src/content/schemas/post";
import { fetchPage } from "../support/built-page";
import { sitemapPaths } from "../support/built-site";
import { describeHeads } from "../support/head-contract";
import { describeLinks } from "../support/link-contract";
import { liveContent, liveContentFiles, readLiveContent, servedLiveSite } from "../support/live-content";

const site = servedLiveSite();

const posts = liveContentFiles("blog").map((file) => postSchema.parse(readLiveContent(file)));
const settings = buildSettingsOf({}, liveContent);
/** Drafts, homes sold or withdrawn, and those whose day is still to come or over are on no list. */
const offered = liveContentFiles("listings")
  .map((file) => listingSchema.parse(readLiveContent(file)))
  .filter((listing) => statusOf(listing, settings).stage === "offered");
const slugs = offered.map(({ slug }) => slug);

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
  const expected = [...slugs.map((slug) => `/property/${slug}`), ...posts.map(({ id }) => `/blog/${id}`)];
  const paths = new Set(sitemapPaths(site.root));
  expect(expected.filter((path) => !paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => /^\/(property|blog)\/./.test(path)).sort()).toEqual(expected.sort());
});

test("the list of all properties leads to every home on offer, page by page", async () => {
  const reached = new Set<string>();
  const pages = sitemapPaths(site.root).filter((path) => /^\/allproperties(\/page\/\d+)?$/.test(path));
  for (const path of pages) {
    const { document } = await fetchPage(path, site);
    for (const card of document.querySelectorAll("article[data-listing] a[href^='/property/']"))
      reached.add(card.getAttribute("href") ?? "");
  }
  expect(slugs.filter((slug) => !reached.has(`/property/${slug}`))).toEqual([]);
});

test("the search index holds every home on offer once", async () => {
  const index: unknown = await (await fetch(`${site.served()}/listing-index.json`)).json();
  const ids = parseIndex(index).map(({ listingId }) => listingId);
  expect(ids.sort()).toEqual(offered.map(({ id }) => id).sort());
});
