import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { HeroSearch } from "../../../src/features/search/hero/hero-search";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { serveIndex } from "../../support/serve-index";
import { siteFactsAnswer } from "../../support/site-facts";

const catalogue = [
  aCatalogueEntry({ developer: "Oriel Estates" }),
  aCatalogueEntry({ listingId: 2, title: "Orchard Gate" }),
  aCatalogueEntry({ listingId: 4, title: "Indiranagar Terrace Flat", isRental: true }),
  aCatalogueEntry({ listingId: 3, title: "Orchard Goa", city: "Goa", location: "Siolim, Goa" }),
  aCatalogueEntry({ listingId: 5, title: "Mango Acres", kinds: ["farmLand"], typeWords: ["farm land"] }),
  aCatalogueEntry({ listingId: 6, title: "Ring Tower", kinds: ["commercial"], typeWords: ["office"] }),
  aCatalogueEntry({ listingId: 7, title: "Sky Home", typeWords: ["apartment", "penthouse"] }),
  aCatalogueEntry({
    listingId: 8,
    title: "Hebbal Court",
    otherCityNames: ["Bengaluru", "ಬೆಂಗಳೂರು"],
  }),
  ...Array.from({ length: 12 }, (_, at) =>
    aCatalogueEntry({ listingId: 10 + at, title: `Lake House ${at}` }),
  ),
];

const onTab = jest.fn();
const field = () => screen.getByRole("combobox", { name: "Locality, project or landmark" });
const options = () =>
  screen.getAllByRole("option", { hidden: false }).filter((option) => option.closest("ul") !== null);
const tab = (name: string) => screen.getByRole("button", { name });
const leadsTo = (path: string) => waitFor(() => expect(jest.mocked(navigate).mock.lastCall?.[0]).toBe(path));

function show() {
  render(<HeroSearch city="Bangalore" homeCount={1000} onTab={onTab} />);
  return userEvent.setup();
}

async function typed(text: string) {
  const user = show();
  await user.click(field());
  await user.paste(text);
  await screen.findByRole("listbox");
  return user;
}

beforeEach(() => {
  onTab.mockClear();
  jest.mocked(navigate).mockClear();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  serveIndex(catalogue);
});

describe("suggestions (requirements 2.5 and 5.4)", () => {
  /** The first test, since the index stays loaded. */
  test("where they cannot be loaded nothing is announced of their number", async () => {
    window.fetch = jest.fn().mockRejectedValue(new Error("offline"));
    jest.useFakeTimers();
    const { rerender } = render(<HeroSearch city="Bangalore" homeCount={1000} onTab={onTab} />);
    expect(window.fetch).not.toHaveBeenCalled();
    // The index of few homes comes before anybody types, but for who saves data.
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    rerender(<HeroSearch city="Bangalore" homeCount={31} onTab={onTab} />);
    expect(window.fetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
    rerender(<HeroSearch city="Bangalore" homeCount={30} onTab={onTab} />);
    expect(window.fetch).toHaveBeenCalledTimes(1);
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(field(), "zzzz");
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(window.fetch).toHaveBeenCalledTimes(2);
    expect(screen.queryByText("No suggestions")).toBeNull();
    jest.useRealTimers();
  });

  test("are at most 8, and their number is announced, also that there are none", async () => {
    const user = await typed("lake");
    expect(options()).toHaveLength(8);
    expect(field()).toHaveAttribute("aria-expanded", "true");
    await waitFor(() =>
      expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("8 suggestions"),
    );
    await user.paste("zzzz");
    expect(screen.getByText("No suggestions")).toBeInTheDocument();
  });

  test("keep to the city of the page", async () => {
    await typed("orchard");
    expect(options().map((option) => option.textContent)).toEqual([
      "Orchard GateHebbal, BangaloreProject",
      "Orchard RowHebbal, BangaloreProject",
    ]);
  });

  test("arrow keys move through them and back to the field", async () => {
    const user = await typed("orchard");
    const active = () => field().getAttribute("aria-activedescendant");
    expect(active()).toBeNull();
    await user.keyboard("{ArrowDown}");
    expect(active()).toBe(options()[0]?.id);
    expect(options()[0]).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBeNull();
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe(options()[1]?.id);
  });

  test("Enter opens the page of the project under the arrow", async () => {
    const user = await typed("orchard");
    await user.keyboard("{ArrowDown}{Enter}");
    await leadsTo("/property/orchard-gate");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("Escape closes them and leaves the words", async () => {
    const user = await typed("orchard");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveValue("orchard");
    await user.keyboard("{ArrowDown}");
    expect(options()).toHaveLength(2);
  });

  test("a locality searches for its name, a type for itself", async () => {
    const user = await typed("hebb");
    const locality = options().find((option) => option.textContent?.endsWith("Locality"));
    if (locality) await user.click(locality);
    await leadsTo("/allproperties?q=Hebbal&city=Bangalore");
    await user.clear(field());
    await user.type(field(), "apart");
    await user.keyboard("{ArrowDown}{Enter}");
    await leadsTo("/allproperties?type=apartment&city=Bangalore");
  });
});

describe("a sentence", () => {
  const sentence = "3 BHK under 1.5 crore in Whitefield";
  const asFilters = "/allproperties?q=Whitefield&bhk=3&priceMax=15000000&city=Bangalore";

  test("Search puts what it says into the filters and leaves the rest as words", async () => {
    const user = show();
    await user.type(field(), sentence);
    await user.click(screen.getByRole("button", { name: "Search" }));
    await leadsTo(asFilters);
  });

  test("is shown as it will be searched, and can be chosen like a suggestion", async () => {
    const user = await typed(sentence);
    expect(options().map((option) => option.textContent)).toEqual([
      "3 BHK, up to ₹1.50 Cr, “Whitefield”Your words as filtersFilters",
    ]);
    await user.keyboard("{ArrowDown}{Enter}");
    await leadsTo(asFilters);
  });

  test("goes before the type, the tab and the city that stand in the bar", async () => {
    const user = show();
    await user.selectOptions(screen.getByLabelText("Property type"), "Apartment");
    await user.type(field(), "villa to rent in Goa{Enter}");
    await leadsTo("/allproperties?type=villa&tab=rent&city=Goa");
  });
});

test.each([
  ["agricultural land", "?type=tower&city=Bangalore"],
  ["penthouse", "?q=penthouse&type=apartment&city=Bangalore"],
  ["ಬೆಂಗಳೂರು", "?city=Bangalore"],
  ["goa sea view", "?q=sea+view&city=Goa"],
])("%s", async (words, expected) => {
  const user = await typed(words);
  await user.keyboard("{Enter}");
  await leadsTo(`/allproperties${expected}`);
  jest.mocked(navigate).mockClear();
  await user.type(field(), " ");
  await screen.findByRole("listbox");
  await user.keyboard("{ArrowDown}{Enter}");
  await leadsTo(`/allproperties${expected}`);
});

describe("tabs (requirements 2.5)", () => {
  test("Sale is the default; a click selects the tab, opens the contact modal and leaves the page", async () => {
    const user = show();
    expect(tab("Sale")).toHaveAttribute("aria-pressed", "true");
    await user.click(tab("Rent"));
    expect(onTab).toHaveBeenCalledWith("Rent");
    expect(tab("Rent")).toHaveAttribute("aria-pressed", "true");
    expect(tab("Sale")).toHaveAttribute("aria-pressed", "false");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await leadsTo("/allproperties?tab=rent&city=Bangalore");
    await user.click(tab("Sale"));
    await user.click(screen.getByRole("button", { name: "Search" }));
    await leadsTo("/allproperties?tab=sale&city=Bangalore");
  });

  test("with Rent pressed a figure is a rent for a month, in the price note and in the words", async () => {
    const user = show();
    const maximum = screen.getByLabelText("Maximum price in rupees");
    await user.type(maximum, "45000");
    await user.click(tab("Rent"));
    await waitFor(() => expect(maximum).toHaveAccessibleDescription("= up to ₹45,000 a month"));
    await user.type(field(), "2 bhk under 8000");
    expect(await screen.findByRole("option", { name: /^2 BHK, up to ₹8,000 a month/ })).toBeVisible();
  });

  test("lead to the contact page without JavaScript, the form to the results", () => {
    render(<HeroSearch city="Goa" homeCount={1000} onTab={onTab} />);
    expect(tab("Buy")).toMatchObject({ name: "context", value: "Buy", type: "submit" });
    expect(tab("Buy").closest("form")).toHaveAttribute("action", "/contact");
    expect(screen.getByRole("search")).toHaveAttribute("action", "/allproperties");
    expect(screen.getByRole("search")).toHaveAttribute("method", "get");
  });
});

test("the type begins with All, which asks for none (requirements 5.4)", async () => {
  const user = show();
  const types = screen.getByLabelText("Property type");
  expect(within(types).getAllByRole("option")[0]).toHaveTextContent("All");
  expect(types).toHaveDisplayValue("All");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await leadsTo("/allproperties?city=Bangalore");
});

describe("Filters popover (requirements 2.5)", () => {
  async function opened() {
    const user = show();
    await user.click(screen.getByText("Filters"));
    return { user, filters: within(screen.getByRole("group", { name: "Filters" })) };
  }

  test("sums up what is chosen, counts it, and the search carries it", async () => {
    const { user, filters } = await opened();
    await waitFor(() => expect(filters.getByRole("status")).toHaveTextContent("No filters chosen"));
    await user.click(filters.getByLabelText("Ready To Move"));
    await user.click(filters.getByLabelText("2"));
    await user.click(filters.getByLabelText("3"));
    await user.type(filters.getByLabelText("Maximum price in rupees"), "25000000");
    await waitFor(() =>
      expect(filters.getByRole("status")).toHaveTextContent("Ready To Move, 2 and 3 BHK, up to ₹2.50 Cr"),
    );
    await user.click(filters.getByRole("button", { name: "Apply" }));
    expect(screen.getByText("Filters").closest("details")).not.toHaveAttribute("open");
    expect(screen.getByText("Filters").closest("summary")).toHaveTextContent("Filters (4 chosen)");
    await user.selectOptions(screen.getByLabelText("Property type"), "Plots");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await leadsTo(
      "/allproperties?type=town+house&construction=ready-to-move&bhk=2,3&priceMax=25000000&city=Bangalore",
    );
  });

  test("Clear empties the filters and leaves the words of the search", async () => {
    const { user, filters } = await opened();
    await user.click(filters.getByLabelText("4+"));
    await user.type(filters.getByLabelText("Minimum price in rupees"), "5000000");
    await user.type(field(), "lake");
    await user.click(screen.getByText("Filters"));
    await user.click(screen.getByText("Filters"));
    await user.click(filters.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(filters.getByRole("status")).toHaveTextContent("No filters chosen"));
    expect(filters.getByLabelText("4+")).not.toBeChecked();
    expect(field()).toHaveValue("lake");
  });

  test("amounts are read as people type them, and the popover says how", async () => {
    const { user, filters } = await opened();
    const minimum = filters.getByLabelText("Minimum price in rupees");
    await user.type(minimum, "80 lakh");
    await user.type(filters.getByLabelText("Maximum price in rupees"), "1.5");
    await waitFor(() => expect(minimum).toHaveValue("80,00,000"));
    await waitFor(() => expect(minimum).toHaveAccessibleDescription("= ₹80 lakh to ₹1.50 crore"));
    await user.click(screen.getByRole("button", { name: "Search" }));
    await leadsTo("/allproperties?priceMin=8000000&priceMax=15000000&city=Bangalore");
  });

  test("a text that cannot be read holds the search back with a message, and Clear takes it away", async () => {
    const { user, filters } = await opened();
    const maximum = filters.getByLabelText("Maximum price in rupees");
    await user.type(maximum, "cheap");
    const message = "Write an amount such as 80 lakh, 1.5 crore or 85,00,000.";
    await waitFor(() => expect(maximum).toHaveAccessibleDescription(message));
    await user.click(filters.getByRole("button", { name: "Apply" }));
    expect(maximum).toHaveFocus();
    await user.click(screen.getByText("Filters"));
    expect(screen.getByText("Filters").closest("details")).not.toHaveAttribute("open");
    await user.click(screen.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(maximum).toHaveFocus());
    expect(screen.getByText("Filters").closest("details")).toHaveAttribute("open");
    expect(maximum).toHaveValue("cheap");
    expect(maximum).toHaveAccessibleDescription(message);
    expect(jest.mocked(navigate)).not.toHaveBeenCalled();
    await user.click(filters.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(maximum).toBeValid());
  });

  test("Escape closes it and gives the focus back to its button", async () => {
    const { user, filters } = await opened();
    await user.click(filters.getByLabelText("4+"));
    await user.keyboard("{Escape}");
    expect(screen.getByText("Filters").closest("details")).not.toHaveAttribute("open");
    expect(screen.getByText("Filters").closest("summary")).toHaveFocus();
  });

  test("stays open when a press inside gives the focus to what is around it", async () => {
    render(
      <main tabIndex={-1}>
        <HeroSearch city="Bangalore" homeCount={1000} onTab={onTab} />
      </main>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByText("Filters"));
    await user.click(screen.getByText("Construction status"));
    expect(screen.getByRole("main")).toHaveFocus();
    expect(screen.getByText("Filters").closest("details")).toHaveAttribute("open");
  });

  test("closes when the focus goes elsewhere in the page", async () => {
    const { user, filters } = await opened();
    act(() => filters.getByRole("button", { name: "Apply" }).focus());
    await user.tab();
    expect(screen.getByText("Filters").closest("details")).not.toHaveAttribute("open");
  });
});
