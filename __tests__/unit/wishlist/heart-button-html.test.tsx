import { renderToString } from "react-dom/server";
import { aCatalogueListing } from "../../support/catalogue-listings";
import { HeartButton } from "../../../src/features/wishlist/heart-button";

test("the HTML holds an unpressed heart: storage is read after hydration (decisions/rendering-and-hydration)", () => {
  const listing = aCatalogueListing({ listingId: 7, title: "Orchard Row", slug: "orchard-row" });
  const html = renderToString(<HeartButton listing={listing} />);
  expect(html).toContain('aria-pressed="false"');
  expect(html).toContain('aria-label="Save Orchard Row"');
});
