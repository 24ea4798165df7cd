import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { countLine, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { setOnScreen } from "../../support/viewport";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];

/** In one test, since the index stays loaded. */
test("the index of an address without filters waits for the filters to be opened or seen", async () => {
  const fetchIndex = serveIndex(listings);
  await visitList("/properties", () => resultsPage(listings), { widthPx: 390, isPanelSeen: false });
  await setOnScreen(false);
  await settle();
  expect(countLine()).toBe("Showing 2 properties in India");
  expect(fetchIndex).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole("button", { name: "Filters" }));
  await setOnScreen(true);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
});
