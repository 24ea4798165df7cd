import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { axeViolations } from "../../support/axe-violations";
import {
  categoryListings,
  categoryPage,
  categoryTexts as texts,
  type CategoryPageOptions,
} from "../../support/category-page-fixture";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const fetchIndex = serveIndex(categoryListings);

async function show(form: CategoryPageForm, address = "/list", options: CategoryPageOptions = {}) {
  window.history.replaceState(null, "", address);
  const view = render(categoryPage(form, options));
  await settle();
  await settle();
  return view;
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const countLine = () => screen.getByRole("status").textContent;
const query = () => window.location.search;

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  fetchIndex.mockClear();
});

describe("generic category page (requirements 2.7)", () => {
  test("title, count line, search, city and bedrooms with Reset and Apply", async () => {
    await show("generic");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Heading");
    expect(countLine()).toBe("3 apartments.");
    expect(screen.getByRole("searchbox")).toHaveAttribute("placeholder", "Search by name or location...");
    const labels = (name: string) =>
      within(screen.getByRole("combobox", { name }))
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(labels("City")).toEqual(["All cities", "Bangalore", "Mumbai"]);
    expect(labels("Bedrooms")).toEqual(["Any", "1 BHK", "2 BHK", "3 BHK", "4+ BHK"]);
    expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]);
  });

  test("nothing happens before Apply, which puts all filters into the address; Reset takes them out", async () => {
    const user = userEvent.setup();
    await show("generic");
    await user.type(screen.getByRole("searchbox"), "house");
    await user.selectOptions(screen.getByRole("combobox", { name: "Bedrooms" }), "4+ BHK");
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?q=house&bhk=4&city=all");
    expect(titles()).toEqual(["Lake House"]);
    expect(countLine()).toBe("1 of 3 apartments matches “house”.");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
  });

  test("a city applied goes before the visitor's own", async () => {
    const user = userEvent.setup();
    await show("generic", "/list", { chosenCity: "Bangalore" });
    await user.selectOptions(screen.getByRole("combobox", { name: "City" }), "Mumbai");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?city=Mumbai");
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 apartment in Mumbai.");
  });

  test("Back restores the filters before", async () => {
    await show("generic", "/list?q=lake");
    expect(titles()).toEqual(["Lake House"]);
    window.history.replaceState(null, "", "/list?q=orchard");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(titles()).toEqual(["Orchard Row"]);
    expect(screen.getByRole("searchbox")).toHaveValue("orchard");
  });
});

describe("what the visitor has changed in the form and not applied yet", () => {
  const box = () => screen.getByRole("searchbox");
  const bedrooms = () => screen.getByRole("combobox", { name: "Bedrooms" });
  const city = () => screen.getByRole("combobox", { name: "City" });

  test("stays when the chip beside it clears the city, which alone takes its new value", async () => {
    const user = userEvent.setup();
    await show("generic", "/list", { chosenCity: "Mumbai" });
    await user.type(box(), "lake");
    await user.selectOptions(bedrooms(), "4+ BHK");
    expect(city()).toHaveDisplayValue("Mumbai");
    await user.click(screen.getByRole("button", { name: "Clear city" }));
    expect(box()).toHaveValue("lake");
    expect(bedrooms()).toHaveDisplayValue("4+ BHK");
    expect(city()).toHaveDisplayValue("All cities");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?q=lake&bhk=4&city=all");
    expect(titles()).toEqual(["Lake House"]);
  });

  test("goes with Reset, and once it is applied Back takes it back", async () => {
    const user = userEvent.setup();
    await show("generic");
    await user.type(box(), "lake");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(box()).toHaveValue("");
    await user.type(box(), "lake");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    window.history.replaceState(null, "", "/list");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(titles()).toHaveLength(3);
    expect(box()).toHaveValue("");
  });
});

describe("several numbers of bedrooms in the address", () => {
  const bedrooms = () => screen.getByRole("combobox", { name: "Bedrooms" });

  test("are what the control says, and Apply keeps them unless it is changed", async () => {
    const user = userEvent.setup();
    await show("generic", "/list?bhk=3,4");
    expect(titles()).toEqual(["Orchard Row", "Lake House", "Powai Court"]);
    expect(bedrooms()).toHaveDisplayValue("3, 4+ BHK");
    await user.type(screen.getByRole("searchbox"), "house");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?q=house&bhk=3,4&city=all");
    await user.selectOptions(bedrooms(), "4+ BHK");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?q=house&bhk=4&city=all");
    expect(within(bedrooms()).queryByRole("option", { name: "3, 4+ BHK" })).toBeNull();
  });
});

describe("a filter of the address for which the page has no control", () => {
  test.each<[CategoryPageForm, string, number, string]>([
    ["stage", "?bhk=4", 3, "3 new projects."],
    ["deal", "?bhk=4", 3, "3 resale properties."],
    ["dubai", "?bhk=4", 2, "2 properties in Dubai."],
    ["generic", "?type=villas", 3, "3 apartments."],
  ])("hides nothing and counts as none: %s page, %s", async (form, address, count, line) => {
    await show(form, `/list${address}`);
    expect(titles()).toHaveLength(count);
    expect(countLine()).toBe(line);
  });
});

describe("a link shows every visitor what its maker saw, whatever their own city", () => {
  const apply = async () => {
    const user = userEvent.setup();
    await user.type(screen.getByRole("searchbox"), "o");
    await user.click(screen.getByRole("button", { name: "Apply" }));
  };

  test("made without a city, opened with Mumbai stored", async () => {
    const { unmount } = await show("generic");
    await apply();
    expect(query()).toBe("?q=o&city=all");
    const made = titles();
    expect(made).toHaveLength(3);
    unmount();
    await show("generic", `/list${query()}`, { chosenCity: "Mumbai" });
    expect(titles()).toEqual(made);
  });

  test("made with Mumbai stored, opened without a city", async () => {
    const { unmount } = await show("generic", "/list", { chosenCity: "Mumbai" });
    await apply();
    expect(query()).toBe("?q=o&city=Mumbai");
    unmount();
    await show("generic", `/list${query()}`);
    expect(titles()).toEqual(["Powai Court"]);
  });

  test("Dubai's page, which has but one city, names none", async () => {
    await show("dubai", "/list?city=Goa", { chosenCity: "Mumbai" });
    await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: /type/i }), "Villas");
    expect(query()).toBe("?type=villa");
    expect(titles()).toEqual(["Palm Shore"]);
  });
});

describe("empty messages (requirements 2.7)", () => {
  test.each(Object.entries(texts))("%s: the message stands in place of the cards", async (_, { empty }) => {
    const form = (["generic", "stage", "deal", "dubai"] as const).find((one) => texts[one].empty === empty);
    await show(form ?? "generic", "/list?q=nowhere");
    expect(screen.getByRole("heading", { level: 2, name: empty })).toBeVisible();
    expect(titles()).toEqual([]);
  });

  test("'Clear search' brings all back", async () => {
    await show("deal", "/list?q=nowhere");
    await userEvent.setup().click(within(emptyBox()).getByRole("button", { name: "Clear search" }));
    expect(titles()).toHaveLength(3);
  });

  const emptyBox = () => {
    const box = screen.getByRole("heading", { name: texts.deal.empty }).parentElement;
    if (box === null) throw new Error("no box around the message");
    return box;
  };
});

describe.each(["stage", "deal"] as const)("%s page (requirements 2.7)", (form) => {
  test("type dropdown: 'All Property Types' and the distinct tags, capitalised", async () => {
    await show(form);
    const types = within(screen.getByRole("combobox", { name: /type/i }));
    const options = types.getAllByRole("option").map((option) => option.textContent);
    expect(options).toEqual(["All Property Types", "Apartments", "Villas"]);
  });

  test("typing replaces the address, the clear button empties the box", async () => {
    const user = userEvent.setup();
    await show(form);
    const entries = window.history.length;
    expect(screen.getByRole("searchbox")).toHaveAttribute("placeholder", texts[form].placeholder);
    await user.type(screen.getByRole("searchbox"), "VILLA ");
    expect(query()).toBe("?q=VILLA&city=all");
    expect(window.history.length).toBe(entries);
    expect(titles()).toEqual(["Lake House"]);
    expect(screen.getByRole("searchbox")).toHaveValue("VILLA ");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(query()).toBe("");
    expect(titles()).toHaveLength(3);
  });

  test("choosing a type adds to the history", async () => {
    await show(form);
    const entries = window.history.length;
    await userEvent.setup().selectOptions(screen.getByRole("combobox", { name: /type/i }), "Villas");
    expect(query()).toBe("?city=all&type=villas");
    expect(window.history.length).toBe(entries + 1);
    expect(titles()).toEqual(["Lake House"]);
  });
});

describe("Dubai page (requirements 2.7)", () => {
  test("types All Property Types, Apartments, Villas", async () => {
    await show("dubai");
    const types = within(screen.getByRole("combobox", { name: /type/i }));
    const options = types.getAllByRole("option").map((option) => option.textContent);
    expect(options).toEqual(["All Property Types", "Apartments", "Villas"]);
    expect(countLine()).toBe("2 properties in Dubai.");
  });

  test("search reads the description too", async () => {
    await show("dubai", "/list?q=promenade");
    expect(titles()).toEqual(["Marsa Creek"]);
  });
});

describe("the visitor's city (decisions/lists)", () => {
  test("narrows the list and the count; the chip takes it off for this page", async () => {
    await show("generic", "/list", { chosenCity: "Mumbai" });
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 apartment in Mumbai.");
    await userEvent.setup().click(screen.getByRole("button", { name: "Clear city" }));
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(3);
    expect(countLine()).toBe("3 apartments.");
  });

  test("the focus of a chip or button that goes moves to the count line", async () => {
    const user = userEvent.setup();
    await show("generic", "/list?q=nowhere", { chosenCity: "Mumbai" });
    for (const name of ["Clear city", "Clear search"]) {
      screen.getAllByRole("button", { name }).at(-1)?.focus();
      await user.keyboard("{Enter}");
      expect(screen.getByRole("status")).toHaveFocus();
    }
  });

  test("a city without any has the empty state in step", async () => {
    await show("generic", "/list", { chosenCity: "Goa" });
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
    expect(countLine()).toBe("0 apartments in Goa.");
    await userEvent.setup().click(screen.getByRole("button", { name: "Show all cities" }));
    expect(titles()).toHaveLength(3);
  });

  test("a list of one page narrowed by the city alone loads nothing", async () => {
    await show("generic", "/list", { chosenCity: "Mumbai" });
    expect(fetchIndex).not.toHaveBeenCalled();
  });
});

test.each(["generic", "deal"] as const)("axe finds nothing on the %s page", async (form) => {
  const { container } = await show(form, "/list?q=lake", { chosenCity: "Bangalore" });
  expect(await axeViolations(container)).toEqual([]);
});

test("a type that no listing has is ignored (requirements 5.4)", async () => {
  await show("deal", "/list?type=castles");
  expect(titles()).toHaveLength(3);
  expect(countLine()).toBe("3 resale properties.");
});
