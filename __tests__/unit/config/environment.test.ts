import { emailOrigin, siteOrigin } from "../../../src/config/environment";
import { checkEnvironmentOrStop, settingsIssues } from "../../../src/content/check-before-build";

describe.each([
  ["SITE_ORIGIN", siteOrigin, "http://localhost:9000"],
  ["GATSBY_EMAILJS_ORIGIN", emailOrigin, "https://api.emailjs.com"],
] as const)("%s", (variable, originOf, fallback) => {
  test.each([
    ["https://www.example.com", "https://www.example.com"],
    [" https://www.example.com/ ", "https://www.example.com"],
    ["", fallback],
    ["  ", fallback],
    [undefined, fallback],
  ])("%j is %s", (value, origin) => {
    expect(originOf({ [variable]: value })).toBe(origin);
  });

  test.each([
    "www.example.com",
    "https://www.example.com/site",
    "https://example.com/#a",
    "ftp://example.com",
  ])("%s is refused with what to write", (value) => {
    expect(() => originOf({ [variable]: value })).toThrow(
      `${variable} is "${value}"; write an origin such as https://www.example.com, without a path`,
    );
  });
});

describe("before a build begins", () => {
  const original = { ...process.env };
  afterEach(() => {
    process.env = { ...original };
  });

  test.each([
    ["SITE_HOST", "apache", 'SITE_HOST is "apache"; use nginx, cloudflare, vercel, netlify, or leave it out'],
    [
      "GATSBY_EMAILJS_ORIGIN",
      "mail",
      'GATSBY_EMAILJS_ORIGIN is "mail"; write an origin such as https://www.example.com, without a path',
    ],
    ...["nginx", " nginx "].map((host): [string, string, string] => [
      "SITE_HOST",
      host,
      `SITE_HOST is "${host.trim()}" and SITE_ORIGIN is not set, so sitemap and links would name localhost; write SITE_ORIGIN=https://www.example.com with your own domain into .env.production, or set it where the host keeps variables`,
    ]),
  ])("%s=%s stops it", (variable, value, message) => {
    process.env.SITE_ORIGIN = " ";
    process.env[variable] = value;
    const panic = jest.fn();
    checkEnvironmentOrStop({ reporter: { panic } });
    expect(panic.mock.calls).toEqual([[message]]);
  });
});

describe("a file of settings", () => {
  const known = ["SITE_ORIGIN", "SITE_HOST", "GATSBY_EMAILJS_PUBLIC_KEY"];
  test.each([
    ["SITE_ORIGIN: https://a.in", '"SITE_ORIGIN: https://a.in" is no setting; write NAME=value'],
    ["SITE ORIGIN=https://a.in", '"SITE ORIGIN=https://a.in" is no setting; write NAME=value'],
    ["SITE_ORGIN=https://a.in", "SITE_ORGIN is no setting of the site; did you mean SITE_ORIGIN?"],
    ["SITE_ORIGIN=“https://a.in”", "SITE_ORIGIN stands in curly quotation marks; leave them out"],
    ['SITE_ORIGIN="https://a.in', 'SITE_ORIGIN begins with " and has none at its end; leave it out'],
    [
      "GATSBY_EMAILJS_PUBLIC_KEY=a#b",
      `GATSBY_EMAILJS_PUBLIC_KEY is read as "a"; write GATSBY_EMAILJS_PUBLIC_KEY='a#b'`,
    ],
    ["SITE_HOST=nginx\nSITE_HOST=netlify", "SITE_HOST is set twice; keep one line", 2],
    ["\uFEFFSITE_HOST=nginx", "starts with an invisible byte order mark; save the file as UTF-8 without BOM"],
  ])("%j is told", (text, message, line = 1) => {
    expect(settingsIssues(text, known)).toEqual([`line ${line} — ${message}`]);
  });

  test("that is sound has no issue", () => {
    const text = `# A note\r\n\r\nexport SITE_HOST = nginx # ours\r\nSITE_ORIGIN="https://a.in"\r\nOTHER_TOOL='a#b'\r\n`;
    expect(settingsIssues(text, known)).toEqual([]);
  });
});
