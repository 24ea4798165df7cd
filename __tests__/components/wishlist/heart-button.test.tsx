import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HeartButton } from "../../../src/features/wishlist/heart-button";
import { aCatalogueListing } from "../../support/catalogue-listings";

const heart = () => screen.getByRole("button", { name: "Save Orchard Row" });
const stored = () => localStorage.getItem("wishlist");
const orchardRow = aCatalogueListing({ listingId: 7, title: "Orchard Row", slug: "orchard-row" });
const button = <HeartButton listing={orchardRow} />;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe("heart (requirements 4.2)", () => {
  test("adds and removes the id string, and fires wishlistUpdated with the count", async () => {
    const user = userEvent.setup();
    const counts: unknown[] = [];
    const onUpdate = (event: Event) => counts.push(event instanceof CustomEvent ? event.detail : null);
    window.addEventListener("wishlistUpdated", onUpdate);
    render(button);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await user.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(stored()).toBe('["7"]');
    await user.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(stored()).toBe("[]");
    expect(counts).toEqual([{ count: 1 }, { count: 0 }]);
    window.removeEventListener("wishlistUpdated", onUpdate);
  });

  test.each([
    ["id", '["7"]'],
    ["slug", '["orchard-row"]'],
  ])("knows a listing saved by its %s", async (_, list) => {
    localStorage.setItem("wishlist", list);
    render(button);
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    await userEvent.setup().click(heart());
    expect(stored()).toBe("[]");
  });
});

describe("flying picture (requirements 4.2)", () => {
  const animate = jest.fn(() => new EventTarget());
  beforeEach(() => {
    animate.mockClear();
    Object.assign(Element.prototype, { animate });
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 350));
  });
  const withMotion = (isReduced: boolean) =>
    Object.assign(window, { matchMedia: () => ({ matches: isReduced }) });
  const card = (
    <>
      <button data-wishlist-heart="">Saved properties</button>
      <article>
        <img src="/orchard-row.jpg" alt="Orchard Row from the street" />
        {button}
      </article>
    </>
  );
  const copies = () => document.querySelectorAll('img[aria-hidden="true"]');

  test("adding flies a copy of the card's image to the header's heart, which leaves nothing behind", async () => {
    withMotion(false);
    const flight = new EventTarget();
    animate.mockReturnValue(flight);
    render(card);
    await userEvent.setup().click(heart());
    expect(copies()).toHaveLength(1);
    expect(copies()[0]).toHaveAttribute("src", expect.stringContaining("/orchard-row.jpg"));
    flight.dispatchEvent(new Event("finish"));
    expect(copies()).toHaveLength(0);
  });

  test.each([
    ["when a home is removed", false, '["7"]'],
    ["under reduced motion", true, "[]"],
  ])("nothing flies %s", async (_, isReduced, saved) => {
    withMotion(isReduced);
    localStorage.setItem("wishlist", saved);
    render(card);
    await userEvent.setup().click(heart());
    expect(animate).not.toHaveBeenCalled();
    expect(heart()).toHaveAttribute("aria-pressed", String(isReduced));
  });
});
