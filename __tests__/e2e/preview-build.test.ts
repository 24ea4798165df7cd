/**
 * A preview, built for the agency from homes of all states (docs/deploy.md). Its bundles are compiled anew, for minutes:
 * of `npm run test:all` alone. Its marks have tests without a build, site-layout.test.tsx and head-tags-html.test.tsx.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { addHomesByState } from "../support/homes-by-state";
import { SmallSite } from "../support/small-site";

const day = "2026-11-23";
const site = new SmallSite();
addHomesByState(site);

beforeAll(() => site.build({ PUBLICATION_DAY: day, PREVIEW: "true" }), 1_200_000);

const pageOf = (file: string) => new JSDOM(readFileSync(path.join(site.root, file), "utf8")).window.document;

test("drafts and homes to come have pages, which say so", () => {
  const tags = (slug: string) =>
    pageOf(`property/${slug}/index.html`).querySelector('[aria-label="Tags"]')?.textContent;
  expect(tags("draft-larch")).toContain("Draft");
  expect(tags("coming-aspen")).toContain("From 24 Dec 2026");
});

test.each(["index.html", "property/draft-larch/index.html", "about/index.html", "preview/index.html"])(
  "%s says that it is a preview and is for no search engine",
  (file) => {
    const page = pageOf(file);
    expect(page.body.textContent).toContain("Preview for the agency, as of 23 Nov 2026");
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  },
);

test("its list leads to what the public does not see", () => {
  const links = pageOf("preview/index.html").querySelectorAll("main li a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual([
    "/property/draft-larch",
    "/property/coming-aspen",
    "/property/sold-rowan",
    "/property/let-hazel",
  ]);
});

test("the folder is not built for the public afterwards, and the message says what to do", async () => {
  await expect(site.build({ PUBLICATION_DAY: day })).rejects.toThrow(
    "public holds a preview; run npm run clean before you build the site of the public",
  );
});
