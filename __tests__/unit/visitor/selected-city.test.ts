import { knownCity } from "../../../src/visitor/selected-city";

const cityNames = ["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"];

describe("a stored city", () => {
  test.each(cityNames)("%s is itself", (name) => {
    expect(knownCity(name, cityNames)).toBe(name);
  });

  test.each([null, "", "undefined", "null", "Select City", "Chennai", "bangalore", " Goa", '"Goa"'])(
    "%p counts as no city",
    (stored) => {
      expect(knownCity(stored, cityNames)).toBeNull();
    },
  );
});
