import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];
const fetchIndex = serveIndex(listings);

beforeEach(() => {
  stubViewport({ widthPx: 390 });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

/** In one test, since the index stays loaded. */
test("the index of an address without filters waits for the filters to be opened or seen", async () => {
  window.history.replaceState(null, "", "/properties");
  render(resultsPage(listings));
  await settle();
  await setOnScreen(false);
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent("Showing 2 properties in India");
  expect(fetchIndex).not.toHaveBeenCalled();

  await userEvent.setup().click(screen.getByRole("button", { name: "Filters" }));
  expect(fetchIndex).toHaveBeenCalledTimes(1);

  await setOnScreen(true);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
});
