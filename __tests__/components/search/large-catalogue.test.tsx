import { fireEvent, screen } from "@testing-library/react";
import { countLinesUntil, showLargeCatalogue } from "../../support/large-catalogue";

const field = () => screen.getByRole("searchbox", { name: "Search" });

test("words stand in their field above the list before them until the search for them is prepared", async () => {
  await showLargeCatalogue("?sort=price-asc");
  await countLinesUntil("Showing 1200 properties in India");
  fireEvent.change(field(), { target: { value: "heron" } });
  expect(field()).toHaveValue("heron");
  expect(await countLinesUntil("3 results")).toEqual(["Showing 1200 properties in India", "3 results"]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
});
