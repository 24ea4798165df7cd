import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { headersFile, redirectsFile, vercelFile } from "../../../src/content/build-files/write-host-files";
import { securityHeaders } from "../../../src/content/build-files/host-rules";
import { nginxFile } from "../../../src/content/build-files/nginx-file";
import { packedHostOf, packSite, type PackedHost } from "../../../src/content/build-files/pack-site";

const sources = {
  scriptHashes: ["'sha256-abc='"],
  styleHashes: ["'sha256-def='"],
  emailOrigin: "https://mail.example",
};
const headers = securityHeaders(sources);
const redirects = {
  fixed: [{ from: "/privacy", to: "/privacy-policy" }],
  byListing: [{ from: "/property/1", to: "/property/one" }],
};

const manyByListing = Array.from({ length: 10_000 }, (_, id) => ({
  from: `/property/${id}`,
  to: `/property/home-${id}`,
}));

describe("Content-Security-Policy", () => {
  test("lets e-mail be sent through the given origin", () => {
    expect(headers[0]?.value).toContain("connect-src 'self' https://mail.example;");
  });

  test("keeps each line below Cloudflare's 2,000 characters, with eight scripts and twenty sheets", () => {
    const hash = `'sha256-${"x".repeat(44)}'`;
    const hashes = (length: number) => Array.from({ length }, () => hash);
    const long = securityHeaders({ ...sources, scriptHashes: hashes(8), styleHashes: hashes(20) });
    for (const line of headersFile(long).split("\n")) expect(line.length).toBeLessThan(2000);
  });
});

describe("every host's file", () => {
  test("_headers gives a header in one rule only, because hosts join doubles", () => {
    const names: string[] = headersFile(headers).match(/^ {2}[\w-]+(?=:)/gm) ?? [];
    const doubles = names.filter((name, index) => names.indexOf(name) !== index);
    expect(doubles.every((name) => name.trim() === "Cache-Control")).toBe(true);
    expect(headersFile(headers)).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  });

  test("_headers stays within the 100 rules, and _redirects within the line length, that Cloudflare takes", () => {
    expect(headersFile(headers).match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of redirectsFile(redirects).split("\n")) expect(line.length).toBeLessThan(1000);
  });

  test("_redirects has the few aliases first, because Cloudflare leaves out what follows 2,000", () => {
    const lines = redirectsFile({ ...redirects, byListing: manyByListing }).split("\n");
    expect(lines[0]).toBe("/privacy /privacy-policy 301");
    expect(lines.every((line) => line === "" || /^\/\S+ \/\S+ 301$/.test(line))).toBe(true);
  });

  test("nginx.conf sends a page's headers with the page, also with the longest policy that hosts take", () => {
    const kilobytes = /postpone_output (\d+)k;/.exec(nginxFile(headers, redirects))?.[1];
    const lines = headers.slice(1).map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(2000 + lines.join("").length + 500).toBeLessThan(Number(kilobytes) * 1024);
  });

  test("nginx.conf knows every alias, and keeps those that differ by case out of the map, which ignores it", () => {
    const city = { from: "/city/bangalore", to: "/city/Bangalore" };
    const text = nginxFile(headers, { ...redirects, fixed: [...redirects.fixed, city] });
    expect(text).toContain('location = "/privacy" {\n    return 301 /privacy-policy$is_args$args;');
    expect(text).toContain('location = "/city/bangalore" {\n    return 301 /city/Bangalore$is_args$args;');
    const map = /map \$uri \$site_listing \{([^}]*)\}/.exec(text)?.[1] ?? "";
    expect(map.trim()).toBe('"/property/1" "/property/one";');
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
    const file: unknown = JSON.parse(vercelFile(headers, { ...redirects, byListing: manyByListing }));
    expect(file).toHaveProperty("redirects.length", 2048);
  });
});

describe("the folder for a host (SITE_HOST)", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pack-site-"));
  const folders = {
    from: path.join(folder, "public"),
    hostFiles: path.join(folder, "hosts"),
    into: path.join(folder, "packed"),
  };
  const page = "<p>Aurelia</p>".repeat(100);
  const files = {
    "index.html": page,
    "404.html": "missing",
    "404/index.html": "missing",
    "about/index.html": page,
    "city/Goa/index.html": page,
    "data/about.json": "{}",
    "static/a.webp": "x".repeat(5000),
    "app-0123.js": "1",
    "app-0123.js.map": "{}",
    _headers: "/*",
    _redirects: "/a /b 301",
  };
  const pack = async (host: PackedHost) => {
    await packSite(host, folders);
    return (name: string) => path.join(folders.into, name);
  };

  beforeAll(() => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folders.from, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(folders.hostFiles);
    writeFileSync(path.join(folders.hostFiles, "vercel.json"), "{}");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("nginx gets packed files of the same time beside what is worth packing, and no other host's files", async () => {
    const at = await pack("nginx");
    expect(gunzipSync(readFileSync(at("about/index.html.gz"))).toString()).toBe(page);
    expect(statSync(at("about/index.html.gz")).mtime).toEqual(statSync(at("about/index.html")).mtime);
    expect(existsSync(at("data/about.json.gz"))).toBe(false);
    expect(existsSync(at("static/a.webp.gz"))).toBe(false);
    expect(existsSync(at("_headers"))).toBe(false);
  });

  test("Cloudflare gets pages whose address has no final slash (decisions/addresses), and the rest as it is", async () => {
    const at = await pack("cloudflare");
    expect(["about.html", "city/Goa.html", "index.html"].map((name) => existsSync(at(name)))).toEqual(
      Array.from({ length: 3 }, () => true),
    );
    expect(existsSync(at("about/index.html"))).toBe(false);
    expect(readFileSync(at("404.html"), "utf8")).toBe("missing");
    expect(readFileSync(at("data/about.json"), "utf8")).toBe("{}");
    expect(existsSync(at("_redirects"))).toBe(true);
    expect(existsSync(at("about/index.html.gz"))).toBe(false);
  });

  test.each(["nginx", "cloudflare", "vercel", "netlify"] as const)(
    "%s gets the bundles without their sources, unless they are asked for",
    async (host) => {
      const at = await pack(host);
      expect(existsSync(at("app-0123.js"))).toBe(true);
      expect(existsSync(at("app-0123.js.map"))).toBe(false);
      await packSite(host, { ...folders, withSourceMaps: true });
      expect(existsSync(at("app-0123.js.map"))).toBe(true);
    },
  );

  test.each([
    [undefined, undefined],
    ["", undefined],
    [" nginx ", "nginx"],
    ["cloudflare", "cloudflare"],
  ])("SITE_HOST %j names %s", (value, expected) => {
    expect(packedHostOf({ SITE_HOST: value })).toBe(expected);
  });
});
