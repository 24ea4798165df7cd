import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";
import { parseSavedSearches } from "../../../src/visitor/saved-searches";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];
const query = "?bhk=3&city=all";
const lastWeekMs = Date.UTC(2026, 2, 1);
const seenMs = () => parseSavedSearches(localStorage.getItem("savedSearches"))[0]?.seenMs;

async function open() {
  window.history.replaceState(null, "", `/properties${query}`);
  const view = render(resultsPage(listings));
  await settle();
  await settle();
  return view;
}

/** In one test, since the index stays loaded. */
test("what is new in a saved search stays new until its homes are shown", async () => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  localStorage.setItem("savedSearches", JSON.stringify([{ query, words: "3 BHK", seenMs: lastWeekMs }]));
  const fetchIndex = serveIndex(listings);
  const answer = await fetchIndex("");

  fetchIndex.mockRejectedValue(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  expect(screen.getByRole("button", { name: "Search saved" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Looking through 2 properties…");
  expect(seenMs()).toBe(lastWeekMs);
  // The index is asked for twice, a second and a half apart.
  await screen.findByText(/^We could not load the full list/, {}, { timeout: 4_000 });
  expect(seenMs()).toBe(lastWeekMs);
  unmount();

  fetchIndex.mockResolvedValue(answer);
  await open();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(seenMs()).toBeGreaterThan(lastWeekMs);
});
