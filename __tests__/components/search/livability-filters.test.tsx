import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { categoryPage, categoryTexts } from "../../support/category-page-fixture";
import { query, titles, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const categories = Object.values(categoryTexts).map(({ slug }) => slug);
/** All tell of their furnishing and three of where they face; one alone of pets. */
const listings = [
  { title: "Orchard Row", furnishing: "furnished", pets: "welcome" } as const,
  { title: "Lake House", furnishing: "furnished", facing: ["east"] } as const,
  { title: "Fort House", furnishing: "furnished", facing: ["east"] } as const,
  { title: "Fern Court", furnishing: "unfurnished", facing: ["east"] } as const,
].map((parts, at) => aCatalogueEntry({ listingId: at + 1, categories, ...parts }));
serveIndex(listings);

test("on the results page what three homes tell of can be chosen, and is kept in the address", async () => {
  const user = userEvent.setup();
  const checks = (name: string) => within(screen.getByRole("group", { name })).getAllByRole("checkbox");
  await visitList("/properties", () => resultsPage(listings));
  expect([checks("Furnishing").length, checks("Facing").length]).toEqual([2, 1]);
  expect(screen.queryByRole("group", { name: "Pets" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Furnished" }));
  expect(query()).toBe("?city=all&furnishing=furnished");
  expect(titles()).toEqual(["Fort House", "Lake House", "Orchard Row"]);
  await user.click(screen.getByRole("checkbox", { name: "East" }));
  expect(query()).toBe("?city=all&furnishing=furnished&facing=east");
  expect(titles()).toEqual(["Fort House", "Lake House"]);
});

test("what fewer tell of is offered only to take a choice of the address back", async () => {
  await visitList("/properties?pets=welcome", () => resultsPage(listings));
  expect(titles()).toEqual(["Orchard Row"]);
  await userEvent.setup().click(screen.getByRole("checkbox", { name: "Welcome" }));
  expect(titles()).toHaveLength(4);
  expect(screen.queryByRole("group", { name: "Pets" })).toBeNull();
});

test.each(["generic", "stage", "deal"] as const)(
  "on the %s category page they stand under More filters, act at once and count there; axe finds nothing",
  async (form) => {
    const user = userEvent.setup();
    await visitList("/list", () => categoryPage(form, { listings }));
    await user.click(screen.getByText("More filters"));
    expect(screen.queryByRole("combobox", { name: "Pets" })).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Facing" }), "East");
    expect(query()).toBe("?city=all&facing=east");
    expect(titles()).toEqual(["Lake House", "Fort House", "Fern Court"]);
    expect(screen.getByText("More filters (1)")).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Facing" }), "Any");
    expect(titles()).toHaveLength(4);
  },
);
