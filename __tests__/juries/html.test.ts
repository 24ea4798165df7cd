/** Nu, the W3C's HTML checker, with the CSS validator in it: every built page, style sheet and drawing. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findProgram, java } from "../../tools/run/find-program";
import { builtPages } from "../support/built-files";
import { juryFile, unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { testSiteRoot } from "../support/test-content";

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** A slash in an empty element is React's, in every page, and changes nothing. */
const slash = /^Trailing slash on void elements/;

async function verdictsOf(root: string, files: readonly string[]): Promise<Verdict[]> {
  const { stdout } = await promisify(execFile)(
    findProgram(java),
    [
      "-jar",
      juryFile("vnu-jar/build/dist/vnu.jar"),
      ...["--format", "json", "--stdout", "--exit-zero-always", "--also-check-css", "--also-check-svg"],
      ...files.map((file) => path.join(root, file)),
    ],
    { maxBuffer: 256_000_000 },
  );
  return report
    .parse(JSON.parse(stdout))
    .messages.filter(({ message }) => !slash.test(message))
    .map(({ type, subType = type, url = "", message, extract = "" }) => ({
      rule: subType,
      where: path.relative(root, url.replace(/^file:/, "")),
      text: `${message.replaceAll(/[“”]/g, '"')} in ${extract.trim().replaceAll(/\s+/g, " ")}`,
    }));
}

const sheetsAndDrawings = readdirSync(testSiteRoot, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(css|svg)$/.test(name) && !name.startsWith("admin"),
);

test("every page, style sheet and drawing is valid", async () => {
  const verdicts = await verdictsOf(testSiteRoot, [...builtPages, ...sheetsAndDrawings]);
  expect(unexcused("nu", verdicts)).toEqual([]);
  expect(unusedExceptions("nu", verdicts)).toEqual([]);
}, 300_000);

test("a list item outside a list and an unknown property are found", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "jury-html-"));
  const page =
    '<!DOCTYPE html><html lang="en"><head><title>Homes</title></head><body><li>One</li></body></html>';
  writeFileSync(path.join(folder, "page.html"), page);
  writeFileSync(path.join(folder, "sheet.css"), "p { colour: red }");
  const verdicts = unexcused("nu", await verdictsOf(folder, ["page.html", "sheet.css"]));
  expect(verdicts).toEqual([
    expect.stringMatching(/^page\.html › .*"li" not allowed/),
    expect.stringMatching(/^sheet\.css › .*"colour"/),
  ]);
  rmSync(folder, { recursive: true });
}, 60_000);
