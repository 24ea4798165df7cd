import { open, visitsOfTests } from "../support/browser";
import { fetchPage, metaContent } from "../support/built-page";
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

describe("structured data of single kinds of page (decisions/metadata-and-feeds)", () => {
  const typesOf = async (path: string) =>
    graphOf(await fetchPage(path))["@graph"].map((node) => node["@type"]);

  test.each([
    ["/property/the-kaveri-terraces", "RealEstateListing"],
    ["/apartments", "ItemList"],
    ["/blog/1", "BlogPosting"],
    ["/about", "FAQPage"],
    ["/contact", "BreadcrumbList"],
  ])("%s carries %s", async (path, type) => {
    expect(await typesOf(path)).toContain(type);
  });
});

describe("the head of a page that is reached without loading it", () => {
  const visitor = visitsOfTests();

  test("is that of its HTML: on to another page, Back to the first, Forward again", async () => {
    const { page, complaints } = await visitor();
    const asBuilt = async (path: string) => {
      const { document } = await fetchPage(path);
      return {
        title: document.title,
        description: metaContent(document, "description"),
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        icon: document.querySelector('link[rel="icon"]')?.getAttribute("href"),
        language: document.documentElement.lang,
      };
    };
    const home = await asBuilt("/");
    const about = await asBuilt("/about");
    const becomes = (title: string) => page.waitForFunction((text) => document.title === text, title);
    const shown = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        icon: document.querySelector('link[rel="icon"]')?.getAttribute("href"),
        language: document.documentElement.lang,
      }));

    await open(page, "/");
    expect(await shown()).toEqual(home);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await becomes(about.title);
    expect(await shown()).toEqual(about);
    await page.goBack();
    await page.waitForURL(/\/$/);
    await becomes(home.title);
    expect(await shown()).toEqual(home);
    await page.goForward();
    await becomes(about.title);
    expect(await shown()).toEqual(about);
    expect(complaints).toEqual([]);
  });
});
