import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { resultsPage, type ResultsPageOptions } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";
import { withoutAct } from "../../support/without-act";

const listings = [
  aCatalogueEntry({
    listingId: 1,
    title: "Orchard Row",
    facilities: ["Clubhouse", "Gymnasium"],
    postedAt: "2026-10-04",
  }),
  aCatalogueEntry({
    listingId: 2,
    title: "Lake House",
    bedroomNumbers: [4],
    price: { inr: 60_000_000 },
    facilities: ["Clubhouse"],
    construction: ["readyToMove"],
    kinds: ["villa"],
    postedAt: "2026-10-03",
  }),
  aCatalogueEntry({
    listingId: 3,
    title: "Powai Court",
    city: "Mumbai",
    location: "Powai, Mumbai",
    price: null,
  }),
  aCatalogueEntry({ listingId: 4, title: "Marsa Creek", city: "Dubai", location: "Creek Harbour, Dubai" }),
];
serveIndex(listings);

/** As on a phone, whose filters are in a sheet. */
async function showWithoutPanel(query = "", options: ResultsPageOptions = {}) {
  window.history.replaceState(null, "", `/properties${query}`);
  const view = render(resultsPage(listings, options));
  await settle();
  await settle();
  return view;
}

async function show(query = "", options: ResultsPageOptions = {}) {
  const view = await showWithoutPanel(query, options);
  await setOnScreen(true);
  await settle();
  return view;
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const countLine = () => screen.getByRole("status").textContent;
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const panel = () => within(screen.getByRole("complementary", { name: "Filters" }));
const query = () => window.location.search;

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});
afterEach(() => {
  jest.useRealTimers();
});

describe("count line and heading (requirements 2.6, decisions/city)", () => {
  test("nothing chosen: 'Showing N properties', Dubai named where the set holds it", async () => {
    await show();
    expect(countLine()).toBe("Showing 4 properties in India and Dubai");
    expect(heading()).toBe("Discover Properties in India and Dubai");
  });

  test("the heading follows the active city, the count says 'N result(s)'", async () => {
    await show("", { chosenCity: "Bangalore" });
    expect(heading()).toBe("Discover Properties in Bangalore");
    expect(countLine()).toBe("2 results");
  });

  test("the city of the address goes before the visitor's", async () => {
    await show("?city=mumbai", { chosenCity: "Bangalore" });
    expect(heading()).toBe("Discover Properties in Mumbai");
    expect(titles()).toEqual(["Powai Court"]);
    expect(countLine()).toBe("1 result");
  });

  test("a heading without a place stays as it is", async () => {
    await show("", { heading: "Available Properties", chosenCity: "Mumbai" });
    expect(heading()).toBe("Available Properties");
  });
});

test("the type filter begins with All (requirements 5.4)", async () => {
  await show("?type=villa");
  const types = panel().getByRole("combobox", { name: "Property type" });
  const labels = within(types)
    .getAllByRole("option")
    .map((option) => option.textContent);
  expect(labels).toEqual(["All", "Apartment", "Villa", "Plots", "Farm Land", "Commercial"]);
  await userEvent.setup().selectOptions(types, "All");
  expect(query()).toBe("");
  expect(titles()).toHaveLength(4);
});

describe("the address (requirements 2.1)", () => {
  test("a shared link restores every filter; unreadable values are ignored", async () => {
    await show(
      "?q=house&type=villa&tab=sale&construction=ready-to-move,soon&bhk=4,many&priceMin=x&priceMax=70000000",
    );
    expect(titles()).toEqual(["Lake House"]);
    expect(panel().getByRole("searchbox")).toHaveValue("house");
    expect(panel().getByRole("combobox", { name: "Property type" })).toHaveDisplayValue("Villa");
    expect(panel().getByRole("checkbox", { name: "4+ BHK" })).toBeChecked();
    expect(panel().getByRole("checkbox", { name: "Ready To Move" })).toBeChecked();
    expect(panel().getByLabelText("Maximum")).toHaveValue("7,00,00,000");
  });

  test("typing replaces, choosing adds to the history", async () => {
    const user = userEvent.setup();
    await show();
    const entries = window.history.length;
    await user.type(panel().getByRole("searchbox"), "lake h");
    expect(query()).toBe("?q=lake+h&city=all");
    expect(window.history.length).toBe(entries);
    await user.click(panel().getByRole("checkbox", { name: "4+ BHK" }));
    expect(query()).toBe("?q=lake+h&bhk=4&city=all");
    expect(window.history.length).toBe(entries + 1);
    expect(titles()).toEqual(["Lake House"]);
  });

  test("features with their counts; all chosen ones must be present", async () => {
    const user = userEvent.setup();
    await show();
    await user.click(panel().getByRole("checkbox", { name: /Clubhouse/ }));
    expect(titles()).toEqual(["Orchard Row", "Lake House"]);
    await user.click(panel().getByRole("checkbox", { name: /Gymnasium/ }));
    expect(query()).toBe("?city=all&features=clubhouse,gymnasium");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test.each([
    ["2 crore", "20000000", "2,00,00,000", "= from ₹2 crore"],
    ["1.5cr", "15000000", "1,50,00,000", "= from ₹1.50 crore"],
    ["80 lakh", "8000000", "80,00,000", "= from ₹80 lakh"],
    ["50", "5000000", "50,00,000", "= from ₹50 lakh"],
    ["1.5", "15000000", "1,50,00,000", "= from ₹1.50 crore"],
    ["AED 2m", "48000000", "4,80,00,000", "= from ₹4.80 crore"],
    ["8500000", "8500000", "85,00,000", "= from ₹85 lakh"],
  ])("%p in a price box is ₹%s, and the panel says so", async (typed, rupees, left, echo) => {
    const user = userEvent.setup();
    await show();
    const minimum = panel().getByLabelText("Minimum");
    await user.type(minimum, typed);
    expect(query()).toBe(`?priceMin=${rupees}&city=all`);
    expect(minimum).toHaveValue(typed);
    expect(minimum).toHaveAccessibleDescription(echo);
    await user.tab();
    expect(minimum).toHaveValue(left);
    expect(minimum).toHaveAccessibleDescription(echo);
  });

  test("'45' is a rent of 45,000 where homes to let are asked for", async () => {
    const user = userEvent.setup();
    await show("?tab=rent");
    await user.type(panel().getByLabelText("Maximum"), "45");
    expect(query()).toBe("?tab=rent&priceMax=45000&city=all");
    expect(panel().getByLabelText("Maximum")).toHaveAccessibleDescription("= up to ₹45,000 a month");
  });

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
    const user = userEvent.setup();
    await show("?priceMin=70000000&priceMax=50000000");
    const message = "The minimum, ₹7 crore, is above the maximum, ₹5 crore.";
    expect(panel().getByLabelText("Maximum")).toHaveAccessibleDescription(message);
    const results = within(screen.getByRole("region", { name: "Results" }));
    await waitFor(() => expect(results.getByText(message)).toBeInTheDocument());
    await user.click(results.getByRole("button", { name: "The other way round: 1 property" }));
    expect(titles()).toEqual(["Lake House"]);
  });

  test("sort by price, null prices last", async () => {
    await show();
    await userEvent
      .setup()
      .selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: High to Low");
    expect(query()).toBe("?city=all&sort=price-desc");
    expect(titles().at(0)).toBe("Lake House");
    expect(titles().at(-1)).toBe("Powai Court");
    expect(screen.queryByText(/^Homes for sale come first/)).toBeNull();
  });
});

describe("a link shows every visitor what its maker saw, whatever their own city", () => {
  const choose = () => userEvent.setup().click(panel().getByRole("checkbox", { name: "3 BHK" }));

  test("made without a city, opened with Mumbai stored", async () => {
    const { unmount } = await show();
    await choose();
    expect(query()).toBe("?bhk=3&city=all");
    const made = titles();
    expect(made).toEqual(["Orchard Row", "Marsa Creek", "Powai Court"]);
    unmount();
    await show(query(), { chosenCity: "Mumbai" });
    expect(titles()).toEqual(made);
  });

  test("made with Mumbai stored, opened without a city or with another", async () => {
    const maker = await show("", { chosenCity: "Mumbai" });
    await choose();
    expect(query()).toBe("?bhk=3&city=Mumbai");
    maker.unmount();
    for (const chosenCity of [null, "Dubai"]) {
      const { unmount } = await show(query(), { chosenCity });
      expect(titles()).toEqual(["Powai Court"]);
      unmount();
    }
  });

  test("without a city the address is clean again once nothing is left in it", async () => {
    const user = userEvent.setup();
    await show();
    await choose();
    await user.click(panel().getByRole("checkbox", { name: "3 BHK" }));
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
    await show("?q=row&city=Bangalore", { chosenCity: "Mumbai" });
    const results = within(screen.getByRole("region", { name: "Results" }));
    await user.click(results.getByRole("button", { name: "Clear search" }));
    expect(query()).toBe("?city=Bangalore");
    await user.click(results.getByRole("button", { name: "Clear city" }));
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(4);
  });

  test("'Clear All' takes every filter and the city away", async () => {
    await show("?q=nothing-like-it&bhk=2&tab=rent", { chosenCity: "Mumbai" });
    expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
    await userEvent.setup().click(panel().getByRole("button", { name: "Clear All" }));
    expect(query()).toBe("?city=all");
    expect(titles()).toHaveLength(4);
  });
});

describe("a sentence", () => {
  const results = () => within(screen.getByRole("region", { name: "Results" }));
  const sentence = "3 BHK under 1.5 crore in Hebbal";

  test("while it is typed it is words; Enter puts what it says into the filters and adds to the history", async () => {
    const user = userEvent.setup();
    await show();
    const entries = window.history.length;
    await user.type(panel().getByRole("searchbox"), sentence);
    expect(query()).toBe("?q=3+BHK+under+1.5+crore+in+Hebbal&city=all");
    expect(window.history.length).toBe(entries);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(query()).toBe("?q=Hebbal&bhk=3&priceMax=15000000&city=all"));
    expect(window.history.length).toBe(entries + 1);
    expect(panel().getByRole("searchbox")).toHaveValue("Hebbal");
    expect(panel().getByRole("checkbox", { name: "3 BHK" })).toBeChecked();
    expect(panel().getByLabelText("Maximum")).toHaveValue("1,50,00,000");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test("a link that holds one keeps its words and offers to read them", async () => {
    await show("?q=3+BHK+under+1.5+crore+in+Hebbal");
    expect(query()).toBe("?q=3+BHK+under+1.5+crore+in+Hebbal");
    expect(await results().findByText("3 BHK, up to ₹1.50 Cr, “Hebbal”")).toBeVisible();
    await userEvent.setup().click(results().getByRole("button", { name: "Use as filters" }));
    await waitFor(() => expect(query()).toBe("?q=Hebbal&bhk=3&priceMax=15000000&city=all"));
    expect(titles()).toEqual(["Orchard Row"]);
    expect(results().queryByRole("button", { name: "Use as filters" })).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test.each(["orchard", "Lake House", "whitefeild"])(
    "plain words offer nothing and Enter leaves them: %s",
    async (q) => {
      const user = userEvent.setup();
      await show();
      await user.type(panel().getByRole("searchbox"), `${q}{Enter}`);
      await settle();
      expect(query()).toBe(`?q=${q.replaceAll(" ", "+")}&city=all`);
      expect(results().queryByRole("button", { name: "Use as filters" })).not.toBeInTheDocument();
    },
  );

  test("each part of it is a chip that takes it back", async () => {
    const user = userEvent.setup();
    await show("?q=Hebbal&type=apartment&bhk=3&priceMax=15000000&features=clubhouse");
    for (const [name, left] of [
      ["Clear 3 BHK", "?q=Hebbal&type=apartment&priceMax=15000000&city=all&features=clubhouse"],
      ["Clear price", "?q=Hebbal&type=apartment&city=all&features=clubhouse"],
      ["Clear Clubhouse", "?q=Hebbal&type=apartment&city=all"],
      ["Clear type", "?q=Hebbal&city=all"],
      ["Clear search", ""],
    ]) {
      await user.click(results().getByRole("button", { name }));
      expect(query()).toBe(left);
    }
  });

  test("the focus of a chip that goes moves to the count line", async () => {
    const user = userEvent.setup();
    await show("?q=Hebbal&bhk=3");
    results().getByRole("button", { name: "Clear 3 BHK" }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("status")).toHaveFocus();
  });

  test("a press on plain text leaves the focus alone", async () => {
    await show("?q=Hebbal&bhk=3");
    await userEvent.setup().click(results().getByText("Hebbal, Bangalore"));
    expect(document.body).toHaveFocus();
  });

  test("where nothing answers it, what would with one wish less", async () => {
    const user = userEvent.setup();
    await show("?q=Hebbal&bhk=4&priceMax=15000000", { chosenCity: "Bangalore" });
    expect(results().getByRole("heading", { name: "No listings found" })).toBeVisible();
    expect(results().getByRole("button", { name: "Without “up to ₹1.50 Cr”: 1 property" })).toBeVisible();
    expect(results().queryByRole("button", { name: /In all cities/ })).not.toBeInTheDocument();
    expect(results().getByRole("heading", { name: "Close to your search" })).toBeVisible();
    expect(titles()).toEqual(["Orchard Row", "Lake House"]);
    await user.click(results().getByRole("button", { name: "Without “4+ BHK”: 1 property" }));
    expect(query()).toBe("?q=Hebbal&priceMax=15000000&city=Bangalore");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test("where another city has it, all cities", async () => {
    await show("?q=creek", { chosenCity: "Mumbai" });
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

  test("takes a slug too", async () => {
    await show("?highlight=lake-house");
    expect(titles()[0]).toBe("Lake House");
  });

  test("leaves the address when it is not among the results", async () => {
    await show("?q=orchard&highlight=3");
    expect(query()).toBe("?q=orchard&city=all");
    expect(screen.queryByText("Matched result")).not.toBeInTheDocument();
  });

  test("leaves the address when the visitor's city changes", async () => {
    await show("?highlight=1", { chosenCity: "Bangalore" });
    expect(query()).toBe("?highlight=1");
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await settle();
    expect(query()).toBe("");
  });
});

test("the sheet of a phone says how many results there are (docs/design.md 9)", async () => {
  const user = userEvent.setup();
  stubViewport({ widthPx: 390 });
  await show("?bhk=4&features=clubhouse");
  await user.click(screen.getByRole("button", { name: "Filters (2)" }));
  const sheet = within(screen.getByRole("dialog", { name: "Filters" }));
  await user.click(sheet.getByRole("checkbox", { name: "4+ BHK" }));
  await user.click(sheet.getByRole("button", { name: "Show 2 results" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a choice in the sheet shows at once, and the list under it follows", async () => {
  stubViewport({ widthPx: 390 });
  await show();
  await userEvent.setup().click(screen.getByRole("button", { name: "Filters" }));
  const choice = screen.getByRole("checkbox", { name: "4+ BHK" });
  await withoutAct(async () => {
    choice.click();
    await Promise.resolve();
    expect(choice).toBeChecked();
    expect(screen.getByRole("button", { name: "Filters (1)" })).toBeInTheDocument();
    expect(countLine()).toBe("Showing 4 properties in India and Dubai");
    await waitFor(() => expect(countLine()).toBe("1 result"));
  });
  expect(titles()).toEqual(["Lake House"]);
});

test("a tablet that is turned past the sheet's widths has it closed, not hidden over a locked page", async () => {
  stubViewport({ widthPx: 820 });
  const media = window.matchMedia("(min-width: 1024px)");
  window.matchMedia = () => media;
  await show("?bhk=4");
  await userEvent.setup().click(screen.getByRole("button", { name: "Filters (1)" }));
  expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible();
  const turn = (isWide: boolean) => {
    Object.assign(media, { matches: isWide });
    act(() => void media.dispatchEvent(new Event("change")));
  };
  turn(true);
  expect(document.querySelector("dialog[open]")).toBeNull();
  turn(false);
  expect(document.querySelector("dialog[open]")).toBeNull();
});

test("axe finds nothing, sheet closed or open", async () => {
  stubViewport({ widthPx: 390 });
  const { container } = await show("?q=row", { chosenCity: "Bangalore" });
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Filters/ }));
  expect(await axeViolations(screen.getByRole("dialog"))).toEqual([]);
});
