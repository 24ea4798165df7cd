/** The head of a page as the build writes it (docs/requirements.md 2.2). */
import { useStaticQuery } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../../src/seo/head-tags";
import type { HeadTexts } from "../../../src/seo/seo-props";

const origin = "https://www.example.com";
const texts: HeadTexts = { title: "Resale homes", description: "Homes sold again.", keywords: "resale" };

const siteFacts = { name: "Sample Homes", offices: [], social: [], registrations: [] };

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: { siteUrl: origin } }, siteFacts });
});

function structuredData(head: HeadTexts): unknown {
  renderToStaticMarkup(<Seo path="/resale" texts={head} />);
  const json = /<script[^>]*>(.*)<\/script>/.exec(Helmet.renderStatic().script.toString())?.[1];
  return JSON.parse(json ?? "null");
}

test("a product entry of the page's metadata stands in the structured data, its addresses absolute", () => {
  const picture = { images: { fallback: { src: "/static/home.jpg" } } };
  const product = {
    name: "Valuation",
    description: null,
    images: [{ alt: "A surveyor", file: { childImageSharp: { social: picture } } }],
    offers: [{ price: 4999, priceCurrency: "INR", url: "/sell" }],
  };
  expect(structuredData(Object.assign({}, texts, { product }))).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      expect.objectContaining({ "@type": "RealEstateAgent" }),
      expect.objectContaining({ "@type": "WebSite" }),
      {
        "@type": "Product",
        name: "Valuation",
        image: [`${origin}/static/home.jpg`],
        offers: [{ "@type": "Offer", price: 4999, priceCurrency: "INR", url: `${origin}/sell` }],
      },
    ],
  });
});

test("a preview is for no search engine, whatever its page says", () => {
  const robots = () => {
    renderToStaticMarkup(<Seo path="/resale" texts={texts} />);
    return /name="robots" content="([^"]*)"/.exec(Helmet.renderStatic().meta.toString())?.[1];
  };
  expect(robots()).toBe("index, follow");
  process.env.GATSBY_PREVIEW_DAY = "2026-11-23";
  expect(robots()).toBe("noindex, nofollow");
  delete process.env.GATSBY_PREVIEW_DAY;
});
