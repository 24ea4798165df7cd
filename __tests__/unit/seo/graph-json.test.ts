/** Structured data in a script element: no text can end the element or change what is read back. */
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { faqJsonLd, itemListJsonLd } from "../../../src/seo/list-head";
import { breadcrumbJsonLd, graphJson } from "../../../src/seo/structured-data";
import { prePaintHead } from "../../../src/shell/pre-paint-head";
import { hostilePayloads, hostileTexts } from "../../support/hostile-content";

const origin = "https://www.example.com";
const texts = [...hostilePayloads, ...hostileTexts, "constructor", "\ud83d", "\u2028\u2029", "</SCRIPT >"];

test.each(texts)("%s is read back as it was written, and nothing else is in the page", (text) => {
  const json = graphJson([breadcrumbJsonLd(origin, "/a", [{ label: text }, { label: "B" }])]);
  const { window } = new JSDOM(`<script type="application/ld+json">${json}</script><p>after</p>`);
  const [script, ...more] = window.document.querySelectorAll("script");
  expect(more).toEqual([]);
  expect(window.document.body.children).toHaveLength(1);
  const read: unknown = JSON.parse(script?.textContent ?? "");
  expect(read).toMatchObject({ "@graph": [{ itemListElement: [{ name: text }, { name: "B" }] }] });
});

test("an empty list and no questions add nothing", () => {
  expect([...itemListJsonLd(origin, "Homes", []), ...faqJsonLd([])]).toEqual([]);
});

test("the text of a script never holds a sign that could end it", () => {
  expect(graphJson([breadcrumbJsonLd(origin, "/a", [{ label: "</script><!--" }])])).not.toContain("<");
});

test.each(texts.filter((text) => text !== "\ud83d"))(
  "as a city's name, %s ends neither script nor style",
  (name) => {
    const head = renderToStaticMarkup(createElement("head", null, ...prePaintHead([name])));
    const { window } = new JSDOM(`${head}<body><p>after</p>`);
    expect(window.document.querySelectorAll("script, style")).toHaveLength(2);
    expect(window.document.body.children).toHaveLength(1);
    expect(window.document.body.textContent).toBe("after");
  },
);
