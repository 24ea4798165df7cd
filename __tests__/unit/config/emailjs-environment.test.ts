import { readFileSync } from "node:fs";
import path from "node:path";
import {
  EMAIL_KINDS,
  EMAILJS_ENVIRONMENT,
  parseEmailJsEnvironment,
  TEMPLATE_VARIABLES,
} from "../../../src/config/environment";
import { localMailboxEnvironment } from "../../../tools/mailbox/local-mailbox";

const ALL_REQUIRED = [
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  ...EMAIL_KINDS.map((kind) => TEMPLATE_VARIABLES[kind]),
];

describe("parseEmailJsEnvironment (decisions/e-mail)", () => {
  const complete = localMailboxEnvironment("http://127.0.0.1:4810/");

  test("a complete environment gives the configuration, one template per kind", () => {
    expect(parseEmailJsEnvironment(complete)).toEqual({
      ok: true,
      config: {
        origin: "http://127.0.0.1:4810",
        publicKey: "local-public-key",
        serviceId: "local",
        templateIds: Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, `template_${kind}`])),
      },
    });
  });

  test.each(ALL_REQUIRED)("a blank %s is missing", (name) => {
    expect(parseEmailJsEnvironment({ ...complete, [name]: " " })).toEqual({ ok: false, missing: [name] });
    expect(parseEmailJsEnvironment({})).toEqual({ ok: false, missing: ALL_REQUIRED });
  });

  test("the constant object, the required names and .env.example list the same variables", () => {
    const example = readFileSync(path.join(__dirname, "../../../.env.example"), "utf8");
    const documented = [...example.matchAll(/^(?:# )?(GATSBY_EMAILJS_\w+)=/gm)].map(([, name]) => name);
    const known = Object.keys(EMAILJS_ENVIRONMENT);
    expect(documented.sort()).toEqual([...known].sort());
    expect(known.sort()).toEqual([...ALL_REQUIRED, "GATSBY_EMAILJS_ORIGIN"].sort());
  });
});
