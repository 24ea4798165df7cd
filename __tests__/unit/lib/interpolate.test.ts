import { interpolate, placeholdersIn } from "../../../src/lib/interpolate";

test.each([
  [
    "We have none in {city}. See all {count}.",
    { city: "Goa", count: 17 },
    "We have none in Goa. See all 17.",
  ],
  ["{city}, {city}", { city: "Goa" }, "Goa, Goa"],
  ["Nothing to put in", { city: "Goa" }, "Nothing to put in"],
  ["{town} has no value", { city: "Goa" }, "{town} has no value"],
  ["{price}", { price: "$& and $1" }, "$& and $1"],
  ["{first}", { first: "{second}", second: "x" }, "{second}"],
])("%j with %j gives %j", (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});

test.each([
  ["See all {count} in {city}.", ["count", "city"]],
  ["None.", []],
  ["{}", [""]],
])("%j names %j", (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});
