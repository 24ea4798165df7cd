/** The category page as it is built (docs/decisions/rendering-and-hydration.md, docs/decisions/lists.md). */
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { categoryPage } from "../../support/category-page-fixture";
import { siteFactsAnswer } from "../../support/site-facts";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

/** Without the comments that React puts between texts. */
const html = (...page: Parameters<typeof categoryPage>) =>
  renderToString(categoryPage(...page)).replaceAll("<!-- -->", "");

test("holds every card of the page with its city", () => {
  const cards = html("generic").match(/<article[^>]*data-in-city="[^"]*"/g) ?? [];
  expect(cards.map((card) => /data-in-city="([^"]*)"/.exec(card)?.[1])).toEqual([
    "Bangalore",
    "Bangalore",
    "Mumbai",
  ]);
});

test("holds the count line of every city, for CSS to choose from before the first paint", () => {
  expect(html("generic")).toContain('<span data-without-city="">3 apartments.</span>');
  expect(html("generic")).toContain('<span data-in-city="Mumbai">1 apartment in Mumbai.</span>');
  expect(html("generic")).toContain('<span data-in-city="Goa">0 apartments in Goa.</span>');
});

test("'Show more' is a plain link to the next page, its count for those who list every city", () => {
  expect(html("generic", { pageCount: 2 })).toMatch(
    /data-without-city="">Showing 3 of 3<.*<a href="\/list\/page\/2"[^>]*>Show more<\/a>/,
  );
  expect(html("generic")).not.toContain("Show more");
});

test("on the Dubai page no city hides anything", () => {
  expect(html("dubai")).not.toMatch(/data-(in|with|without)-city/);
});
