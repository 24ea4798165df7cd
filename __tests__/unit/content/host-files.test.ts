import { mapAddresses, videoEmbedUrl } from "../../../src/content/embeds";
import { headersFile } from "../../../src/content/build-files/headers-file";
import {
  contentSecurityPolicy,
  globPattern,
  securityHeaders,
} from "../../../src/content/build-files/host-rules";
import { nginxFile } from "../../../src/content/build-files/nginx-file";
import { scriptHashes } from "../../../src/content/build-files/script-hashes";
import { vercelFile } from "../../../src/content/build-files/vercel-file";

const sources = { scriptHashes: ["'sha256-abc='"], emailOrigin: "https://mail.example" };
const headers = securityHeaders(sources);
const redirects = {
  fixed: [{ from: "/privacy", to: "/privacy-policy" }],
  byListing: [{ from: "/property/1", to: "/property/one" }],
};

describe("hashes of inline scripts", () => {
  test("are those a browser computes, each once", () => {
    const alert = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(scriptHashes("<script>alert('Hello, world.');</script>".repeat(2))).toEqual([alert]);
  });

  test.each([
    ["a file", '<script src="/app.js" async></script>'],
    ["structured data", '<script type="application/ld+json">{"a":1}</script>'],
  ])("leave %s out", (_name, html) => {
    expect(scriptHashes(html)).toEqual([]);
  });
});

describe("Content-Security-Policy", () => {
  const policy = contentSecurityPolicy(sources);

  test("lets scripts run from the site and by hash alone", () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("lets e-mail be sent through the given origin", () => {
    expect(policy).toContain("connect-src 'self' https://mail.example;");
  });

  test.each([
    ["a map", mapAddresses({ title: "Home", location: "Goa" }).mapEmbedUrl],
    ["a YouTube video", videoEmbedUrl("https://youtu.be/abc") ?? "none"],
    ["a Vimeo video", videoEmbedUrl("https://vimeo.com/123") ?? "none"],
  ])("lets %s be framed (decision F4)", (_name, address) => {
    expect(/frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ")).toContain(new URL(address).origin);
  });

  test("keeps each line below Cloudflare's 2,000 characters, with a dozen hashes too", () => {
    const hash = `'sha256-${"x".repeat(44)}'`;
    const long = securityHeaders({ ...sources, scriptHashes: Array.from({ length: 12 }, () => hash) });
    for (const line of headersFile(long).split("\n")) expect(line.length).toBeLessThan(2000);
  });
});

test.each([
  ["/static/*", "/static/0c/home.jpg", true],
  ["/*.js", "/app-0123.js", true],
  ["/*.js", "/listing-index.json", false],
  ["/fonts/*", "/blog/fonts/", false],
  ["/*", "/about", true],
])("the glob %s and %s: %s", (glob, path, expected) => {
  expect(globPattern(glob).test(path)).toBe(expected);
});

describe("every host's file", () => {
  test("_headers gives a header in one rule only, because hosts join doubles", () => {
    const names: string[] = headersFile(headers).match(/^ {2}[\w-]+(?=:)/gm) ?? [];
    const doubles = names.filter((name, index) => names.indexOf(name) !== index);
    expect(doubles.every((name) => name.trim() === "Cache-Control")).toBe(true);
    expect(headersFile(headers)).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  });

  test("nginx.conf sends every header and knows every alias", () => {
    const text = nginxFile(headers, redirects);
    for (const { name, value } of headers) expect(text).toContain(`add_header ${name} "${value}" always;`);
    expect(text).toContain('"/privacy" "/privacy-policy";');
    expect(text).toContain('"/property/1" "/property/one";');
    expect(text).toContain('"~^/static/.*$" "public, max-age=31536000, immutable";');
  });

  test("vercel.json carries 301 redirects, the headers and the cache rules", () => {
    const file: unknown = JSON.parse(vercelFile(headers, redirects));
    expect(file).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        { source: "/privacy", destination: "/privacy-policy", statusCode: 301 },
        { source: "/property/1", destination: "/property/one", statusCode: 301 },
      ],
    });
    expect(file).toHaveProperty("headers.1.source", "/static/(.*)");
    expect(file).toHaveProperty("headers.2.source", "/(.*)\\.js");
    expect(file).toHaveProperty("headers.0.headers.0.key", "Content-Security-Policy");
  });

  test("vercel.json stays within the 2,048 redirects that Vercel takes", () => {
    const byListing = Array.from({ length: 10_000 }, (_, id) => ({
      from: `/property/${id}`,
      to: `/property/home-${id}`,
    }));
    const file: unknown = JSON.parse(vercelFile(headers, { ...redirects, byListing }));
    expect(file).toHaveProperty("redirects.length", 2048);
  });
});
