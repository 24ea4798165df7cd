import { act } from "@testing-library/react";
import { countLinesUntil, showLargeCatalogue } from "../../support/large-catalogue";

/** In a file of its own, since a catalogue stays prepared for the visit. */
test("Back to words with other filters shows no list of the filters alone while the search for words is prepared", async () => {
  await showLargeCatalogue("?sort=price-asc");
  await countLinesUntil("Showing 1200 properties in India");
  window.history.replaceState(null, "", "/properties?q=heron&bhk=3");
  act(() => {
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(await countLinesUntil("3 results")).toEqual(["Looking through 1200 properties…", "3 results"]);
});
