import { readdirSync, readFileSync } from "node:fs";
import vm from "node:vm";
import { sanitiseArticle } from "../../../src/content/sanitise-html";
import guardsScript from "../../../src/shell/guards.inline?script";

interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

const runGuards = (window: object) => {
  const location = new URL("https://aurelia.test/apartments");
  vm.runInNewContext(guardsScript, { window, location, URL, addEventListener: () => undefined });
};

function madePolicies() {
  const made: Record<string, Policy> = {};
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (made[name] = policy) };
  runGuards({ trustedTypes });
  return made;
}

function policy(): Policy {
  const { default: made } = madePolicies();
  if (made === undefined) throw new Error("No default policy");
  return made;
}

test("where the browser has no Trusted Types nothing happens", () => {
  expect(() => {
    runGuards({});
  }).not.toThrow();
});

describe("HTML", () => {
  const folder = "data/blog";
  const articles = readdirSync(folder).map((name) =>
    sanitiseArticle(readFileSync(`${folder}/${name}`, "utf8")),
  );

  test.each([
    "",
    "Plain, 3 > 2 & on time = always",
    '<p class="a">Go <a href="/contact" rel="noopener">online = now</a><br />or call</p>',
    '<figure data-wide><img src="/a.webp" alt="A view on = x" style="color:red" width="1"/></figure>',
    '<svg viewBox="0 0 9 9"><path clip-path="url(#a)" d="M0 0h9"/></svg>',
    "<script></script>",
    ...articles,
  ])("of the build stays as it is: %#", (html) => {
    expect(policy().createHTML(html)).toBe(html);
  });

  test.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<img src=x" onerror=alert(1)>',
    "<svg/onload=alert(1)>",
    '<p title="a"onclick="alert(1)">',
    "<iframe srcdoc='&lt;script>alert(1)&lt;/script>'></iframe>",
    '<iframe src="https://evil.test"></iframe>',
    '<link rel="stylesheet" href="https://evil.test/a.css">',
    "<b<b>>script>alert(1)</script>",
    '<p a="<p b="onclick=alert(1) c="">',
  ])("of another kind is shown as the text that it is: %s", (html) => {
    const shown = policy().createHTML(html);
    expect(shown).not.toContain("<");
    expect(shown.replace(/&lt;/g, "<")).toBe(html.replace(/&lt;/g, "<"));
  });
});

describe("a script", () => {
  test.each(["/app-1a2b.js", "https://aurelia.test/1.js", "2.js?x=1"])(
    "of the site may come: %s",
    (address) => {
      expect(policy().createScriptURL(address)).toBe(address);
    },
  );

  test.each(["https://evil.test/1.js", "data:text/javascript,alert(1)", "blob:https://evil.test/1"])(
    "of another origin may not: %s",
    (address) => {
      expect(policy().createScriptURL(address)).toBeNull();
    },
  );

  test("has structured data as its text, or none", () => {
    const data = '{"@context":"https://schema.org","@graph":[]}';
    expect(policy().createScript(data)).toBe(data);
    expect(policy().createScript("alert(1)")).toBeNull();
    expect(policy().createScript('{"a":alert(1)}')).toBeNull();
  });
});
