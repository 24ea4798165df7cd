/**
 * The Structured Data Testing Tool: each node of every page's graph by the vocabulary of schema.org, and the tags that
 * social networks read. The types of the values are judged by TypeScript with schema-dts in the browser suite.
 */
import { z } from "zod";
import { builtPages, builtText } from "../support/built-files";
import { everyNth, sampleOf } from "../support/sample";
import { juryPackage, unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { builtGraphs, type SchemaNode } from "../support/structured-nodes";

const issue = z.object({
  test: z.string(),
  description: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});
/** What passed and names a schema tells whether schema.org has it. */
const pass = z.object({ schema: z.string().optional(), groups: z.array(z.string()).optional() });
const result = z.object({ passed: z.array(pass), failed: z.array(issue) });
type Judge = (html: string, options: { readonly presets?: readonly unknown[] }) => Promise<unknown>;
const tool = z.object({ structuredDataTest: z.custom<Judge>() });
const presets = z.object({ Twitter: z.unknown(), Facebook: z.unknown() });

async function verdictsOf(html: string, where: string, used: readonly unknown[] = []): Promise<Verdict[]> {
  const { structuredDataTest } = tool.parse(juryPackage("structured-data-testing-tool"));
  // It rejects when a test fails, with the result in the error.
  const report = await structuredDataTest(html, { presets: used }).catch(
    (error: unknown) => z.object({ res: z.unknown() }).parse(error).res,
  );
  const { passed, failed } = result.parse(report);
  expect(passed.length + failed.length).toBeGreaterThan(0);
  const unknown = passed.filter(
    ({ schema, groups }) => schema !== undefined && !groups?.includes("Schema.org"),
  );
  return [
    ...unknown.map(({ schema = "" }) => ({ rule: "type", where, text: `${schema} is not of schema.org` })),
    ...failed.map(({ test: rule, description = "", error }) => ({
      rule,
      where,
      text: error?.message ?? description,
    })),
  ];
}

/** It reads the types of whole blocks, not those of a graph's nodes. */
const pageWith = (node: SchemaNode) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...node })}</script>`;

test("every node of every graph is of schema.org, and pages have the tags of social networks", async () => {
  const { Twitter, Facebook } = presets.parse(juryPackage("structured-data-testing-tool/presets"));
  const verdicts: Verdict[] = [];
  const seen = new Set<string>();
  for (const { page, nodes } of builtGraphs())
    for (const html of nodes.map(pageWith)) {
      if (!seen.has(html)) verdicts.push(...(await verdictsOf(html, page)));
      seen.add(html);
    }
  // That every page has the tags is in heads.test.ts of the browser suite.
  for (const page of everyNth(builtPages, 8))
    verdicts.push(...(await verdictsOf(builtText(page), page, [Twitter, Facebook])));
  expect(seen.size).toBeGreaterThan(50);
  expect(unexcused("structured data", verdicts)).toEqual([]);
  // A sample may need none of them.
  expect(sampleOf(unusedExceptions("structured data", verdicts), [])).toEqual([]);
}, 300_000);

test("a type that schema.org does not have, and a page without a card's picture, are found", async () => {
  const palace = await verdictsOf(pageWith({ "@type": "Palace" }), "planted");
  expect(palace.map(({ text }) => text)).toEqual(["Palace is not of schema.org"]);
  const { Facebook } = presets.parse(juryPackage("structured-data-testing-tool/presets"));
  const planted = builtText("about/index.html").replaceAll('property="og:image"', 'property="og:none"');
  expect((await verdictsOf(planted, "planted", [Facebook])).map(({ rule }) => rule)).toEqual([
    '"og:image" || "og:image:src"',
  ]);
});
