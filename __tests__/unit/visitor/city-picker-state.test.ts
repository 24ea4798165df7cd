import { mayOfferCities } from "../../../src/visitor/city-picker-state";

describe("where the city picker may open by itself", () => {
  test.each(["/", "/allproperties", "/properties/luxury", "/apartments", "/buy"])(
    "%s: a page without a city of its own",
    (pathname) => {
      expect(mayOfferCities(pathname, "")).toBe(true);
    },
  );

  test.each([
    ["/city/Goa", "names a city"],
    ["/dubai-properties", "names a city"],
    ["/property/orchard-row", "one home"],
    ["/blog/1", "a text"],
    ["/about", "the agency, not its homes"],
    ["/contact", "a form that asks for no city"],
    ["/termsandconditions", "a text"],
    ["/wishlist", "holds homes of every city"],
    ["/compare", "homes that somebody put aside"],
    ["/shortlist", "homes that somebody sent"],
    ["/thank-you", "an answer"],
    ["/404.html", "not a page"],
  ])("not on %s: %s", (pathname) => {
    expect(mayOfferCities(pathname, "")).toBe(false);
  });

  test("not where the query names a city", () => {
    expect(mayOfferCities("/allproperties", "?city=Goa")).toBe(false);
    expect(mayOfferCities("/allproperties", "?q=lake")).toBe(true);
  });
});
