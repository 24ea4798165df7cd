import { emailOrigin, siteOrigin } from "../../../src/config/environment";
import { checkEnvironmentOrStop } from "../../../src/content/check-environment";

describe.each([
  ["SITE_ORIGIN", siteOrigin, "http://localhost:9000"],
  ["GATSBY_EMAILJS_ORIGIN", emailOrigin, "https://api.emailjs.com"],
] as const)("%s", (variable, originOf, fallback) => {
  test.each([
    ["https://www.example.com", "https://www.example.com"],
    [" https://www.example.com/ ", "https://www.example.com"],
    ["http://127.0.0.1:4810", "http://127.0.0.1:4810"],
    ["", fallback],
    [undefined, fallback],
  ])("%j is %s", (value, origin) => {
    expect(originOf({ [variable]: value })).toBe(origin);
  });

  test.each([
    "www.example.com",
    "https://www.example.com/site",
    "https://example.com/?a=1",
    "https://example.com/#a",
    "ftp://example.com",
    "https://",
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
  ])("%s=%s stops it", (variable, value, message) => {
    process.env[variable] = value;
    const panic = jest.fn();
    checkEnvironmentOrStop({ reporter: { panic } });
    expect(panic.mock.calls).toEqual([[message]]);
  });
});
