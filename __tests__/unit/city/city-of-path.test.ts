import { cityOfPath } from "../../../src/features/city/city-of-path";

const cityNames = ["Bangalore", "Mumbai", "Goa", "New Town"];

test.each([
  ["/city/Goa", null, "Goa"],
  ["/city/GOA", "Mumbai", "Goa"],
  ["/city/new%20town", null, "New Town"],
  ["/city/Goa/anything", null, "Goa"],
  ["/city/xyz", "Mumbai", "Mumbai"],
  ["/city/xyz", null, "Bangalore"],
  ["/city/%E0%A4%A", null, "Bangalore"],
  ["/city", "Goa", null],
  ["/citys/Goa", "Goa", null],
  ["/blog/city/Goa", "Goa", null],
])("%s with %p chosen leads to %p (requirements 2.1)", (pathname, selectedCity, city) => {
  expect(cityOfPath(pathname, selectedCity, cityNames)).toBe(city);
});
