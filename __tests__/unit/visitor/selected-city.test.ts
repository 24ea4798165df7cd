import { knownCity } from "../../../src/visitor/selected-city";

const cityNames = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];

test.each(cityNames)("a stored city, %s, is itself", (name) => {
  expect(knownCity(name, cityNames)).toBe(name);
});

test.each([null, "", "undefined", "null", "Select City", "Chennai", "bangalore", " Goa", '"Goa"'])(
  "a stored %p counts as no city",
  (stored) => {
    expect(knownCity(stored, cityNames)).toBeNull();
  },
);
