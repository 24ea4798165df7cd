import { fetchPage } from "../support/built-page";
import { siteOfTests, sitemapPaths } from "../support/built-site";
import { describeHeads, graphOf } from "../support/head-contract";

describe("every page, read without JavaScript (requirements 2.2)", () => {
  describeHeads(siteOfTests);

  test("there are pages: 5 cities, 15 categories, 30 listings and more", () => {
    expect(sitemapPaths().length).toBeGreaterThan(70);
  });

  test("says in structured data that the agency is a real estate business in Bangalore, Karnataka, IN", async () => {
    const agency = graphOf(await fetchPage("/about"))["@graph"].find(
      (node) => node["@type"] === "RealEstateAgent",
    );
    expect(JSON.stringify(agency)).toMatch(/"addressLocality":"Bangalore","addressRegion":"Karnataka"/);
    expect(JSON.stringify(agency)).toContain('"addressCountry":"IN"');
  });
});

const typesOf = async (path: string) => graphOf(await fetchPage(path))["@graph"].map((node) => node["@type"]);

test.each([
  ["/property/the-kaveri-terraces", "RealEstateListing"],
  ["/apartments", "ItemList"],
  ["/blog/1", "BlogPosting"],
  ["/about", "FAQPage"],
  ["/contact", "BreadcrumbList"],
])("%s carries %s", async (path, type) => {
  expect(await typesOf(path)).toContain(type);
});
