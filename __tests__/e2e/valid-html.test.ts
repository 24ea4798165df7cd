/**
 * The HTML of a page of each kind, or of every page, conforms to the standard (.htmlvalidate.json); Nu, a jury, looks
 * at every page each time. Each rule that is off there, or eased,
 * forbids nothing that the standard forbids:
 * - attr-case: React writes `charSet` and `srcSet`; HTML knows no case in names of attributes;
 * - no-inline-style: Gatsby's focus wrapper and the places of pictures need one;
 * - no-redundant-role, prefer-native-element: `role="list"` gives lists without markers back to VoiceOver;
 * - tel-non-breaking: numbers may break on a narrow page, where enlarged text leaves them no room;
 * - valid-id: React's and Gatsby's ids hold colons and underscores;
 * - wcag/h32: filters act at once and submit nothing;
 * - aria-label-misuse: each element that ARIA allows to be named may be.
 */
import path from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { builtPages } from "../support/built-files";
import { pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";
import { testSiteRoot } from "../support/test-content";

const validator = new HtmlValidate(new FileSystemConfigLoader());

const pathOf = (page: string) => `/${page.replace(/\/?index\.html$/, "")}`;

async function issuesOf(page: string): Promise<string[]> {
  const { results } = await validator.validateFile(path.join(testSiteRoot, page));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the page"}`),
  );
}

test("the build holds pages of every kind", () => {
  expect(builtPages).toEqual(expect.arrayContaining(["404.html", "index.html", "about/index.html"]));
});

const ofKinds = builtPages.filter(
  (page) => page === "404.html" || pageKinds.some((path) => path.replace(/\?.*/, "") === pathOf(page)),
);

test.each(sampleOf(builtPages, ofKinds))("%s is valid HTML", async (page) => {
  expect(await issuesOf(page)).toEqual([]);
});
