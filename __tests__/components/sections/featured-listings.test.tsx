import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { FeaturedListings } from "../../../src/sections/home/featured-listings";
import { WithCardActions } from "../../support/with-card-actions";
import { aCatalogueListing } from "../../support/catalogue-listings";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const card = aCatalogueListing({ listingId: 7 });

function show(listings: readonly Queries.ListingCardFragment[], cityTotal: number) {
  return render(
    <WithCardActions>
      <FeaturedListings
        heading="Featured in Goa"
        emptyText="Coming Soon..."
        city="Goa"
        listings={listings}
        cityTotal={cityTotal}
      />
    </WithCardActions>,
  );
}

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

describe("featured listings of a city (requirements 2.5)", () => {
  test("are cards with their tools and lead to all properties of the city", () => {
    show([card], 17);
    expect(screen.getByRole("heading", { level: 3, name: "Orchard Row" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Save Orchard Row" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See all 17 properties in Goa" })).toHaveAttribute(
      "href",
      "/allproperties?city=Goa",
    );
    expect(screen.queryByText("Coming Soon...")).toBeNull();
  });

  test.each([
    [3, "3 properties in Goa are open to view.", "/allproperties?city=Goa"],
    [1, "1 property in Goa is open to view.", "/allproperties?city=Goa"],
    [0, "We list nothing in Goa at present. Homes in our other cities are open to view.", "/properties"],
  ])("'Coming Soon...' when none is featured among %d", (total, text, href) => {
    show([], total);
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Coming Soon...");
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", href);
  });
});
