/** The articles, landing and legal pages of `data`, whatever editors write there. */
import { sanitiseArticle } from "../../src/content/sanitise-html";
import { postSchema } from "../../src/content/schemas/post";
import { landingPageSchema, legalPageSchema } from "../../src/content/schemas/pages";
import { plainText } from "../../src/lib/text";
import { liveContentFiles, readLiveContent } from "../support/live-content";

const posts = liveContentFiles("blog").map((file) => postSchema.parse(readLiveContent(file)));
const legalPages = legalPageSchema.array().parse(readLiveContent("pages/legal.json"));

const wordCount = (html: string) => plainText(html).split(" ").length;

describe.each(posts.map((post) => [post.slug, post] as const))("%s", (_, post) => {
  test("names each source once", () => {
    const addresses = post.sources.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("loses no word to the sanitiser (decisions/content-checks)", () => {
    expect(wordCount(sanitiseArticle(post.content))).toBe(wordCount(post.content));
  });
});

test("the marketing links lead to the eight pages of decisions/addresses, each of its kind", () => {
  const pages = landingPageSchema.array().parse(readLiveContent("pages/landing.json"));
  expect(Object.fromEntries(pages.map(({ slug, kind }) => [slug, kind]))).toMatchObject({
    buy: "listings",
    rent: "listings",
    residential: "listings",
    sell: "enquiry",
    consulting: "enquiry",
    legal: "enquiry",
    services: "index",
    locations: "index",
  });
});

test("the terms lead to the privacy policy", () => {
  const terms = legalPages.find(({ slug }) => slug === "termsandconditions");
  expect(terms?.sections.some(({ html }) => html.includes('href="/privacy-policy"'))).toBe(true);
});

test.each(legalPages.map((page) => [page.slug, page] as const))(
  "the anchors of %s are all different",
  (_, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
