/** The content that the suites run on passes the check and holds a home of every kind, so that each is tried somewhere. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatIssue } from "../../src/content/checks/issue";
import { listingSchema, type ListingContent } from "../../src/content/schemas/listing";
import { postSchema } from "../../src/content/schemas/post";
import { readTestContent, testContent, testContentFiles } from "../support/test-content";

const homes = testContentFiles("listings").map((file) => listingSchema.parse(readTestContent(file)));
const posts = testContentFiles("blog").map((file) => postSchema.parse(readTestContent(file)));

/** Long after the site's own permits and reviews have run out: those of the tests never do. */
const distantDay = new Date("2090-01-01");

test("the check finds no fault in it, this year or any other", () => {
  const { errors } = checkContent(testContent, { today: distantDay });
  expect(errors.map(formatIssue)).toEqual([]);
});

const isHtml = ({ description = "" }: ListingContent) => /<p>/.test(description);
const isCommercial = ({ categories }: ListingContent) => categories.includes("commercial");
const hasMap = ({ mapLink }: ListingContent) => mapLink !== undefined;
const hasPosition = ({ coordinates }: ListingContent) => coordinates !== undefined;

const kinds: Readonly<Record<string, (home: ListingContent) => boolean>> = {
  "a price that is a range": ({ price }) => / - /.test(price ?? ""),
  "a price from which on homes are sold": ({ price }) => / onwards$/.test(price ?? ""),
  "a price with a note's asterisk": ({ price }) => /\*$/.test(price ?? ""),
  "one price": ({ price }) => /^₹[\d.]+ Cr$/.test(price ?? ""),
  "a price in lakh": ({ price }) => /^₹\d+ L/.test(price ?? ""),
  "a price in dirhams": ({ price }) => /^AED/.test(price ?? ""),
  "a range of prices in dirhams": ({ price }) => /^AED .* - /.test(price ?? ""),
  "a price by area": ({ price }) => / \/ sq ft$/.test(price ?? ""),
  "a price on request": ({ price }) => price === "Contact for Pricing",
  "a rent": ({ price, status }) => / \/ month$/.test(price ?? "") && status === "For rent",
  "no phone number": ({ phone }) => phone === null,
  "no floor plans": ({ floorPlans = [] }) => floorPlans.length === 0,
  "floor plans": ({ floorPlans = [] }) => floorPlans.length > 1,
  "one badge": ({ tag }) => typeof tag === "string",
  "a list of badges": ({ tag }) => Array.isArray(tag) && tag.length > 1,
  "an HTML description": isHtml,
  "a plain description in paragraphs": (home) => !isHtml(home) && /\n\n/.test(home.description ?? ""),
  "one RERA number": ({ summary }) => typeof summary?.reraNo === "string",
  "a list of RERA numbers": ({ summary }) => Array.isArray(summary?.reraNo),
  "no RERA number, exempt": ({ reraExempt }) => reraExempt !== undefined,
  "a permit of Dubai": ({ dldPermit, city }) => dldPermit !== undefined && city === "Dubai",
  "offices or shops with fees": (home) => isCommercial(home) && home.projectDetails?.pricing !== undefined,
  "a table of units without prices": ({ unitTable }) => unitTable !== undefined,
  "a free table": ({ configuration }) => configuration !== undefined,
  "a video": ({ video }) => video !== undefined,
  "a map by its link alone": (home) => hasMap(home) && !hasPosition(home),
  "a map by its position alone": (home) => hasPosition(home) && !hasMap(home),
  "a resale": ({ status }) => status === "Resale",
  "a home under construction": ({ stage }) => stage === "Under Construction",
  "a home before its launch": ({ stage }) => stage === "Pre-Launch",
  "a home that stands": ({ stage }) => stage === "Ready to Move",
  "a plot": ({ categories }) => categories.includes("plots"),
  "farm land": ({ categories }) => categories.includes("farm-land"),
  "a villa": ({ categories }) => categories.includes("villas"),
  "a featured home": ({ featured }) => featured === true,
};

test.each(Object.entries(kinds))("holds %s", (_kind, isOfKind) => {
  expect(homes.filter(isOfKind).map(({ slug }) => slug)).not.toEqual([]);
});

test.each(["h2", "ul", "table", "blockquote", "figure", "figcaption", 'a href="/'])(
  "holds an article with <%s>",
  (tag) => {
    expect(posts.some(({ content }) => content.includes(`<${tag}`))).toBe(true);
  },
);

test("its pictures weigh little: 6 MB in all, none above 400 kB", () => {
  const folder = path.join(testContent, "images");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  expect(Math.max(...sizes)).toBeLessThan(400_000);
});
