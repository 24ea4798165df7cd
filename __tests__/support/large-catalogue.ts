import { act, render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "./a-catalogue-entry";
import { resultsPage } from "./results-page-fixture";
import { serveIndex } from "./serve-index";
import { siteFactsAnswer } from "./site-facts";
import { setOnScreen, stubViewport } from "./viewport";

/** More than can be prepared for a search with words in one step; three of them are called "Heron Villa". */
const listings = Array.from({ length: 1_200 }, (_, at) =>
  aCatalogueEntry({ listingId: at + 1, title: at % 400 === 0 ? `Heron Villa ${at + 1}` : `Home ${at + 1}` }),
);

/** Each look at the clock is a second later, as on a phone where every step takes long. */
function slowClock(): void {
  let seconds = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (seconds += 1) * 1000);
}

/** Opens the results of 1,200 homes where every step of a longer work takes long. */
export async function showLargeCatalogue(query: string): Promise<void> {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  serveIndex(listings);
  slowClock();
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  await setOnScreen(true);
}

/** What the count line says task by task, each of them once, until it says `wanted`. */
export async function countLinesUntil(wanted: string): Promise<readonly string[]> {
  const lines = new Set<string>();
  for (let tasks = 0; !lines.has(wanted); tasks += 1) {
    if (tasks === 200) throw new Error(`The count line never says "${wanted}" but: ${[...lines].join("; ")}`);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    lines.add(screen.getByRole("status").textContent);
  }
  return [...lines];
}
