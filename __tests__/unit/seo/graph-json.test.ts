/** Structured data in a script element: no text can end the element or change what is read back. */
import { JSDOM } from "jsdom";
import { breadcrumbJsonLd, graphJson } from "../../../src/seo/structured-data";
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
