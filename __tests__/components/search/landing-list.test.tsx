import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { ListScope } from "../../../src/catalogue/category-members";
import { aCatalogueEntry, type EntryParts } from "../../support/a-catalogue-entry";
import { query, results, titles, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const toLet: EntryParts = { categories: ["rental"], isRental: true };
/** The newest first. */
const listings = [
  { title: "Lake Plot", kinds: ["plot"] } as const,
  { title: "Lake House", kinds: ["apartment"] } as const,
  { title: "Arcade Shop", kinds: ["commercial"], price: { inr: 120_000 }, ...toLet } as const,
  { title: "Terrace Flat", kinds: ["apartment"], price: { inr: 85_000 }, ...toLet } as const,
  { title: "Palm Villa", kinds: ["villa"], city: "Goa" } as const,
  { title: "Fort Studio", kinds: ["apartment"], price: { inr: 30_000 }, ...toLet } as const,
].map((parts, at) => aCatalogueEntry({ listingId: 6 - at, ...parts }));
serveIndex(listings);

const scopes: Readonly<Record<string, ListScope>> = {
  "/buy": { categories: [], exclude: ["rental"] },
  "/rent": { categories: ["rental"], exclude: [] },
};

function show(address: string, selectedCity: string | null = null, pageSize = 12) {
  const [path = ""] = address.split("?");
  const landing = { path, scope: scopes[path] ?? { categories: [], exclude: [] }, pageSize };
  return visitList(address, () => resultsPage(listings, { selectedCity, landing }), { isPanelSeen: false });
}

const allHomes = ["Lake House", "Terrace Flat", "Palm Villa", "Fort Studio", "Lake Plot", "Arcade Shop"];

test.each([
  ["/buy", null, ["Lake House", "Palm Villa", "Lake Plot"]],
  ["/rent", null, ["Terrace Flat", "Fort Studio", "Arcade Shop"]],
  ["/residential", null, allHomes],
  ["/buy", "Bangalore", ["Lake House", "Lake Plot"]],
  ["/buy?city=goa", "Bangalore", ["Palm Villa"]],
  ["/buy?type=town+house", null, ["Lake Plot"]],
  ["/rent?priceMax=50000", null, ["Fort Studio"]],
  // Nor homes of its deal as close to such words.
  ["/buy?q=xyzzy", null, []],
  ["/rent?tab=buy", null, ["Terrace Flat", "Fort Studio", "Arcade Shop"]],
])(
  "%s for a visitor in %p begins with homes and lists %j; only one of both asks buy or rent",
  async (address, city, listed) => {
    await show(address, city);
    expect(titles()).toEqual(listed);
    const questions = screen.queryAllByRole("group", { name: "Buy or rent" });
    expect(questions).toHaveLength(Number(address === "/residential"));
  },
);

test.each([
  ["/buy", "Homes first"],
  ["/rent?q=terrace", "Relevance"],
  ["/buy?sort=newest", "Newest"],
])("the order of %s is called %s", async (address, name) => {
  await show(address);
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue(name);
});

test("a long list is bounded and goes on where it ended; the focus goes to the first card that has come", async () => {
  await show("/buy", null, 2);
  expect(titles()).toHaveLength(2);
  screen.getByRole("link", { name: "Show more" }).focus();
  await userEvent.setup().keyboard("{Enter}");
  await waitFor(() => expect(titles()).toEqual(["Lake House", "Palm Villa", "Lake Plot"]));
  expect(screen.getByRole("link", { name: "Lake Plot" })).toHaveFocus();
});

test("the chip takes the city back for this page, and Back gives it back", async () => {
  await show("/buy", "Goa");
  await userEvent.click(screen.getByRole("button", { name: "Clear city" }));
  expect(query()).toBe("?city=all");
  expect(titles()).toHaveLength(3);
  act(() => window.history.back());
  await waitFor(() => expect(titles()).toEqual(["Palm Villa"]));
});

test("a search of a list that is of no deal is not offered to be saved", async () => {
  for (const [address, offers] of [
    ["/buy?q=lake", 1],
    ["/residential?q=lake", 0],
  ] as const) {
    const { unmount } = await show(address);
    expect(results().getByRole("button", { name: "Clear search" })).toBeVisible();
    expect(screen.queryAllByRole("button", { name: "Save this search" })).toHaveLength(offers);
    unmount();
  }
});

test("words that ask for the page's own deal stay on it; those that ask for the other lead to the list that has it", async () => {
  const { unmount } = await show("/buy?q=flat+for+sale");
  expect(results().getByText("Apartment")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "{Enter}");
  await waitFor(() => expect(query()).toBe("?type=apartment&city=all"));
  unmount();
  await show("/buy?q=flat+to+rent");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "{Enter}");
  const rentals = expect.stringMatching(/^\/allproperties\?.*tab=rent/);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(rentals));
});
