/** What editors may write as HTML, and what never leaves the build (docs/decisions/content-checks.md). */
import { JSDOM } from "jsdom";
import { sanitiseArticle, richText, sanitiseHtml } from "../../../src/content/sanitise-html";
import { hostilePayloads } from "../../support/hostile-content";

const isSafeAddress = (value: string) => {
  const address = URL.canParse(value, "https://www.example.com") && new URL(value, "https://www.example.com");
  return address === false || ["https:", "http:", "mailto:", "tel:"].includes(address.protocol);
};

/** What runs, loads or restyles in a piece of markup, as a browser would read it. */
function dangersIn(markup: string): string[] {
  const { window } = new JSDOM(`<body>${markup}`);
  return [...window.document.body.querySelectorAll("*")].flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on|^(style|srcdoc|srcset|formaction|xlink:href|id|name|class|target)$/.test(name) ||
        (/^(href|src)$/.test(name) && !isSafeAddress(value)),
    );
    const allowed =
      "p br h2 h3 h4 h5 h6 ul ol li strong a blockquote cite figure figcaption img table caption thead tbody tr th td abbr sub sup";
    return [
      ...(allowed.split(" ").includes(element.localName) ? [] : [element.localName]),
      ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ];
  });
}

describe.each([
  ["sanitiseHtml", sanitiseHtml],
  ["sanitiseArticle", sanitiseArticle],
  ["richText", richText],
] as const)("%s leaves nothing that runs of", (_name, clean) => {
  test.each(hostilePayloads)("%s", (payload) => {
    for (const markup of [
      payload,
      `<p>${payload}</p>`,
      `<p title="${payload}">Text</p>`,
      `<a href='${payload}'>link</a>`,
      `<img src="${payload}" alt="${payload}">`,
      `<h2>${payload}<strong>`,
      payload.toUpperCase(),
      payload.replaceAll("<", "<\u0000").replaceAll("script", "scr\u0000ipt"),
    ]) {
      expect(dangersIn(clean(markup))).toEqual([]);
    }
  });
});

describe("addresses", () => {
  test.each([
    "javascript:report(1)",
    "JaVaScRiPt:report(1)",
    " javascript:report(1)",
    "java\nscript:report(1)",
    "java&Tab;script:report(1)",
    "&#106;avascript:report(1)",
    "\u0001javascript:report(1)",
    "data:text/html,<script>report(1)</script>",
    "vbscript:report(1)",
    "//example.com/tracker.js\u2028",
  ])("a link to %s loses its address or keeps a safe one", (address) => {
    const { window } = new JSDOM(sanitiseHtml(`<p><a href="${address}">link</a></p>`), {
      url: "https://www.example.com/",
    });
    const link = window.document.querySelector("a");
    expect(link?.textContent).toBe("link");
    expect(["", "https:", "http:"]).toContain(link?.protocol === ":" ? "" : link?.protocol);
  });

  test("links of the web, mail and telephone stay; those to other sites tell nothing of ours to the opened page", () => {
    expect(sanitiseHtml('<a href="https://example.com/a">a</a>')).toBe(
      '<a href="https://example.com/a" rel="noopener">a</a>',
    );
    for (const address of ["/contact", "#contact", "mailto:a@example.com", "tel:+918000000000"]) {
      expect(sanitiseHtml(`<a href="${address}">a</a>`)).toBe(`<a href="${address}">a</a>`);
    }
  });
});

describe("what editors may write", () => {
  test("stays as they wrote it, with headings below the page's own", () => {
    const markup =
      '<h2>Plan</h2><p>Two <b>wide</b> rooms<br />and a hall.</p><ul><li>East</li></ul><table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>';
    expect(sanitiseHtml(markup)).toBe(
      markup.replace(/h2>/g, "h3>").replace("<b>", "<strong>").replace("</b>", "</strong>"),
    );
    expect(sanitiseArticle("<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>")).toBe(
      "<h2>A</h2><h2>B</h2><h3>C</h3><h6>D</h6>",
    );
  });

  test("pictures are kept in articles, where the build optimises them, and nowhere else", () => {
    const markup = '<p>A plan.<img src="plans/a.jpg" alt="Plan" /></p>';
    expect(sanitiseArticle(markup)).toBe(markup);
    expect(sanitiseHtml(markup)).toBe("<p>A plan.</p>");
    expect(richText(markup)).toBe("<p>A plan.</p>");
  });

  test("plain text becomes paragraphs; signs that markup uses are written as text", () => {
    for (const clean of [richText, sanitiseArticle])
      expect(clean("Area < 2,000 sq ft & more\nwith a yard\n\nSecond")).toBe(
        "<p>Area &lt; 2,000 sq ft &amp; more<br />with a yard</p><p>Second</p>",
      );
    expect(richText("Markdown [link](javascript:report(1)) {{braces}} ${dollars}")).toBe(
      "<p>Markdown [link](javascript:report(1)) {{braces}} ${dollars}</p>",
    );
  });

  test("names that every object knows are words", () => {
    for (const word of ["__proto__", "constructor", "toString"]) {
      expect(richText(word)).toBe(`<p>${word}</p>`);
      expect(sanitiseHtml(`<${word}>a</${word}><p ${word}="b">c</p>`)).toContain("<p>c</p>");
    }
  });
});
