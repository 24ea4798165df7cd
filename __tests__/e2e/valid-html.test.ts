/**
 * The HTML of every built page conforms to the standard (.htmlvalidate.json). What the configuration leaves out is
 * taste, or no fault of ours: React writes `charSet` and inline styles, Gatsby's root id begins with underscores, and
 * `role="list"` gives lists without markers back to VoiceOver.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const root = path.resolve("public");
const pages = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
  .sort();
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function faultsOf(page: string): Promise<string[]> {
  const { results } = await validator.validateFile(path.join(root, page));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the page"}`),
  );
}

test("the build holds pages of every kind", () => {
  expect(pages).toEqual(expect.arrayContaining(["404.html", "index.html", "about/index.html"]));
});

test.each(pages)("%s is valid HTML", async (page) => {
  expect(await faultsOf(page)).toEqual([]);
});
