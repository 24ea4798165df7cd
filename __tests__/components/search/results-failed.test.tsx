import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const listings = [
  aCatalogueEntry({ listingId: 1, city: "Goa" }),
  aCatalogueEntry({ listingId: 2, city: "Goa" }),
];

const show = async (query: string) => {
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  // The index is asked for twice, a second and a half apart.
  await screen.findByText(/^We could not load the full list/, {}, { timeout: 4_000 });
};

beforeEach(() => {
  stubViewport({ widthPx: 390 });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  serveIndex(listings).mockRejectedValue(new TypeError("Failed to fetch"));
});

test.each([
  ["?q=villa", "All 2 properties, not filtered yet"],
  ["?q=villa&city=Goa", "All 2 properties in Goa, not filtered yet"],
  ["?bhk=2", "All 2 properties, not filtered yet"],
  ["?city=Goa", "2 results"],
])("an index that could not be loaded leaves %p without a count of results: %p", async (query, line) => {
  await show(query);
  expect(document.querySelector("[data-count-line]")).toHaveTextContent(new RegExp(`^${line}$`));
});

test("nor does the sheet of filters count results then", async () => {
  await show("?q=villa");
  await userEvent.setup().click(screen.getByRole("button", { name: "Filters" }));
  const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
  expect(sheet.getByRole("button", { name: "Show results" })).toBeEnabled();
});
