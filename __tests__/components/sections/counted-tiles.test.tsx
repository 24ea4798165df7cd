import { render, screen } from "@testing-library/react";
import { CategorySlider } from "../../../src/sections/home/category-slider";
import { CityIntro } from "../../../src/sections/home/city-intro";
import { PriceLadder } from "../../../src/sections/home/price-ladder";
import { Testimonials } from "../../../src/sections/home/testimonials";
import { stubViewport } from "../../support/viewport";

const category = (slug: string, label: string, counts: Queries.CategoryTileFragment["counts"]) => ({
  slug,
  label,
  path: `/${slug}`,
  counts,
  picture: null,
  budgetNote: null,
});
const apartments = category("apartments", "Apartments", [{ city: "Bangalore", count: 8 }]);
const villas = category("villas", "Villas", [
  { city: "Bangalore", count: 3 },
  { city: "Goa", count: 2 },
]);

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")] as const);

beforeEach(() => stubViewport());

test("category slider (requirements 2.5): counts the city's listings, and counts all cities where none is chosen", () => {
  const heading = "What are you looking for?";
  const { unmount } = render(<CategorySlider heading={heading} categories={[villas]} city="Goa" />);
  expect(links()).toEqual([["Villas 2", "/villas?city=Goa"]]);
  unmount();
  render(<CategorySlider heading={heading} categories={[apartments, villas]} city={null} />);
  expect(links()).toEqual([
    ["Apartments 8", "/apartments"],
    ["Villas 5", "/villas"],
  ]);
});

test("budget tiles carry true counts and lead to /properties/{slug} (requirements 2.5)", () => {
  const segment = (slug: string, label: string, note: string, count: number) => ({
    ...category(slug, label, [{ city: "Goa", count }]),
    path: `/properties/${slug}`,
    budgetNote: note,
  });
  const segments = [
    segment("luxury", "Luxury", "₹1.5 Cr to ₹5.5 Cr", 1),
    segment("ultra-luxury", "Ultra Luxury", "Above ₹5.5 Cr", 4),
  ];
  render(<PriceLadder heading="Browse by budget" segments={segments} city="Goa" />);
  expect(links()).toEqual([
    ["Luxury₹1.5 Cr to ₹5.5 Cr1 property", "/properties/luxury?city=Goa"],
    ["Ultra LuxuryAbove ₹5.5 Cr4 properties", "/properties/ultra-luxury?city=Goa"],
  ]);
});

const city = {
  name: "Goa",
  title: "A house near the water",
  subtitle: "Lead",
  body: "Body",
  extra: "Extra",
};
const listings = { totalCount: 3, distinct: ["Anjuna", "Assagao"] };
const figures = () => screen.getAllByRole("definition").map((figure) => figure.textContent);

test("figures of the city intro are the listings, the localities and the lowest price for sale, where a listing names one", () => {
  const cheapest = { offer: { price: { min: 38_500_000, currency: "INR" as const } } };
  const { rerender } = render(<CityIntro city={city} listings={listings} cheapest={cheapest} />);
  expect(figures()).toEqual(["3", "2", "₹3.85 Cr"]);
  rerender(<CityIntro city={city} listings={listings} cheapest={undefined} />);
  expect(figures()).toEqual(["3", "2"]);
});

test("stars of a testimonial have a text alternative (requirements 2.5)", () => {
  const image = { file: { publicURL: "/client.svg" } };
  const quote = { text: "Clear papers.", name: "Hiba Ansari", title: "Invests from Dubai", rating: 4, image };
  render(<Testimonials heading="What our clients say" testimonials={[quote]} />);
  expect(screen.getByRole("img", { name: "Rated 4 out of 5" })).toBeInTheDocument();
});
