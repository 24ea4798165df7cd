import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const listings = [1, 2].map((listingId) => aCatalogueEntry({ listingId, city: "Goa" }));

async function show(query: string) {
  serveIndex(listings).mockRejectedValue(new TypeError("Failed to fetch"));
  jest.useFakeTimers();
  const visit = { widthPx: 390, isPanelSeen: false };
  await visitList(`/properties${query}`, () => resultsPage(listings), visit);
  // The index is asked for a second time after that.
  await act(() => jest.advanceTimersByTimeAsync(1500));
  jest.useRealTimers();
  expect(await screen.findByText(/^We could not load the full list/)).toBeVisible();
}

test.each([
  ["?q=villa", "All 2 properties, not filtered yet"],
  ["?q=villa&city=Goa", "All 2 properties in Goa, not filtered yet"],
  ["?city=Goa", "2 results"],
])("an index that could not be loaded leaves %p without a count of results: %p", async (query, line) => {
  await show(query);
  expect(document.querySelector("[data-count-line]")).toHaveTextContent(new RegExp(`^${line}$`));
});

test("nor does the drawer of filters count results then, and no feature is named by its slug", async () => {
  await show("?q=villa&features=cctv-surveillance");
  expect(screen.queryByText(/^Cctv/)).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Filters (1)" }));
  const drawer = within(screen.getByRole("dialog", { name: "Filters" }));
  expect(drawer.getByRole("button", { name: "Show results" })).toBeEnabled();
});
