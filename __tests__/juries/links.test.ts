/**
 * linkinator: every link, picture, sheet and fragment of the served site, page by page from home, or of home alone; all
 * pages are walked each time by links.test.ts of the browser suite.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { testSiteOrigin } from "../support/addresses";
import { sampleOf } from "../support/sample";
import { juryFile, unexcused, unusedExceptions, type Verdict } from "../support/juries";

const report = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      state: z.string(),
      status: z.number().optional(),
      parent: z.string().optional(),
    }),
  ),
});

/** Outside the site nothing is asked: neither here nor in CI is there a network. */
async function crawled(address: string, reach: readonly string[]) {
  const program = path.join(path.dirname(juryFile("linkinator")), "cli.js");
  const options = [...reach, "--check-css", "--check-fragments", "--format", "json", "--concurrency", "20"];
  const skipped = ["--skip", `^(?!${testSiteOrigin}|http://localhost:\\d+|/).*`];
  const { stdout } = await promisify(execFile)("node", [program, address, ...options, ...skipped], {
    maxBuffer: 256_000_000,
  }).catch((error: unknown) => z.object({ stdout: z.string() }).parse(error));
  const { links } = report.parse(JSON.parse(stdout.slice(stdout.indexOf("{"))));
  const verdicts = links
    .filter(({ state }) => state === "BROKEN")
    .map(({ url, status = 0, parent = "" }): Verdict => ({ rule: String(status), where: parent, text: url }));
  return { links, verdicts };
}

test("no link of the site leads nowhere", async () => {
  const { links, verdicts } = await crawled(`${testSiteOrigin}/`, sampleOf(["--recurse"], []));
  expect(links.length).toBeGreaterThan(50);
  expect(unexcused("links", verdicts)).toEqual([]);
  // A sample may need none of them.
  expect(sampleOf(unusedExceptions("links", verdicts), [])).toEqual([]);
}, 300_000);

test("a link and a fragment that lead nowhere are found", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "jury-links-"));
  writeFileSync(
    path.join(folder, "index.html"),
    '<a href="none.html">Gone</a><a href="other.html#none">No part</a>',
  );
  writeFileSync(path.join(folder, "other.html"), "<h1>Other</h1>");
  const { verdicts } = await crawled(folder, ["--recurse"]);
  const broken = new Set(verdicts.map(({ text }) => text.replace(/^.*\//, "")));
  expect([...broken].sort()).toEqual(["none.html", "other.html#none"]);
  rmSync(folder, { recursive: true });
}, 60_000);
