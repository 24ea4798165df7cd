import { pageTexts } from "../../../src/seo/list-head";

const texts = { title: "Luxury Villas | Sample Homes", description: "All our homes.", keywords: "villas" };

test("the first page of a list keeps its texts", () => {
  expect(pageTexts(texts, 1)).toBe(texts);
});

test("the further pages of a list have titles and descriptions of their own (decisions/lists)", () => {
  expect(pageTexts(texts, 2)).toEqual({
    title: "Luxury Villas – page 2 | Sample Homes",
    description: "All our homes. Page 2.",
    keywords: "villas",
  });
  expect(pageTexts({ ...texts, title: "Luxury Villas" }, 3).title).toBe("Luxury Villas – page 3");
});
