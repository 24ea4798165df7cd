import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { countLine, optionsOf, panel, query, results, titles, visitList } from "../../support/list-visit";
import { resultsPage, type ResultsPageOptions } from "../../support/results-page-fixture";
import { withoutAct } from "../../support/without-act";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { resizeTo } from "../../support/viewport";

const listings = [
  aCatalogueEntry({ listingId: 1, facilities: ["Clubhouse", "Gymnasium"], postedAt: "2026-10-04" }),
  aCatalogueEntry({
    ...{ listingId: 2, title: "Lake House", kinds: ["villa"], construction: ["readyToMove"] },
    ...{ bedroomNumbers: [4], price: { inr: 60_000_000 }, facilities: ["Clubhouse"] },
    postedAt: "2026-10-03",
  }),
  aCatalogueEntry({ listingId: 3, title: "Powai Court", city: "Mumbai", location: "Powai", price: null }),
  aCatalogueEntry({ listingId: 4, title: "Marsa Creek", city: "Dubai", location: "Creek Harbour, Dubai" }),
];
serveIndex(listings);

const show = (address = "", options: ResultsPageOptions = {}, widthPx = 1440) =>
  visitList(`/properties${address}`, () => resultsPage(listings, options), { widthPx });

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const box = () => panel().getByRole("searchbox");
const checkbox = (name: string | RegExp) => panel().getByRole("checkbox", { name });

afterEach(() => {
  jest.useRealTimers();
});

describe("count line and heading (requirements 2.6, decisions/city)", () => {
  test("nothing chosen: 'Showing N properties', Dubai named where the set holds it", async () => {
    await show();
    expect(countLine()).toBe("Showing 4 properties in India and Dubai");
    expect(heading()).toBe("Discover Properties in India and Dubai");
  });

  test("the heading follows the active city, the count says 'N result(s)'; the address goes before the visitor's", async () => {
    const { unmount } = await show("", { selectedCity: "Bangalore" });
    expect(heading()).toBe("Discover Properties in Bangalore");
    expect(countLine()).toBe("2 results");
    unmount();
    await show("?city=mumbai", { selectedCity: "Bangalore" });
    expect(heading()).toBe("Discover Properties in Mumbai");
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 result");
  });

  test("a heading without a place stays as it is", async () => {
    await show("", { heading: "Available Properties", selectedCity: "Mumbai" });
    expect(heading()).toBe("Available Properties");
  });
});

test("the type filter begins with All (requirements 5.4)", async () => {
  await show("?type=villa");
  expect(optionsOf("Property type")).toEqual([
    ...["All", "Apartment", "Villa", "Plots", "Farm Land", "Commercial"],
  ]);
  await userEvent.setup().selectOptions(panel().getByRole("combobox", { name: "Property type" }), "All");
  expect(query()).toBe("");
  expect(titles()).toHaveLength(4);
});

describe("the address (requirements 2.1)", () => {
  test("a shared link restores every filter; unreadable values are ignored", async () => {
    await show("?q=house&type=villa&tab=sale&construction=ready-to-move,soon&bhk=4,many&priceMax=70000000");
    expect(titles()).toEqual(["Lake House"]);
    expect(box()).toHaveValue("house");
    expect(panel().getByRole("combobox", { name: "Property type" })).toHaveDisplayValue("Villa");
    expect(checkbox("4+ BHK")).toBeChecked();
    expect(checkbox("Ready To Move")).toBeChecked();
    expect(panel().getByLabelText("Maximum")).toHaveValue("7,00,00,000");
  });

  test("typing replaces, choosing adds to the history", async () => {
    const user = userEvent.setup();
    await show();
    const entries = window.history.length;
    await user.type(box(), "lake h");
    expect(query()).toBe("?q=lake+h&city=all");
    expect(window.history.length).toBe(entries);
    await user.click(checkbox("4+ BHK"));
    expect(query()).toBe("?q=lake+h&bhk=4&city=all");
    expect(window.history.length).toBe(entries + 1);
    expect(titles()).toEqual(["Lake House"]);
  });

  test("all chosen features must be present", async () => {
    const user = userEvent.setup();
    await show();
    await user.click(checkbox(/Clubhouse/));
    expect(titles()).toEqual(["Orchard Row", "Lake House"]);
    await user.click(checkbox(/Gymnasium/));
    expect(query()).toBe("?city=all&features=clubhouse,gymnasium");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test.each([
    ["", "50", "?priceMin=5000000&city=all", "50,00,000", "= from ₹50 lakh"],
    ["", "AED 2m", "?priceMin=48000000&city=all", "4,80,00,000", "= from ₹4.80 crore"],
    ["?tab=rent", "45", "?tab=rent&priceMin=45000&city=all", "45,000", "= from ₹45,000 a month"],
  ])(
    "at %p the price %p is %s in the address, and the panel says so",
    async (at, typed, address, left, echo) => {
      const user = userEvent.setup();
      await show(at);
      const minimum = panel().getByLabelText("Minimum");
      await user.type(minimum, typed);
      expect(query()).toBe(address);
      expect(minimum).toHaveValue(typed);
      expect(minimum).toHaveAccessibleDescription(echo);
      await user.tab();
      expect(minimum).toHaveValue(left);
      expect(minimum).toHaveAccessibleDescription(echo);
    },
  );

  test("a price that cannot be read stays with a message and bounds nothing, until all is cleared", async () => {
    const user = userEvent.setup();
    await show();
    const minimum = () => panel().getByLabelText("Minimum");
    await user.type(minimum(), "cheap");
    await user.tab();
    expect(query()).toBe("");
    expect(titles()).toHaveLength(4);
    expect(minimum()).toHaveValue("cheap");
    expect(minimum()).toBeInvalid();
    expect(minimum()).toHaveAccessibleDescription("Write an amount such as 80 lakh, 1.5 crore or 85,00,000.");
    await user.click(screen.getAllByRole("button", { name: "Clear All" })[0] ?? document.body);
    expect(minimum()).toHaveValue("");
    expect(minimum()).toBeValid();
  });

  test("a minimum above the maximum is said in the panel and where nothing is found, which can turn them round", async () => {
    await show("?priceMin=70000000&priceMax=50000000");
    const message = "The minimum, ₹7 crore, is above the maximum, ₹5 crore.";
    expect(panel().getByLabelText("Maximum")).toHaveAccessibleDescription(message);
    expect(await results().findByText(message)).toBeInTheDocument();
    const swapButton = results().getByRole("button", { name: "The other way round: 1 property" });
    await userEvent.setup().click(swapButton);
    expect(titles()).toEqual(["Lake House"]);
  });

  test("sort by price, null prices last", async () => {
    await show();
    const order = screen.getByRole("combobox", { name: "Sort by" });
    await userEvent.setup().selectOptions(order, "Price: High to Low");
    expect(query()).toBe("?city=all&sort=price-desc");
    expect(titles().at(0)).toBe("Lake House");
    expect(titles().at(-1)).toBe("Powai Court");
    expect(screen.queryByText(/^Homes for sale come first/)).toBeNull();
  });

  test("a choice and its chip show at once, and the list follows; what Back changes is listed at once", async () => {
    await show("?q=house");
    const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
    await withoutAct(async () => {
      order.value = "price-desc";
      order.dispatchEvent(new Event("change", { bubbles: true }));
      results().getByRole("button", { name: "Clear search" }).click();
      await Promise.resolve();
      expect(order).toHaveValue("price-desc");
      expect(results().queryByRole("button", { name: "Clear search" })).toBeNull();
      expect(countLine()).toBe("1 result");
      await waitFor(() => expect(titles().at(0)).toBe("Lake House"));
      window.history.replaceState(null, "", "?q=orchard");
      window.dispatchEvent(new PopStateEvent("popstate"));
      await Promise.resolve();
      expect(titles()).toEqual(["Orchard Row"]);
    });
  });
});

describe("a link shows every visitor what its maker saw, whatever their own city", () => {
  const choose = () => userEvent.setup().click(checkbox("3 BHK"));

  test.each([
    [null, "?bhk=3&city=all", ["Orchard Row", "Marsa Creek", "Powai Court"], "Mumbai"],
    ["Mumbai", "?bhk=3&city=Mumbai", ["Powai Court"], "Dubai"],
    ["Mumbai", "?bhk=3&city=Mumbai", ["Powai Court"], null],
  ])("made with %p stored it is %s and lists %j, opened with %p", async (maker, address, listed, opener) => {
    const { unmount } = await show("", { selectedCity: maker });
    await choose();
    expect(query()).toBe(address);
    expect(titles()).toEqual(listed);
    unmount();
    await show(query(), { selectedCity: opener });
    expect(titles()).toEqual(listed);
  });

  test("without a city the address is clean again once nothing is left in it", async () => {
    const user = userEvent.setup();
    await show();
    await choose();
    await choose();
    expect(query()).toBe("");
    await user.selectOptions(panel().getByRole("combobox", { name: "City" }), "Mumbai");
    await user.click(screen.getByRole("button", { name: "Clear city" }));
    expect(query()).toBe("");
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest");
    await user.click(panel().getByRole("button", { name: "Clear All" }));
    expect(query()).toBe("?city=all&sort=newest");
  });
});

describe("chips (requirements 2.6)", () => {
  test("query and city, with 'Clear search' and 'Clear city'", async () => {
    const user = userEvent.setup();
    await show("?q=row&city=Bangalore", { selectedCity: "Mumbai" });
    await user.click(results().getByRole("button", { name: "Clear search" }));
    expect(query()).toBe("?city=Bangalore");
    await user.click(results().getByRole("button", { name: "Clear city" }));
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(4);
  });

  test("'Clear All' takes every filter and the city away", async () => {
    await show("?q=nothing-like-it&bhk=2&tab=rent", { selectedCity: "Mumbai" });
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
    await userEvent.setup().click(panel().getByRole("button", { name: "Clear All" }));
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(4);
  });
});

describe("a sentence", () => {
  const sentence = "3 BHK under 1.5 crore in Hebbal";
  const read = "?q=Hebbal&bhk=3&priceMax=15000000&city=all";

  test("while it is typed it is words; Enter puts what it says into the filters and adds to the history", async () => {
    const user = userEvent.setup();
    await show();
    const entries = window.history.length;
    await user.type(box(), sentence);
    expect(query()).toBe(`?q=${sentence.replaceAll(" ", "+")}&city=all`);
    expect(window.history.length).toBe(entries);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(query()).toBe(read));
    expect(window.history.length).toBe(entries + 1);
    expect(box()).toHaveValue("Hebbal");
    expect(checkbox("3 BHK")).toBeChecked();
    expect(panel().getByLabelText("Maximum")).toHaveValue("1,50,00,000");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test("a link that holds one keeps its words and offers to read them", async () => {
    const address = `?q=${sentence.replaceAll(" ", "+")}`;
    await show(address);
    expect(query()).toBe(address);
    expect(await results().findByText("3 BHK, up to ₹1.50 Cr, “Hebbal”")).toBeVisible();
    await userEvent.setup().click(results().getByRole("button", { name: "Use as filters" }));
    await waitFor(() => expect(query()).toBe(read));
    expect(titles()).toEqual(["Orchard Row"]);
    expect(results().queryByRole("button", { name: "Use as filters" })).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("plain words offer nothing and Enter leaves them", async () => {
    await show();
    await userEvent.setup().type(box(), "whitefeild{Enter}");
    await settle();
    expect(query()).toBe("?q=whitefeild&city=all");
    expect(results().queryByRole("button", { name: "Use as filters" })).not.toBeInTheDocument();
  });

  test("the focus of a chip that goes moves to the count line; a press on plain text leaves it alone", async () => {
    const user = userEvent.setup();
    await show("?q=Hebbal&bhk=3");
    await user.click(results().getByText("Hebbal, Bangalore"));
    expect(document.body).toHaveFocus();
    results().getByRole("button", { name: "Clear 3 BHK" }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("where nothing answers it, what would with one wish less", async () => {
    await show("?q=Hebbal&bhk=4&priceMax=15000000", { selectedCity: "Bangalore" });
    expect(results().getByRole("heading", { name: "No listings found" })).toBeVisible();
    expect(results().getByRole("button", { name: "Without “up to ₹1.50 Cr”: 1 property" })).toBeVisible();
    expect(results().queryByRole("button", { name: /In all cities/ })).not.toBeInTheDocument();
    expect(results().getByRole("heading", { name: "Close to your search" })).toBeVisible();
    expect(titles()).toEqual(["Orchard Row", "Lake House"]);
    const less = results().getByRole("button", { name: "Without “4+ BHK”: 1 property" });
    await userEvent.setup().click(less);
    expect(query()).toBe("?q=Hebbal&priceMax=15000000&city=Bangalore");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test("where another city has it, all cities", async () => {
    await show("?q=creek", { selectedCity: "Mumbai" });
    await userEvent.setup().click(results().getByRole("button", { name: "In all cities: 1 property" }));
    expect(query()).toBe("?q=creek&city=all");
    expect(titles()).toEqual(["Marsa Creek"]);
  });
});

describe("highlight (requirements 2.6, 4.2 and 9)", () => {
  const scrollIntoView = jest.fn();
  const matched = () => screen.getByText("Matched result").closest("article");

  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
    jest.useFakeTimers();
  });

  test("moves the match to the top, scrolls after 120 ms and flashes for 1800 ms", async () => {
    await show("?highlight=3");
    expect(titles()[0]).toBe("Powai Court");
    expect(matched()).toHaveTextContent("Powai Court");
    act(() => jest.advanceTimersByTime(119));
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(matched()).toHaveClass("flash");
    act(() => jest.advanceTimersByTime(1799));
    expect(matched()).toHaveClass("flash");
    act(() => jest.advanceTimersByTime(1));
    expect(matched()).not.toHaveClass("flash");
    expect(query()).toBe("?highlight=3");
  });

  test("leaves the address when it is not among the results, or when the visitor's city changes", async () => {
    const { unmount } = await show("?q=orchard&highlight=3");
    expect(query()).toBe("?q=orchard&city=all");
    expect(screen.queryByText("Matched result")).not.toBeInTheDocument();
    unmount();
    await show("?highlight=1", { selectedCity: "Bangalore" });
    expect(query()).toBe("?highlight=1");
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await settle();
    expect(query()).toBe("");
  });
});

describe("the drawer of a phone (docs/design.md 9)", () => {
  test("says how many results there are, and how many filters are chosen", async () => {
    await show("?features=clubhouse", {}, 390);
    await userEvent.setup().click(screen.getByRole("button", { name: "Filters (1)" }));
    const drawer = within(screen.getByRole("dialog", { name: "Filters" }));
    await userEvent.setup().click(drawer.getByRole("checkbox", { name: "4+ BHK" }));
    expect(screen.getByRole("button", { name: "Filters (2)" })).toBeInTheDocument();
    await userEvent.setup().click(drawer.getByRole("button", { name: "Show 1 result" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(titles()).toEqual(["Lake House"]);
  });

  test("is closed, not hidden over a locked page, on a tablet that is turned past its widths", async () => {
    await show("?bhk=4", {}, 820);
    await userEvent.setup().click(screen.getByRole("button", { name: "Filters (1)" }));
    expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
    for (const widthPx of [1180, 820]) {
      resizeTo(widthPx);
      expect(document.querySelector("dialog[open]")).toBeNull();
    }
  });

  test("is, closed or open, such that axe finds nothing", async () => {
    const { container } = await show("?q=row", { selectedCity: "Bangalore" }, 390);
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.setup().click(screen.getByRole("button", { name: /^Filters/ }));
    expect(await axeViolations(screen.getByRole("dialog"))).toEqual([]);
  });
});
