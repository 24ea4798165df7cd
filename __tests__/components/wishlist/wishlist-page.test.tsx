import "../../support/saved-at-load";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import texts from "../../site-content/pages/wishlist.json";
import { priceLabelOf } from "../../../src/content/offer";
import { SavedProperties } from "../../../src/features/wishlist/saved-properties";
import { YourSearches } from "../../../src/features/search/saved/your-searches";
import { toggleSavedSearch } from "../../../src/visitor/saved-searches";
import { toggleWishlist } from "../../../src/visitor/wishlist";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { WithCardActions } from "../../support/with-card-actions";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const listings = [
  aCatalogueEntry({
    ...{ listingId: 3, title: "Silver Oak", price: null, phone: null },
    priceLabel: priceLabelOf("Contact for Pricing"),
  }),
  aCatalogueEntry({ listingId: 7, title: "Orchard Row", price: { inr: 13_500_000 } }),
  aCatalogueEntry({
    ...{ listingId: 9, title: "Lake House", price: { inr: 9_000_000 } },
    tags: [{ label: "Luxury", color: "#E5B003", textColor: "#0A044E" }],
  }),
];
const fetchIndex = serveIndex(listings);
const save = (...entries: (string | number)[]) => localStorage.setItem("wishlist", JSON.stringify(entries));
const stored = () => localStorage.getItem("wishlist");
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

async function show(highlight: string | null = null) {
  const view = render(
    <main>
      <h1>My Wishlist</h1>
      <WithCardActions>
        <SavedProperties
          heading="Saved Properties"
          texts={texts}
          highlight={highlight}
          shareList={() => null}
        />
      </WithCardActions>
    </main>,
  );
  await settle();
  return view;
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

/** The first test, and only one, since the index stays loaded. */
test("nothing is loaded before a home is saved; listings that cannot be loaded lose nothing and come on Try again", async () => {
  jest.useFakeTimers();
  await show();
  expect(fetchIndex).not.toHaveBeenCalled();
  expect(screen.getByText("You don't have any saved properties yet")).toBeInTheDocument();

  fetchIndex.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
  act(() => void toggleWishlist(7));
  await settle();
  expect(screen.getByText("Loading your saved properties").closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByText("You don't have any saved properties yet")).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("alert")).toHaveTextContent("The details could not be loaded");
  expect(stored()).toBe('["7"]');

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(titles()).toEqual(["Orchard Row"]);
});

describe("saved properties (requirements 2.15)", () => {
  test("title with count, the last saved first", async () => {
    save("3", "7", "9");
    await show();
    expect(screen.getByRole("heading", { level: 2, name: "Saved Properties 3" })).toBeInTheDocument();
    expect(titles()).toEqual(["Lake House", "Orchard Row", "Silver Oak"]);
  });

  test.each([
    ["Price: Low to High", ["Lake House", "Orchard Row", "Silver Oak"]],
    ["Price: High to Low", ["Orchard Row", "Lake House", "Silver Oak"]],
    ["Recently Saved", ["Silver Oak", "Orchard Row", "Lake House"]],
  ])("sorted by %s", async (label, order) => {
    save("9", "7", "3");
    await show();
    const select = screen.getByRole("combobox", { name: "Sort by" });
    await userEvent.setup().selectOptions(select, label);
    expect(titles()).toEqual(order);
  });

  test("a row: picture and title open it, tag, location, possession, price and the five buttons", async () => {
    save("7");
    await show();
    const row = within(screen.getByRole("article"));
    const path = "/property/orchard-row";
    expect(row.getByRole("link", { name: "Orchard Row" })).toHaveAttribute("href", path);
    expect(row.getByRole("link", { name: "Open Orchard Row" })).toHaveAttribute("href", path);
    expect(document.querySelector("article picture")?.closest("a")).toHaveAttribute("href", path);
    for (const text of ["Apartments", "Hebbal, Bangalore", "Ready to Move"])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText("₹1.35 Cr")).toBeInTheDocument();
    const call = row.getByRole("link", { name: "Call about Orchard Row" });
    expect(call).toHaveAttribute("href", "tel:+919876543210");
    expect(row.getByRole("button", { name: "Share Orchard Row" })).toBeInTheDocument();
    expect(row.getByRole("button", { name: "Remove Orchard Row" })).toBeInTheDocument();
    const chat = new URL(
      row.getByRole("link", { name: "WhatsApp about Orchard Row" }).getAttribute("href") ?? "",
    );
    expect(chat.origin + chat.pathname).toBe("https://wa.me/919876543210");
    expect(chat.searchParams.get("text")).toMatch(
      /^Hi — I'm interested in Orchard Row\. Could you help\?\s+https:\/\/www\.example\.com\/property\/orchard-row$/,
    );
  });

  test("on phones a press on More opens the rest of the row, and another closes it", async () => {
    save("7");
    await show();
    const more = screen.getByRole("button", { name: "More for Orchard Row" });
    const panel = document.getElementById(more.getAttribute("aria-controls") ?? "");
    expect(panel).toContainElement(screen.getByRole("button", { name: "Remove Orchard Row" }));
    for (const isOpen of ["true", "false"]) {
      fireEvent.click(more);
      expect(more).toHaveAttribute("aria-expanded", isOpen);
    }
  });

  test("a tag has its colour, and its words the text colour made for it", async () => {
    save("7", "9");
    await show();
    expect(screen.getByText("Apartments")).toHaveStyle({ background: "#0A044E", color: "#FFFFFF" });
    expect(screen.getByText("Luxury")).toHaveStyle({ background: "#E5B003", color: "#0A044E" });
  });

  test.each([
    ["Call about Silver Oak", "No contact number available", "tel:+918000000000"],
    ["WhatsApp about Silver Oak", "No contact number available for WhatsApp", "https://wa.me/918000000001"],
  ])(
    "%s without a phone says '%s' and offers the agency's number (decisions/phones-and-chat)",
    async (name, message, href) => {
      save("3");
      await show();
      fireEvent.click(screen.getByRole("button", { name }));
      const notice = screen.getByText(message);
      expect(notice.closest('[role="status"]')).not.toBeNull();
      expect(screen.getByRole("link", { name: /our office/ })).toHaveAttribute(
        "href",
        expect.stringContaining(href),
      );
    },
  );
});

describe("removing (requirements 4.2 and 8)", () => {
  test("asks first; Cancel leaves the list as it is; Remove says so and hands focus to the heading", async () => {
    save("7", "9");
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Remove Orchard Row" }));
    const dialog = screen.getByRole("dialog", { name: "Remove this property from your saved list?" });
    expect(within(dialog).getByText("Orchard Row")).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect([screen.queryByRole("dialog"), stored()]).toEqual([null, '["7","9"]']);
    fireEvent.click(screen.getByRole("button", { name: "Remove Orchard Row" }));
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
    expect([titles(), stored()]).toEqual([["Lake House"], '["9"]']);
    expect(screen.getByRole("heading", { name: "Saved Properties 1" })).toHaveFocus();
    expect(screen.queryByText("Orchard Row removed.")).toBeNull();
    expect((await screen.findByText("Orchard Row removed.")).closest('[role="status"]')).not.toBeNull();
  });

  test("Remove all asks 'Remove all saved properties?' and leads to the empty state", async () => {
    save("7", "9");
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Remove all" }));
    const dialog = screen.getByRole("dialog", { name: "Remove all saved properties?" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Remove all" }));
    expect(stored()).toBeNull();
    expect(screen.getByText("You don't have any saved properties yet")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Saved Properties 0" })).toHaveFocus();
  });
});

test("a saved search that is forgotten hands the focus to the button of the next, and the only one to main", async () => {
  toggleSavedSearch("?bhk=3", "3 BHK");
  toggleSavedSearch("?bhk=2", "2 BHK");
  render(
    <main id="main" tabIndex={-1}>
      <YourSearches />
    </main>,
  );
  await settle();
  const forget = (words: string) => screen.getByRole("button", { name: `Forget the search ${words}` });
  fireEvent.click(forget("2 BHK"));
  expect(forget("3 BHK")).toHaveFocus();
  fireEvent.click(forget("3 BHK"));
  expect(screen.getByRole("main")).toBeEmptyDOMElement();
  expect(screen.getByRole("main")).toHaveFocus();
});

describe("empty, unknown, highlighted", () => {
  test("the empty state offers Browse Properties and Refresh", async () => {
    await show();
    expect(screen.getByRole("heading", { name: "You don't have any saved properties yet" })).toBeVisible();
    const browse = screen.getByRole("link", { name: "Browse Properties" });
    expect(browse).toHaveAttribute("href", "/all-properties");
    expect(screen.getByRole("button", { name: "Refresh" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Remove all" })).not.toBeInTheDocument();
  });

  test("unknown entries go with one notice, slugs become ids (decisions/saved-and-compared)", async () => {
    save("orchard-row", "gone", 99, 9);
    await show();
    expect(screen.getAllByText("2 saved properties are no longer listed.")).toHaveLength(1);
    expect(stored()).toBe('["7","9"]');
    expect(screen.getByRole("heading", { name: "Saved Properties 2" })).toBeInTheDocument();
  });

  test("a home listed after the index was loaded, and saved in another tab, stays saved, and is not said to be gone", async () => {
    save("7");
    await show();
    save("7", "orchard-row", "new-home", "120");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "wishlist" })));
    expect(titles()).toEqual(["Orchard Row"]);
    expect(stored()).toBe('["7","new-home","120"]');
    expect(screen.queryByText(/no longer listed/)).not.toBeInTheDocument();
  });

  test.each(["7", "orchard-row"])(
    "highlight=%s marks that row and scrolls to it after 120 ms",
    async (highlight) => {
      const scrollIntoView = jest.fn();
      Object.assign(Element.prototype, { scrollIntoView });
      save("7", "9");
      jest.useFakeTimers();
      await show(highlight);
      const marked = screen.getAllByRole("article").filter((row) => row.hasAttribute("aria-current"));
      expect(marked.map((row) => row.getAttribute("data-listing"))).toEqual(["7"]);
      act(() => jest.advanceTimersByTime(119));
      expect(scrollIntoView).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(scrollIntoView.mock.contexts).toEqual(marked);
    },
  );
});
