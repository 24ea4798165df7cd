import { screen } from "@testing-library/react";
import { countLinesUntil, showLargeCatalogue } from "../../support/large-catalogue";

/** In a file of its own, since a catalogue stays prepared for the visit. */
test("a shared link with words shows no other list while the search for them is prepared", async () => {
  await showLargeCatalogue("?q=heron");
  expect(await countLinesUntil("3 results")).toEqual(["Looking through 1200 properties…", "3 results"]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});
