import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { PlaceList } from "../../../src/features/search/place/place-list";
import { catalogueListingsOf } from "../../support/catalogue-listings";
import { siteFactsAnswer } from "../../support/site-facts";
import { visitedFrom } from "../../support/visitor";

const cities = ["Bangalore", "Mumbai", "Goa"];

const cards = catalogueListingsOf(
  { title: "Lake House", city: "Bangalore" },
  { title: "Palm Villa", city: "Goa" },
  { title: "Fort House", city: "Bangalore" },
);

function showList(chosenCity: string | null, query = "") {
  window.history.replaceState(null, "", `/buy${query}`);
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const page = (
    <PlaceList
      paging={{ page: 1, pageCount: 1, total: 3, listPath: "/buy", counts: [] }}
      cards={cards}
      scope={{ categories: [], exclude: [] }}
    />
  );
  render(visitedFrom(chosenCity, cities, page));
}

const titles = () => screen.queryAllByRole("article").map((card) => card.querySelector("h2")?.textContent);

test("without a city all listings are there", () => {
  showList(null);
  expect(titles()).toEqual(["Lake House", "Palm Villa", "Fort House"]);
  expect(screen.getByText("3 properties")).toBeVisible();
});

test("with a city only its listings are, and the count is in step", () => {
  showList("Bangalore");
  expect(titles()).toEqual(["Lake House", "Fort House"]);
  expect(screen.getByText("2 properties in Bangalore")).toBeVisible();
});

test("the chip takes the city back for this page", async () => {
  showList("Goa");
  expect(titles()).toEqual(["Palm Villa"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear city" }));
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Clear city" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("?city=all");
});

test("Back gives the city back", async () => {
  showList("Goa");
  await userEvent.click(screen.getByRole("button", { name: "Clear city" }));
  act(() => window.history.back());
  await waitFor(() => expect(titles()).toEqual(["Palm Villa"]));
});

test.each([
  ["?city=goa", ["Palm Villa"], "1 property in Goa"],
  ["?city=all", ["Lake House", "Palm Villa", "Fort House"], "3 properties"],
  ["?city=Atlantis", ["Lake House", "Fort House"], "2 properties in Bangalore"],
])("the city of the address goes before the visitor's: %s (decisions/lists)", (query, expected, count) => {
  showList("Bangalore", query);
  expect(titles()).toEqual(expected);
  expect(screen.getByText(count)).toBeVisible();
});

test("a city without listings says so and offers all of them", async () => {
  showList("Mumbai");
  expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all cities" }));
  expect(titles()).toHaveLength(3);
});
