import { screen } from "@testing-library/react";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { countLine, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { parseSavedSearches } from "../../../src/visitor/saved-searches";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];
const query = "?bhk=3&city=all";
const lastWeekMs = Date.UTC(2026, 2, 1);
const seenMs = () => parseSavedSearches(localStorage.getItem("savedSearches"))[0]?.seenMs;
const open = () => visitList(`/properties${query}`, () => resultsPage(listings), { isPanelSeen: false });

/** In one test, since the index stays loaded. */
test("what is new in a saved search stays new until its homes are shown", async () => {
  localStorage.setItem("savedSearches", JSON.stringify([{ query, words: "3 BHK", seenMs: lastWeekMs }]));
  serveIndex(listings).mockRejectedValue(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  expect(screen.getByRole("button", { name: "Search saved" })).toBeVisible();
  expect(countLine()).toBe("Looking through 2 properties…");
  expect(seenMs()).toBe(lastWeekMs);
  // The index is asked for twice, a second and a half apart.
  await screen.findByText(/^We could not load the full list/, {}, { timeout: 4_000 });
  expect(seenMs()).toBe(lastWeekMs);
  unmount();

  serveIndex(listings);
  await open();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(seenMs()).toBeGreaterThan(lastWeekMs);
});
