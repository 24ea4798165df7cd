import { existsSync } from "node:fs";
import path from "node:path";
import { fetchPage, metaContent, type BuiltPage } from "./built-page";
import { sitemapPaths, type BuiltSite } from "./built-site";

/** Pages that the sitemap leaves out because they are not to be indexed. */
const unindexed = ["/wishlist", "/compare", "/shortlist", "/thank-you"];

interface Graph {
  readonly "@context": string;
  readonly "@graph": readonly { readonly "@type": string }[];
}

/** The structured data of a page. */
export function graphOf({ document }: BuiltPage): Graph {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const graph: Graph = JSON.parse(scripts[0]?.textContent ?? "");
  return graph;
}

/** Tests of the head and the headings of every page without JavaScript, for any content. */
export function describeHeads(site: BuiltSite): void {
  const pages: BuiltPage[] = [];
  beforeAll(async () => {
    for (const path of [...sitemapPaths(site.root), ...unindexed]) pages.push(await fetchPage(path, site));
  });

  const failing = (isWrong: (page: BuiltPage) => boolean) => pages.filter(isWrong).map(({ path }) => path);

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

  test("is to be indexed, unless it is the wishlist, a comparison, a sent list or the thank-you page", () => {
    expect(failing(({ document }) => !metaContent(document, "robots")?.startsWith("index"))).toEqual(
      unindexed,
    );
  });

  test("names itself as canonical: origin plus path", () => {
    const wrong = failing(({ path, document }) => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');
      return links.length !== 1 || links[0]?.href !== site.published + path;
    });
    expect(wrong).toEqual([]);
  });

  test("has social tags: title, description, address, type, an absolute picture with its text and a large card", () => {
    const wrong = failing(({ path, document }) => {
      const meta = (name: string) => metaContent(document, name);
      return (
        meta("og:title") !== document.title ||
        meta("og:description") !== meta("description") ||
        meta("og:url") !== site.published + path ||
        !meta("og:type") ||
        !meta("og:image")?.startsWith(site.published) ||
        meta("twitter:card") !== "summary_large_image" ||
        !meta("og:image:alt") ||
        meta("twitter:image:alt") !== meta("og:image:alt")
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has a social picture that is there", () => {
    const pictures = new Set(pages.map(({ document }) => metaContent(document, "og:image") ?? ""));
    const isThere = (picture: string) =>
      existsSync(path.join(site.root, decodeURI(new URL(picture).pathname)));
    expect([...pictures].filter((picture) => !isThere(picture))).toEqual([]);
  });

  test("carries one graph of structured data, which parses and names the agency once", () => {
    for (const page of pages) {
      const graph = graphOf(page);
      expect(graph["@context"]).toBe("https://schema.org");
      expect(graph["@graph"].filter((node) => node["@type"] === "RealEstateAgent")).toHaveLength(1);
    }
  });

  test("never shows a keyword difficulty figure (decisions/metadata-and-feeds)", () => {
    expect(
      failing(({ document }) => /keyword.?difficulty|"kd"/i.test(document.documentElement.outerHTML)),
    ).toEqual([]);
  });
}
