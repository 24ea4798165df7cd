import { feedHtml, latestDay } from "../../../src/content/build-files/query-build-files";
import { postNodeFields } from "../../../src/content/content-types";

const origin = "https://www.example.com";

/** A picture of the article, as the build drew it. */
const built = (src: string) => ({
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 1360,
        height: 907,
        images: { fallback: { src, srcSet: `${src} 1360w` } },
      },
    },
  },
});

function htmlOf(content: string): string {
  const post = {
    id: 1,
    slug: "a-post",
    title: "A post",
    category: "Market",
    date: "2026-11-20",
    image: "exteriors/one.jpg",
    excerpt: "An excerpt.",
    content,
    sources: [],
  };
  return postNodeFields(post).html;
}

describe("an article in the feed", () => {
  test("shows its pictures at their full addresses, with size and alt text", () => {
    const html = htmlOf(
      `<figure><img src="exteriors/one.jpg" alt='A "tower" &amp; a lake'></figure><p><img src="a.jpg" alt="A"></p>`,
    );
    expect(feedHtml(origin, { html, pictures: [built("/static/1/one.jpg"), built("/static/2/a.jpg")] })).toBe(
      `<figure><img src="${origin}/static/1/one.jpg" width="1360" height="907" alt="A &quot;tower&quot; &amp; a lake" /></figure>` +
        `<p><img src="${origin}/static/2/a.jpg" width="1360" height="907" alt="A" /></p>`,
    );
  });

  test("never holds a picture without an address", () => {
    const html = htmlOf('<p>Look: <img src="plans/plan.svg" alt="A plan"><img src="b.jpg" alt="B"></p>');
    expect(feedHtml(origin, { html, pictures: [{ file: { childImageSharp: null } }] })).toBe("<p>Look: </p>");
  });

  test("leads to the site by its origin, to other places as they stand", () => {
    const html = htmlOf('<p><a href="/villas">Villas</a> <a href="#top">Top</a></p>');
    expect(feedHtml(origin, { html, pictures: [] })).toBe(
      `<p><a href="${origin}/villas">Villas</a> <a href="#top">Top</a></p>`,
    );
  });
});

test("the feed names the day on which any of its articles was changed last", () => {
  expect(latestDay(["2026-01-05", null, "2025-01-05", "2026-03-02"])).toBe("2026-03-02");
  expect(latestDay([null])).toBeUndefined();
});
