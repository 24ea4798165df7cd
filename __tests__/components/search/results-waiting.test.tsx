import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  // On a slow connection.
  serveIndex(listings).mockReturnValue(new Promise(() => undefined));
});

test.each([
  ["?q=villa", true],
  ["?sort=price-asc", true],
  ["?highlight=2", true],
  // The cards of the page before are the first of the list.
  ["?page=2", false],
  ["?city=all", false],
  ["", false],
])("while the index loads, %p shows that the list is not the one asked for: %p", async (query, isWaiting) => {
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  await settle();
  const line = isWaiting ? "Looking through 2 properties…" : "Showing 2 properties in India";
  expect(screen.getByRole("status")).toHaveTextContent(line);
  expect(screen.queryAllByRole("article")).toHaveLength(isWaiting ? 0 : 2);
});
