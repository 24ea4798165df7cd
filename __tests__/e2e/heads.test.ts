import type { Browser } from "playwright-core";
import { open, openBrowser, visitor } from "../support/browser";
import { fetchPage, metaContent, type BuiltPage } from "../support/built-page";
import { sitemapPaths } from "../support/sitemap-paths";
import { testSiteOrigin } from "../support/addresses";

/** Routes of specification 2.1 that the sitemap leaves out because they are not to be indexed. */
const unindexed = ["/wishlist", "/thank-you"];

const pages: BuiltPage[] = [];

beforeAll(async () => {
  for (const path of [...sitemapPaths(), ...unindexed]) pages.push(await fetchPage(path));
});

const failing = (isWrong: (page: BuiltPage) => boolean) => pages.filter(isWrong).map(({ path }) => path);

interface Graph {
  readonly "@context": string;
  readonly "@graph": readonly { readonly "@type": string }[];
}

function graphOf({ document }: BuiltPage): Graph {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const graph: Graph = JSON.parse(scripts[0]?.textContent ?? "");
  return graph;
}

describe("every page, read without JavaScript (specification 2.2)", () => {
  test("there are pages: 5 cities, 15 categories, 30 listings and more", () => {
    expect(pages.length).toBeGreaterThan(70);
  });

  test("answers 200", () => {
    expect(failing(({ status }) => status !== 200)).toEqual([]);
  });

  test("has exactly one h1, with words in it", () => {
    const wrong = failing(({ document }) => {
      const headings = document.querySelectorAll("h1");
      return headings.length !== 1 || headings[0]?.textContent?.trim() === "";
    });
    expect(wrong).toEqual([]);
  });

  test("has headings that nest: the h1 comes first, and none skips a level", () => {
    const wrong = failing(({ document }) => {
      const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
      const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
      return levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
    });
    expect(wrong).toEqual([]);
  });

  test("has an h1 of its own, which only the further pages of its list share", () => {
    const listOf = (path: string) => path.replace(/\/page\/\d+$/, "");
    const lists = new Map<string, Set<string>>();
    for (const { path, document } of pages) {
      const words = document.querySelector("h1")?.textContent ?? "";
      lists.set(words, (lists.get(words) ?? new Set()).add(listOf(path)));
    }
    expect([...lists].filter(([, paths]) => paths.size > 1)).toEqual([]);
  });

  test("has a title that no other page has, and only / has the home title", () => {
    const titles = new Map<string, string[]>();
    for (const { path, document } of pages) {
      titles.set(document.title, [...(titles.get(document.title) ?? []), path]);
    }
    expect([...titles.entries()].filter(([title, paths]) => title === "" || paths.length > 1)).toEqual([]);
  });

  test("has a description, keywords and robots", () => {
    const wrong = failing(({ document }) =>
      ["description", "keywords", "robots"].some((name) => !metaContent(document, name)),
    );
    expect(wrong).toEqual([]);
  });

  test("has a description that no other page has, if it is to be indexed", () => {
    const descriptions = new Map<string, string[]>();
    for (const { path, document } of pages) {
      if (unindexed.includes(path)) continue;
      const words = metaContent(document, "description") ?? "";
      descriptions.set(words, [...(descriptions.get(words) ?? []), path]);
    }
    expect([...descriptions].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  test("is to be indexed, unless it is the wishlist or the thank-you page", () => {
    expect(failing(({ document }) => !metaContent(document, "robots")?.startsWith("index"))).toEqual(
      unindexed,
    );
  });

  test("names itself as canonical: origin plus path", () => {
    const wrong = failing(({ path, document }) => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
      return links.length !== 1 || links[0]?.href !== testSiteOrigin + path;
    });
    expect(wrong).toEqual([]);
  });

  test("has social tags: title, description, address, type, an absolute picture and a large card", () => {
    const wrong = failing(({ path, document }) => {
      const meta = (name: string) => metaContent(document, name);
      return (
        meta("og:title") !== document.title ||
        meta("og:description") !== meta("description") ||
        meta("og:url") !== testSiteOrigin + path ||
        !meta("og:type") ||
        !meta("og:image")?.startsWith(testSiteOrigin) ||
        meta("twitter:card") !== "summary_large_image"
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has a social picture that is there", async () => {
    const pictures = new Set(pages.map(({ document }) => metaContent(document, "og:image") ?? ""));
    const missing: string[] = [];
    for (const picture of pictures) {
      const { status } = await fetch(picture, { method: "HEAD" });
      if (status !== 200) missing.push(picture);
    }
    expect(missing).toEqual([]);
  });

  test("says once, in structured data, that the agency is a real estate business in Bangalore, Karnataka, IN", () => {
    for (const page of pages) {
      const graph = graphOf(page);
      expect(graph["@context"]).toBe("https://schema.org");
      const agencies = graph["@graph"].filter((node) => node["@type"] === "RealEstateAgent");
      expect(agencies).toHaveLength(1);
      expect(JSON.stringify(agencies[0])).toMatch(
        /"addressLocality":"Bangalore","addressRegion":"Karnataka"/,
      );
      expect(JSON.stringify(agencies[0])).toContain('"addressCountry":"IN"');
    }
  });

  test("never shows a keyword difficulty figure (decision B4)", () => {
    expect(
      failing(({ document }) => /keyword.?difficulty|"kd"/i.test(document.documentElement.outerHTML)),
    ).toEqual([]);
  });
});

describe("structured data of single kinds of page (decision B6)", () => {
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

  test("a listing's address is its own city and its offer a number with a currency", async () => {
    const graph = JSON.stringify(graphOf(await fetchPage("/property/marsa-creek-residences")));
    expect(graph).toContain('"addressLocality":"Dubai"');
    expect(graph).toMatch(/"price":2100000,"priceCurrency":"AED"/);
  });

  test("a listing without a numeric price makes no offer", async () => {
    const graph = JSON.stringify(graphOf(await fetchPage("/property/kanakapura-orchard")));
    expect(graph).toContain("RealEstateListing");
    expect(graph).not.toContain('"offers"');
  });
});

describe("the head of a page that is reached without loading it", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test("is that of its HTML: on to another page, Back to the first, Forward again", async () => {
    const { page, complaints, close } = await visitor(browser);
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
    await close();
  });
});
