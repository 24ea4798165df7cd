import "../../support/saved-at-load";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { storedWishlist, toggleWishlist, useWishlistGrowth } from "../../../src/visitor/wishlist";
import { clearWishlist } from "../../../src/visitor/saved-homes";
import { priceLabelOf } from "../../../src/content/offer";
import { SavedMenu } from "../../../src/shell/header-actions";
import { useOpenMenu } from "../../../src/shell/header-menu";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { indexOf } from "../../support/catalogue-listings";

const index = indexOf([
  aCatalogueEntry({ listingId: 1, title: "Fort House" }),
  aCatalogueEntry({ listingId: 2, title: "Orchard Row", priceLabel: priceLabelOf("₹2 Cr onwards") }),
]);
const answer = (ok: boolean) => ({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(index) });

function Header() {
  return <SavedMenu control={useOpenMenu("/")} growth={useWishlistGrowth()} />;
}
const heart = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  act(clearWishlist);
});

test("without saved homes it says so; Close closes and hands the focus back to the heart", async () => {
  render(<Header />);
  const user = userEvent.setup();
  await user.click(heart("Saved properties"));
  expect(screen.getByText("Saved Properties")).toBeVisible();
  expect(screen.getByText("0 item(s)")).toBeVisible();
  expect(screen.getByText("No saved properties")).toBeVisible();
  expect(screen.getByRole("link", { name: "View all" })).toHaveAttribute("href", "/wishlist");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(heart("Saved properties")).toHaveAttribute("aria-expanded", "false");
  expect(heart("Saved properties")).toHaveFocus();
});

test("where the details cannot be loaded it says so, and tries again when it is opened again", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  global.fetch = jest.fn().mockResolvedValue(answer(false));
  act(() => void toggleWishlist(1));
  render(<Header />);
  await user.click(heart("Saved properties, 1"));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  global.fetch = jest.fn().mockResolvedValue(answer(true));
  await user.click(heart("Saved properties, 1"));
  expect(await screen.findByText("Fort House")).toBeVisible();
  jest.useRealTimers();
});

test("lists saved homes by id or slug with price and a remove control each", async () => {
  const user = userEvent.setup();
  act(() => storedWishlist.set(["orchard-row", "1", "99"]));
  render(<Header />);
  await user.click(heart("Saved properties, 3"));
  expect(await screen.findByRole("link", { name: /Orchard Row/ })).toHaveAttribute(
    "href",
    "/wishlist?highlight=2",
  );
  expect(screen.getByText("₹2 Cr onwards")).toBeVisible();
  expect(screen.getByText("3 item(s)")).toBeVisible();
  expect(screen.getByText("One saved property is no longer listed.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Remove Orchard Row" }));
  expect(screen.queryByText("Orchard Row")).not.toBeInTheDocument();
  expect(heart("Saved properties, 2")).toBeVisible();
  expect(screen.getByRole("button", { name: "Remove Fort House" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Remove Fort House" }));
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("a home that an older list holds by its id and its slug counts once (decisions/saved-and-compared)", async () => {
  act(() => storedWishlist.set(["orchard-row", "1", "2"]));
  render(<Header />);
  await userEvent.setup().click(heart("Saved properties, 3"));
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  expect(await screen.findByText("2 item(s)")).toBeVisible();
  expect(heart("Saved properties, 2")).toBeVisible();
  expect(localStorage.getItem("wishlist")).toBe('["2","1"]');
});

test("the heart pulses when the count grows, not when it is first read or shrinks", async () => {
  act(() => void toggleWishlist(1));
  const { container } = render(<Header />);
  const pulse = () => container.querySelector(".pulse");
  expect(pulse()).toBeNull();
  act(() => void toggleWishlist(2));
  await waitFor(() => expect(pulse()).not.toBeNull());
});
