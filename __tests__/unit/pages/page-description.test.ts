import { pageDescription } from "../../../src/features/search/list/page-title";

test("the further pages of a list have descriptions of their own", () => {
  expect(pageDescription("All our homes.", 1)).toBe("All our homes.");
  expect(pageDescription("All our homes.", 2)).toBe("All our homes. Page 2.");
});
