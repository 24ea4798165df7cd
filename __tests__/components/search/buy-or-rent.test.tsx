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
const sold = aCatalogueEntry({ listingId: 1, title: "Orchard Row", categories });
const toLet = aCatalogueEntry({
  listingId: 2,
  title: "Terrace Flat",
  categories: categories.filter((slug) => slug !== "resale"),
  isRental: true,
});
const listings = [sold, toLet];
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
const choice = () => within(screen.getByRole("group", { name: "Buy or rent" }));
const option = (name: string) => choice().getByRole("radio", { name });
const query = () => window.location.search;

describe("on the results page", () => {
  test("buying or renting is a choice of the panel, kept in the address", async () => {
    const user = userEvent.setup();
    await showAt("/properties", resultsPage(listings));
    expect(option("All")).toBeChecked();
    await user.click(option("Rent"));
    expect(query()).toBe("?tab=rent&city=all");
    expect(titles()).toEqual(["Terrace Flat"]);
    await user.click(option("Buy"));
    expect(query()).toBe("?tab=buy&city=all");
    expect(titles()).toEqual(["Orchard Row"]);
    await user.click(option("All"));
    expect(titles()).toHaveLength(2);
  });

  test("the hero's Sale is Buy here", async () => {
    await showAt("/properties?tab=sale", resultsPage(listings));
    expect(option("Buy")).toBeChecked();
  });
});

describe("on a category page that holds both", () => {
  test("the generic page chooses it with Apply, and Reset takes it back", async () => {
    const user = userEvent.setup();
    await showAt("/list", categoryPage("generic", { listings }));
    await user.click(option("Rent"));
    expect(titles()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?tab=rent&city=all");
    expect(titles()).toEqual(["Terrace Flat"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2 apartments matches your filters.");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(titles()).toHaveLength(2);
    expect(option("All")).toBeChecked();
  });

  test.each([
    ["", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=buy", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=sale", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=all", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=rent", ["Terrace Flat"], "Rent", "1 of 1 apartment matches your filters."],
  ])(
    "one for sale lists what is to let only where it is asked for: %p",
    async (address, expected, deal, count) => {
      await showAt(`/list${address}`, categoryPage("generic", { listings, forSale: true }));
      expect(choice().getAllByRole("radio")).toHaveLength(2);
      expect(option(deal)).toBeChecked();
      expect(screen.getByRole("status")).toHaveTextContent(count);
      expect(titles()).toEqual(expected);
    },
  );

  test("the other pages choose it at once", async () => {
    await showAt("/list", categoryPage("stage", { listings }));
    await userEvent.setup().click(option("Buy"));
    expect(query()).toBe("?tab=buy&city=all");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test.each(["generic", "stage"] as const)("axe finds nothing on the %s page", async (form) => {
    await showAt("/list?tab=rent", categoryPage(form, { listings }));
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

test("a page of homes for sale alone offers no choice, and an address cannot empty it", async () => {
  await showAt("/list?tab=rent", categoryPage("deal", { listings }));
  expect(screen.queryByRole("group", { name: "Buy or rent" })).toBeNull();
  expect(titles()).toEqual(["Orchard Row"]);
});
