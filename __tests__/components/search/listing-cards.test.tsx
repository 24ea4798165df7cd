import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ListingCards } from "../../../src/features/search/category/category-cards";
import { catalogueListingsOf } from "../../support/catalogue-listings";
import { WithCardActions } from "../../support/with-card-actions";
import { siteFactsAnswer } from "../../support/site-facts";

test("a card of the catalogue renders again only when something of it has changed", () => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const listings = catalogueListingsOf({ title: "Home 1" }, { title: "Home 2" }, { title: "Home 3" });
  const heart = jest.fn(({ listing: { title } }: { readonly listing: { readonly title: string } }) => (
    <button>Save {title}</button>
  ));
  const actions = { Heart: heart };
  const cards = (count: number, inCityFilter: boolean) => (
    <WithCardActions actions={actions}>
      <ListingCards shown={listings.slice(0, count)} inCityFilter={inCityFilter} />
    </WithCardActions>
  );
  const { rerender } = render(cards(2, true));
  expect(screen.getByRole("button", { name: "Save Home 2" })).toBeVisible();
  heart.mockClear();
  rerender(cards(2, true));
  expect(heart).not.toHaveBeenCalled();
  rerender(cards(3, true));
  expect(new Set(heart.mock.calls.map(([{ listing }]) => listing.title))).toEqual(new Set(["Home 3"]));
  rerender(cards(2, false));
  expect(heart).toHaveBeenCalledWith(
    { listing: expect.objectContaining({ title: "Home 1" }) },
    expect.anything(),
  );
});
