/** MDN's HTTP Observatory and Google's CSP Evaluator on nginx over TLS with the configuration of the build. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { juriesFolder } from "../../tools/juries/juries-folder";
import { findProgram, openssl } from "../../tools/run/find-program";
import { startNginx } from "../../tools/serve/nginx-server";
import { testMailboxOrigin } from "../../tools/run/test-addresses";
import { juryPackage, unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { testSite, testSiteRoot } from "../support/test-content";

const folder = mkdtempSync(path.join(tmpdir(), "jury-policy-"));
const tls = { certificateFile: path.join(folder, "certificate.pem"), keyFile: path.join(folder, "key.pem") };

beforeAll(() => {
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const names = ["-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", tls.keyFile, "-out", tls.certificateFile];
  execFileSync(findProgram(openssl), [...args, ...names, ...files], { stdio: "ignore" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the build wrote, with the service in place of the local mailbox, which has no TLS. */
const built = readFileSync(path.join(testSite, "hosts/nginx.conf"), "utf8").replaceAll(
  testMailboxOrigin,
  "https://api.emailjs.com",
);

const scan = z.object({
  grade: z.string(),
  score: z.number(),
  tests: z.array(z.object({ name: z.string(), pass: z.boolean(), result: z.string() })),
});

async function observed(configuration: string) {
  const server = await startNginx({ configuration, root: testSiteRoot, tls });
  const ports = [server.redirectsUrl, server.url].map((url) => new URL(url).port);
  const { stdout } = await promisify(execFile)(
    "node",
    [path.join(juriesFolder, "observatory.mjs"), ...ports],
    {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificateFile },
    },
  );
  await server.close();
  const { tests, ...marks } = scan.parse(JSON.parse(stdout));
  const verdicts = tests
    .filter(({ pass }) => !pass)
    .map(({ name, result }) => ({ rule: name, where: "nginx.conf", text: result }));
  return { ...marks, verdicts };
}

test("the Observatory gives A+ and at least 115 points", async () => {
  const { grade, score, verdicts } = await observed(built);
  expect(unexcused("observatory", verdicts)).toEqual([]);
  expect(unusedExceptions("observatory", verdicts)).toEqual([]);
  expect(grade).toBe("A+");
  expect(score).toBeGreaterThanOrEqual(115);
});

test("the Observatory finds a missing redirect to TLS and a missing header", async () => {
  const planted = built
    .replace(
      /return 301 https:.*/,
      "return 204; # return 301 https://$host$request_uri;\n return 301 https://$host$request_uri;",
    )
    .replaceAll(/^ *add_header Strict-Transport-Security .*$/gm, "");
  const { verdicts } = await observed(planted);
  expect(verdicts.map(({ rule }) => rule).sort()).toEqual(["redirection", "strict-transport-security"]);
});

const issue = z.object({
  severity: z.number(),
  description: z.string(),
  directive: z.string(),
  value: z.string().optional(),
});
const library = z.object({
  CspParser: z.custom<new (policy: string) => { readonly csp: unknown }>(),
});
const evaluator = z.object({
  CspEvaluator: z.custom<new (csp: unknown, version: unknown) => { evaluate(): unknown }>(),
});
/** Above it: hints on what a browser of the future may do. */
const weakest = 50;

function evaluated(policy: string): Verdict[] {
  const { CspParser } = library.parse(juryPackage("csp_evaluator/dist/parser.js"));
  const { CspEvaluator } = evaluator.parse(juryPackage("csp_evaluator"));
  const issues = new CspEvaluator(new CspParser(policy).csp, undefined).evaluate();
  return z
    .array(issue)
    .parse(issues)
    .filter(({ severity }) => severity <= weakest)
    .map(({ directive, value = "", description }) => ({
      rule: directive,
      where: "Content-Security-Policy",
      text: `${value} ${description}`.trim(),
    }));
}

const policyOf = (configuration: string) =>
  /\$site_policy \{\s+default "([^"]+)"/.exec(configuration)?.[1] ?? "";

test("the CSP Evaluator finds no weakness in the policy", () => {
  const verdicts = evaluated(policyOf(built));
  expect(unexcused("csp_evaluator", verdicts)).toEqual([]);
  expect(unusedExceptions("csp_evaluator", verdicts)).toEqual([]);
});

test("the CSP Evaluator finds a policy that lets any script run", () => {
  const verdicts = unexcused("csp_evaluator", evaluated("script-src 'unsafe-inline' https:; object-src *"));
  expect(verdicts.join("\n")).toMatch(/script-src: 'unsafe-inline'/);
  expect(verdicts.join("\n")).toMatch(/object-src/);
});
