import { createDeveloperPages } from "../../../src/content/pages/create-developer-pages";
import type { Catalogue } from "../../../src/content/pages/query-catalogue";

const home = (id: string, developer: string | null): Catalogue["listings"][number] => ({
  id,
  listingId: 1,
  path: `/property/${id}`,
  developer,
  city: "Goa",
  kind: "villa",
  categories: ["villas"],
  bedroomNumbers: [],
  tags: [],
  postedAt: "2026-01-01",
  price: null,
});

/** The pages that these homes get: template, address and context of each. */
function pagesFor(...listings: Catalogue["listings"]) {
  const pages: unknown[] = [];
  const nothingElse = { categories: [], onDemand: [], cities: [], posts: [], services: [], landings: [] };
  createDeveloperPages({
    createPage: (...page) => pages.push(page),
    catalogue: { ...nothingElse, legals: [], listings },
  });
  return pages;
}

test("a developer of several homes has a page, which names the others", () => {
  const pages = pagesFor(home("a", "Mo & Son"), home("b", "Ann"), home("c", "Mo & Son"), home("d", "Ann"));
  expect(pages).toEqual([
    ["developer", "/developers/ann", expect.objectContaining({ ids: ["b", "d"], others: ["Mo & Son"] })],
    ["developer", "/developers/mo-son", expect.objectContaining({ ids: ["a", "c"], others: ["Ann"] })],
  ]);
});

test.each([
  ["a single home", [home("a", "Ann"), home("b", "Mo")]],
  ["homes of private owners", [home("a", "Private owner"), home("b", "Private owner")]],
  ["homes without a developer", [home("a", null), home("b", null)]],
])("%s gives no page", (_, homes) => {
  expect(pagesFor(...homes)).toEqual([]);
});
