import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { categoryPage, categoryTexts } from "../../support/category-page-fixture";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";

const categories = Object.values(categoryTexts).map(({ slug }) => slug);
/** All tell of their furnishing and three of where they face; one alone of pets. */
const listings = [
  aCatalogueEntry({
    listingId: 1,
    title: "Orchard Row",
    categories,
    furnishing: "furnished",
    pets: "welcome",
  }),
  aCatalogueEntry({
    listingId: 2,
    title: "Lake House",
    categories,
    furnishing: "furnished",
    facing: ["east"],
  }),
  aCatalogueEntry({
    listingId: 3,
    title: "Fort House",
    categories,
    furnishing: "furnished",
    facing: ["east"],
  }),
  aCatalogueEntry({
    listingId: 4,
    title: "Fern Court",
    categories,
    furnishing: "unfurnished",
    facing: ["east"],
  }),
];
serveIndex(listings);

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

async function showAt(address: string, page: JSX.Element) {
  window.history.replaceState(null, "", address);
  render(page);
  await settle();
  await setOnScreen(true);
  await settle();
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const query = () => window.location.search;

describe("on the results page", () => {
  const checks = (name: string) => within(screen.getByRole("group", { name })).getAllByRole("checkbox");

  test("what three homes tell of can be chosen, and is kept in the address", async () => {
    const user = userEvent.setup();
    await showAt("/properties", resultsPage(listings));
    expect(checks("Furnishing")).toHaveLength(2);
    expect(checks("Facing")).toHaveLength(1);
    await user.click(screen.getByRole("checkbox", { name: "Furnished" }));
    expect(query()).toBe("?city=all&furnishing=furnished");
    expect(titles()).toEqual(["Fort House", "Lake House", "Orchard Row"]);
    await user.click(screen.getByRole("checkbox", { name: "East" }));
    expect(query()).toBe("?city=all&furnishing=furnished&facing=east");
    expect(titles()).toEqual(["Fort House", "Lake House"]);
  });

  test("what fewer tell of is not offered, and a choice of the address can be taken back", async () => {
    const user = userEvent.setup();
    await showAt("/properties?pets=welcome", resultsPage(listings));
    expect(titles()).toEqual(["Orchard Row"]);
    await user.click(screen.getByRole("checkbox", { name: "Welcome" }));
    expect(titles()).toHaveLength(4);
    expect(screen.queryByRole("group", { name: "Pets" })).toBeNull();
  });
});

describe.each(["generic", "stage", "deal"] as const)("on the %s category page", (form) => {
  test("they stand under More filters, act at once and count there", async () => {
    const user = userEvent.setup();
    await showAt("/list", categoryPage(form, { listings }));
    await user.click(screen.getByText("More filters"));
    expect(screen.queryByRole("combobox", { name: "Pets" })).toBeNull();
    await user.selectOptions(screen.getByRole("combobox", { name: "Facing" }), "East");
    expect(query()).toBe("?city=all&facing=east");
    expect(titles()).toEqual(["Lake House", "Fort House", "Fern Court"]);
    expect(screen.getByText("More filters (1)")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Facing" }), "Any");
    expect(titles()).toHaveLength(4);
  });

  test("axe finds nothing", async () => {
    await showAt("/list?facing=east", categoryPage(form, { listings }));
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

test("a category of which nothing is known has no further filters", async () => {
  await showAt("/list", categoryPage("generic", { listings: [aCatalogueEntry({ categories })] }));
  expect(screen.queryByText(/More filters/)).toBeNull();
});
