import { isHighlighted } from "../../../src/catalogue/is-highlighted";
import { anIndexListing } from "../../support/an-index-listing";

describe("highlight (specification 2.1, decision C2)", () => {
  const listing = anIndexListing({ id: 7, title: "Orchard Row" });
  test.each([
    ["7", true],
    ["orchard-row", true],
    ["Orchard-Row", true],
    ["70", false],
    ["", false],
    [null, false],
  ])("%j: %s", (highlight, expected) => {
    expect(isHighlighted(listing, highlight)).toBe(expected);
  });
});
