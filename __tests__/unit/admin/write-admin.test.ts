/** /admin in the build: there when it is asked for, gone when it is not, and open to nothing but the repository. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeAdmin } from "../../../src/content/admin/write-admin";
import { headersFile, vercelFile, robotsFile } from "../../../src/content/build-files/write-host-files";
import { securityHeaders, type Header } from "../../../src/content/build-files/host-rules";
import { nginxFile } from "../../../src/content/build-files/nginx-file";
import { parseHeaders } from "../../../tools/serve/host-files";
import { testContent } from "../../support/test-content";
import { githubAdmin } from "../../support/github-admin";

const root = mkdtempSync(path.join(tmpdir(), "admin-"));
const folders = { site: path.join(root, "public"), data: testContent };
const origin = "https://www.example.com";
const written = (name: string) => path.join(folders.site, "admin", name);

beforeAll(() => mkdirSync(folders.site));
afterAll(() => rmSync(root, { recursive: true }));

describe("with the admin off", () => {
  test("the build has nothing of it, even after a build that had", async () => {
    await writeAdmin(githubAdmin, origin, folders);
    expect(existsSync(written("index.html"))).toBe(true);
    expect(await writeAdmin(undefined, origin, folders)).toEqual([]);
    expect(readdirSync(folders.site)).toEqual([]);
  });

  test("robots.txt does not speak of it", () => {
    expect(robotsFile(origin, false)).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n",
    );
  });
});

describe("with the admin on", () => {
  let headers: Header[];
  beforeAll(async () => {
    headers = await writeAdmin(githubAdmin, origin, folders);
  });
  const policy = () => headers.find(({ name }) => name === "Content-Security-Policy")?.value ?? "";
  const page = () => readFileSync(written("index.html"), "utf8");

  test("the page runs one script, the CMS in it, and nothing from elsewhere", () => {
    const script = /<script type="module" src="\/admin\/(cms-[A-Z0-9]+\.js)">/.exec(page())?.[1];
    expect(readFileSync(written(script ?? ""), "utf8").length).toBeGreaterThan(1_000_000);
    expect(page()).not.toMatch(/https?:\/\//);
    expect(page().match(/<script/g)).toHaveLength(1);
  });

  test("the script is told what the site says of each listing, and nothing of drafts but that they are", () => {
    const settings: unknown = JSON.parse(readFileSync(written("cms.json"), "utf8"));
    expect(settings).toHaveProperty(["published", "1"]);
    expect(settings).toMatchObject({ pictureFolder: "/data/images/", cities: expect.any(Array) });
  });

  test("search engines are kept away", () => {
    expect(page()).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(robotsFile(origin, true)).toContain("Allow: /\nDisallow: /admin\n");
  });

  test("its policy lets scripts of the site alone run, and the repository's host be asked", async () => {
    expect(policy()).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy()).not.toMatch(/script-src[^;]*unsafe-(?:inline|hashes)/);
    expect(policy()).not.toContain("'unsafe-eval'");
    expect(policy()).toContain(
      "connect-src 'self' data: blob: https://api.github.com https://www.githubstatus.com;",
    );
    const gitlab = await writeAdmin({ ...githubAdmin, backend: "gitlab" }, origin, folders);
    expect(gitlab[0]?.value).toContain("connect-src 'self' data: blob: https://gitlab.com ");
  });

  describe("hosts send the admin's headers with /admin alone", () => {
    const site = securityHeaders({
      scriptHashes: ["'sha256-site='"],
      styleHashes: [],
      emailOrigin: "https://mail.example",
    });
    const redirects = { fixed: [], byListing: [] };

    test("_headers", () => {
      writeFileSync(path.join(folders.site, "_headers"), headersFile(site, headers));
      const sent = (pathname: string) => parseHeaders(folders.site)(pathname);
      const policies = (pathname: string) =>
        sent(pathname).flatMap(([name, value]) => (name === "Content-Security-Policy" ? [value] : []));
      expect(policies("/admin")).toEqual([policy()]);
      expect(policies("/about")).toEqual([site[0]?.value]);
      expect(policies("/admin/config.json")).toEqual([site[0]?.value]);
      expect(sent("/admin")).toContainEqual(["X-Frame-Options", "DENY"]);
      for (const line of headersFile(site, headers).split("\n")) expect(line.length).toBeLessThan(2000);
    });

    test("nginx.conf", () => {
      const text = nginxFile(site, redirects, headers);
      const location = /location = \/admin \{([^}]*)\}/.exec(text)?.[1] ?? "";
      expect(location).toContain(`add_header Content-Security-Policy "${policy()}" always;`);
      expect(location.match(/add_header/g)).toHaveLength(site.length + 1);
      expect(text.replace(/ {2}location = \/admin \{[^}]*\}\n/, "")).toBe(nginxFile(site, redirects));
    });

    test("vercel.json", () => {
      const file: unknown = JSON.parse(vercelFile(site, redirects, headers));
      expect(file).toHaveProperty("headers.0.source", "/((?!admin$).*)");
      expect(file).toHaveProperty("headers.0.headers.0.value", site[0]?.value);
      expect(file).toHaveProperty("headers.1.source", "/admin");
      expect(file).toHaveProperty("headers.1.headers.0.value", policy());
    });
  });
});
