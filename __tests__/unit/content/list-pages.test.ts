import { listPageSize } from "../../../src/catalogue/page-contexts";
import { listPages } from "../../../src/content/pages/page-families";

const listings = (count: number, city = "Bangalore") =>
  Array.from({ length: count }, (_, index) => ({ id: `${city}-${index}`, city }));

describe("pages of a list", () => {
  test("a list that fits on one page has its own address alone", () => {
    const pages = listPages("/villas", listings(listPageSize), {});
    expect(pages.map(({ path }) => path)).toEqual(["/villas"]);
  });

  test("a list without listings still has a page", () => {
    expect(listPages("/rental", [], {})).toEqual([
      {
        path: "/rental",
        context: { ids: [], counts: [], page: 1, pageCount: 1, pageSize: 24, total: 0, listPath: "/rental" },
      },
    ]);
  });

  test("one listing more than fits opens a second page, and every listing is on exactly one", () => {
    const homes = listings(listPageSize + 1);
    const pages = listPages("/villas", homes, {});
    expect(pages.map(({ path }) => path)).toEqual(["/villas", "/villas/page/2"]);
    expect(pages.flatMap(({ context }) => context.ids)).toEqual(homes.map(({ id }) => id));
    expect(pages.map(({ context }) => context.page)).toEqual([1, 2]);
  });

  test("each page knows how many listings the whole list has, in all and in each city", () => {
    const pages = listPages("/villas", [...listings(2, "Goa"), ...listings(listPageSize)], {});
    for (const { context } of pages) {
      expect(context.total).toBe(listPageSize + 2);
      expect(context.counts).toEqual([
        { city: "Bangalore", count: listPageSize },
        { city: "Goa", count: 2 },
      ]);
    }
  });
});
