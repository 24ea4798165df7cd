import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { cardFromIndex } from "../../../src/components/listing/card-from-index";
import { ResultsPage } from "../../../src/features/search/results-page";
import { anIndexListing } from "../../support/an-index-listing";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";

const listings = [anIndexListing({ id: 1 }), anIndexListing({ id: 2 })];
const fetchIndex = serveIndex(listings);

beforeEach(() => {
  stubViewport({ widthPx: 390 });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

/** In one test, since what is loaded stays for the visit. */
test("the index of an address without filters waits for the filters to be opened or seen", async () => {
  window.history.replaceState(null, "", "/properties");
  render(
    <ResultsPage
      heading="Discover Properties in Bangalore"
      strapLine="Available Properties"
      crumbs={[]}
      paging={{ page: 1, pageCount: 1, total: listings.length, listPath: "/properties" }}
      path="/properties"
      cards={listings.map(cardFromIndex)}
      counts={[{ city: "Bangalore", count: 2 }]}
      cities={["Bangalore"]}
      chosenCity={null}
      cityLabel={null}
      heart={() => null}
      side={null}
    />,
  );
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
