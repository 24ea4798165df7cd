/**
 * Files that other programs read: the sitemap by the schema of sitemaps.org and Trovit's feed by Trovit's (xmllint; the
 * second where TROVIT_XSD names the file, which is not ours to copy). Calendar files are read by ical.js where visits are
 * played.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findProgram, xmllint } from "../../tools/run/find-program";
import { builtText } from "../support/built-files";
import { unexcused, unusedExceptions, type Verdict } from "../support/juries";

const folder = mkdtempSync(path.join(tmpdir(), "jury-documents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function schemaVerdicts(text: string, schema: string, where: string): Promise<Verdict[]> {
  const file = path.join(folder, "document.xml");
  writeFileSync(file, text);
  const args = ["--noout", "--nonet", "--schema", schema, file];
  const output = await promisify(execFile)(findProgram(xmllint), args).then(
    () => "",
    (error: unknown) => z.object({ stderr: z.string() }).parse(error).stderr,
  );
  return output
    .split("\n")
    .filter((line) => / error /.test(line))
    .map((line) => ({ rule: "schema", where, text: line.replace(file, "").replace(/^:\d+: /, "") }));
}

/** That of sitemaps.org, which asks for the schemas of pictures too: Google has theirs on its own host alone. */
function sitemapSchema(): string {
  const file = path.join(folder, "sitemap.xsd");
  const schema = readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8");
  writeFileSync(file, schema.replaceAll('processContents="strict"', 'processContents="lax"'));
  return file;
}

describe("xmllint", () => {
  test("finds the sitemap as sitemaps.org wants it", async () => {
    const verdicts = await schemaVerdicts(builtText("sitemap.xml"), sitemapSchema(), "sitemap.xml");
    expect(unexcused("xmllint", verdicts)).toEqual([]);
    expect(unusedExceptions("xmllint", verdicts)).toEqual([]);
  });

  test("finds a day that is none", async () => {
    const planted = builtText("sitemap.xml").replace(/<lastmod>[^<]+/, "<lastmod>yesterday");
    const verdicts = await schemaVerdicts(planted, sitemapSchema(), "sitemap.xml");
    expect(verdicts.map(({ text }) => text).join()).toMatch(/'yesterday' is not a valid value/);
  });

  // Trovit's schema is its own; who has the file names it.
  const trovit = process.env.TROVIT_XSD;
  if (trovit !== undefined) {
    test("finds the feed for Trovit as Trovit wants it, and one without an address not", async () => {
      const feed = builtText("feeds/trovit.xml");
      expect(await schemaVerdicts(feed, trovit, "feeds/trovit.xml")).toEqual([]);
      const planted = feed.replace(/<url>.*?<\/url>/s, "");
      expect(await schemaVerdicts(planted, trovit, "feeds/trovit.xml")).not.toEqual([]);
    });
  }
});
