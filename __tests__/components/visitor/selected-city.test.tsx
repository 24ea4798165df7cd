import { act, render, screen } from "@testing-library/react";
import { CityNamesProvider } from "../../../src/visitor/city-names";
import { followSelectedCity, chooseCity, useSelectedCity } from "../../../src/visitor/selected-city";

const cityNames = ["Bangalore", "Goa"];

function Chosen() {
  return <p>{useSelectedCity() ?? "none"}</p>;
}
const page = (
  <CityNamesProvider value={cityNames}>
    <Chosen />
  </CityNamesProvider>
);
const fromOtherTab = (key: string | null): void =>
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key }));
  });

beforeEach(() => localStorage.clear());

test("the first render hydrates a page without a city, then the stored one is shown, and a choice here at once", () => {
  localStorage.setItem("selectedCity", "Goa");
  const complaints = jest.spyOn(console, "error").mockImplementation();
  const container = document.createElement("div");
  container.innerHTML = "<p>none</p>";
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(screen.getByText("Goa")).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  act(() => chooseCity("Bangalore"));
  expect(screen.getByText("Bangalore")).toBeVisible();
});

test("another tab's choice is followed, on <html> too", () => {
  render(page);
  const stop = followSelectedCity(cityNames);
  const root = document.documentElement;
  expect(root).not.toHaveAttribute("data-city");
  localStorage.setItem("selectedCity", "Goa");
  fromOtherTab("selectedCity");
  expect(screen.getByText("Goa")).toBeVisible();
  expect(root).toHaveAttribute("data-city", "Goa");
  localStorage.clear();
  fromOtherTab(null);
  expect(screen.getByText("none")).toBeVisible();
  expect(root).not.toHaveAttribute("data-city");
  stop();
});

test("the city that lists have by the address stays until another city is chosen", () => {
  localStorage.setItem("selectedCity", "Goa");
  const { dataset } = document.documentElement;
  // As the pre-paint script leaves it for "?city=all".
  dataset.city = "Goa";
  const stop = followSelectedCity(cityNames);
  expect(dataset.listCity).toBeUndefined();
  act(() => chooseCity("Bangalore"));
  expect(dataset).toMatchObject({ city: "Bangalore", listCity: "Bangalore" });
  stop();
});
