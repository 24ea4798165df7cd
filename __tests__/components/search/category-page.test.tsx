import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeViolations } from "../../support/axe-violations";
import {
  categoryListings,
  categoryPage,
  categoryTexts as texts,
  type CategoryPageOptions,
} from "../../support/category-page-fixture";
import { countLine, optionsOf, query, titles, visitList } from "../../support/list-visit";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";
import { serveIndex } from "../../support/serve-index";

const fetchIndex = serveIndex(categoryListings);

const show = (form: CategoryPageForm, address = "", options: CategoryPageOptions = {}) =>
  visitList(`/list${address}`, () => categoryPage(form, options), { isPanelSeen: false });

const box = () => screen.getByRole("searchbox");
const bedrooms = () => screen.getByRole("combobox", { name: "Bedrooms" });
const city = () => screen.getByRole("combobox", { name: "City" });
const press = (name: string) => userEvent.setup().click(screen.getByRole("button", { name }));

describe("generic category page (requirements 2.7)", () => {
  test("title, count line, search, city and bedrooms with Reset and Apply", async () => {
    await show("generic");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Heading");
    expect(countLine()).toBe("3 apartments.");
    expect(box()).toHaveAttribute("placeholder", "Search by name or location...");
    expect(optionsOf("City")).toEqual(["All cities", "Bangalore", "Mumbai"]);
    expect(optionsOf("Bedrooms")).toEqual(["Any", "1 BHK", "2 BHK", "3 BHK", "4+ BHK"]);
    // Nothing more is known of these homes.
    expect(screen.queryByText(/More filters/)).toBeNull();
    expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]);
  });

  test("nothing happens before Apply, which puts all filters into the address; Reset and Back take them out", async () => {
    const user = userEvent.setup();
    await show("generic");
    await user.type(box(), "house");
    await user.selectOptions(bedrooms(), "4+ BHK");
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
    await press("Apply");
    expect(query()).toBe("?q=house&bhk=4&city=all");
    expect(titles()).toEqual(["Lake House"]);
    expect(countLine()).toBe("1 of 3 apartments matches “house”.");
    await user.type(box(), " unapplied");
    for (const [q, listed] of [
      ["orchard", "Orchard Row"],
      ["house", "Lake House"],
    ] as const) {
      window.history.replaceState(null, "", `/list?q=${q}`);
      act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
      expect(titles()).toEqual([listed]);
      expect(box()).toHaveValue(q);
    }
    await press("Reset");
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
    expect(box()).toHaveValue("");
  });

  test("a city applied goes before the visitor's own", async () => {
    await show("generic", "", { selectedCity: "Bangalore" });
    await userEvent.setup().selectOptions(city(), "Mumbai");
    await press("Apply");
    expect(query()).toBe("?city=Mumbai");
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 apartment in Mumbai.");
  });

  test("what is not applied yet stays when the chip beside it clears the city, which alone takes its new value", async () => {
    const user = userEvent.setup();
    await show("generic", "", { selectedCity: "Mumbai" });
    await user.type(box(), "lake");
    await user.selectOptions(bedrooms(), "4+ BHK");
    expect(city()).toHaveDisplayValue("Mumbai");
    await press("Clear city");
    expect(box()).toHaveValue("lake");
    expect(bedrooms()).toHaveDisplayValue("4+ BHK");
    expect(city()).toHaveDisplayValue("All cities");
    await press("Apply");
    expect(query()).toBe("?q=lake&bhk=4&city=all");
    expect(titles()).toEqual(["Lake House"]);
  });

  test("several numbers of bedrooms of the address are what the control says, and Apply keeps them unless it is changed", async () => {
    const user = userEvent.setup();
    await show("generic", "?bhk=3,4");
    expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]);
    expect(bedrooms()).toHaveDisplayValue("3, 4+ BHK");
    await user.type(box(), "house");
    await press("Apply");
    expect(query()).toBe("?q=house&bhk=3,4&city=all");
    await user.selectOptions(bedrooms(), "4+ BHK");
    await press("Apply");
    expect(query()).toBe("?q=house&bhk=4&city=all");
    expect(optionsOf("Bedrooms")).not.toContain("3, 4+ BHK");
  });
});

test("where nothing is found the message stands in place of the cards; 'Clear search' brings all back", async () => {
  await show("deal", "?q=nowhere");
  const message = screen.getByRole("heading", { level: 2, name: texts.deal.emptyMessage });
  expect(message).toBeVisible();
  expect(titles()).toEqual([]);
  const around = within(message.parentElement ?? document.body);
  await userEvent.setup().click(around.getByRole("button", { name: "Clear search" }));
  expect(titles()).toHaveLength(3);
});

test("'Previous page' does not stand where a further page is narrowed, so begins at its top", async () => {
  const previous = () => screen.queryByRole("link", { name: "Previous page" });
  await show("generic", "/page/2", { page: 2, pageCount: 2 });
  expect(previous()).toHaveAttribute("href", "/list");
  await userEvent.setup().type(box(), "house");
  await press("Apply");
  expect(titles()).toEqual(["Lake House"]);
  expect(previous()).toBeNull();
});

test("homes close to a search that finds nothing go once it finds some", async () => {
  await show("generic", "?q=o&bhk=1");
  expect(screen.getByRole("region", { name: "Close to your search" })).toBeVisible();
  await userEvent.setup().selectOptions(bedrooms(), "2 BHK");
  await press("Apply");
  expect(titles()).toEqual(["Orchard Row"]);
});

test.each(["stage", "deal"] as const)(
  "%s page (requirements 2.7), type dropdown: 'All Property Types' and the distinct tags, capitalised; both filters act at once",
  async (form) => {
    const user = userEvent.setup();
    await show(form);
    const entries = window.history.length;
    expect(box()).toHaveAttribute("placeholder", texts[form].searchPlaceholder);
    await user.type(box(), "VILLA ");
    expect(query()).toBe("?q=VILLA&city=all");
    expect(window.history.length).toBe(entries);
    expect(titles()).toEqual(["Lake House"]);
    expect(box()).toHaveValue("VILLA ");
    await press("Clear search");
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
    expect(optionsOf(/type/i)).toEqual(["All Property Types", "Apartments", "Villas"]);
    await user.selectOptions(screen.getByRole("combobox", { name: /type/i }), "Villas");
    expect(query()).toBe("?city=all&type=villas");
    expect(window.history.length).toBe(entries + 1);
    expect(titles()).toEqual(["Lake House"]);
  },
);

test("has the types All Property Types, Apartments and Villas, and names no city in its address", async () => {
  await show("dubai", "?city=Goa", { selectedCity: "Mumbai" });
  expect(optionsOf(/type/i)).toEqual(["All Property Types", "Apartments", "Villas"]);
  expect(countLine()).toBe("2 properties in Dubai.");
  await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: /type/i }), "Villas");
  expect(query()).toBe("?type=villa");
  expect(titles()).toEqual(["Palm Shore"]);
});

describe("the visitor's city (decisions/lists)", () => {
  test("narrows the list and the count, for which nothing is loaded; the chip takes it off for this page", async () => {
    fetchIndex.mockClear();
    await show("generic", "", { selectedCity: "Mumbai" });
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 apartment in Mumbai.");
    expect(fetchIndex).not.toHaveBeenCalled();
    await press("Clear city");
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(3);
    expect(countLine()).toBe("3 apartments.");
  });

  test("the focus of a chip or button that goes moves to the count line", async () => {
    const user = userEvent.setup();
    await show("generic", "?q=nowhere", { selectedCity: "Mumbai" });
    for (const name of ["Clear city", "Clear search"]) {
      screen.getAllByRole("button", { name }).at(-1)?.focus();
      await user.keyboard("{Enter}");
      expect(screen.getByRole("status")).toHaveFocus();
    }
  });

  test("a city without any has the empty state in step", async () => {
    await show("generic", "", { selectedCity: "Goa" });
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
    expect(countLine()).toBe("0 apartments in Goa.");
    await press("Show all cities");
    expect(titles()).toHaveLength(3);
  });
});

test.each(["generic", "deal"] as const)("axe finds nothing on the %s page", async (form) => {
  const { container } = await show(form, "?q=lake", { selectedCity: "Bangalore" });
  expect(await axeViolations(container)).toEqual([]);
});
