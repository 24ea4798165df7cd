/** The articles, landing and legal pages that the site ships (specification 2.12 and 2.13, decision B8). */
import { readdirSync, readFileSync } from "node:fs";
import { sanitiseArticle } from "../../src/content/sanitise-html";
import { postSchema } from "../../src/content/schemas/post";
import { landingPageSchema, legalPageSchema } from "../../src/content/schemas/pages";
import { plainText } from "../../src/lib/text";

const posts = readdirSync("data/blog").map((name) =>
  postSchema.parse(JSON.parse(readFileSync(`data/blog/${name}`, "utf8"))),
);
const legalPages = legalPageSchema.array().parse(JSON.parse(readFileSync("data/pages/legal.json", "utf8")));

const wordCount = (html: string) => plainText(html).split(" ").length;

test("there are six articles or more, on subjects of their own and of different days", () => {
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(posts.length);
  expect(new Set(posts.map(({ date }) => date)).size).toBe(posts.length);
});

describe.each(posts.map((post) => [post.slug, post] as const))("%s", (_, post) => {
  test("has 700 words or more", () => {
    expect(wordCount(post.content)).toBeGreaterThanOrEqual(700);
  });

  test("names what it rests on, each source once", () => {
    const addresses = post.sources.map(({ url }) => url);
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/[^/]+\/./);
  });

  test("has headings, a list, a table, a quotation and a figure with its caption", () => {
    for (const tag of ["h2", "table", "blockquote", "figure", "figcaption"]) {
      expect(post.content).toContain(`<${tag}`);
    }
    expect(post.content).toMatch(/<[uo]l>/);
  });

  test("leads on to pages of this site", () => {
    expect(post.content).toMatch(/href="\//);
  });

  test("loses no word to the sanitiser (decision A8)", () => {
    expect(wordCount(sanitiseArticle(post.content))).toBe(wordCount(post.content));
  });
});

test("the marketing links lead to the eight pages of decision B8, each of its kind", () => {
  const pages = landingPageSchema
    .array()
    .parse(JSON.parse(readFileSync("data/pages/landing.json", "utf8")))
    .map(({ slug, kind }) => [slug, kind]);
  expect(Object.fromEntries(pages)).toEqual({
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

test("the terms have the nine sections of specification 2.12, in its order, and its date", () => {
  const terms = legalPages.find(({ slug }) => slug === "termsandconditions");
  expect(terms?.lastUpdated).toBe("2025-09-11");
  expect(terms?.sections.map(({ heading }) => heading)).toEqual([
    "Who we are",
    "Using the website",
    "Listings and information",
    "Privacy",
    "No guarantees",
    "Payments with no hidden fees",
    "Third-party links",
    "Changes to terms",
    "Contact help",
  ]);
  expect(terms?.sections[3]?.html).toContain('href="/privacy-policy"');
});

test.each(legalPages.map((page) => [page.slug, page] as const))(
  "the anchors of %s are all different",
  (_, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
