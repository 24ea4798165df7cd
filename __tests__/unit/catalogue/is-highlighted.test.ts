import { isHighlighted } from "../../../src/catalogue/homes-in-address";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";

describe("highlight (requirements 2.1, decisions/saved-and-compared)", () => {
  const listing = aCatalogueEntry({ listingId: 7, title: "Orchard Row" });
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
