import { citySchema } from "../../../src/content/schemas/city";
import { listingSchema } from "../../../src/content/schemas/listing";
import { otherNamesOf } from "../../../src/content/write-listing-index";
import { readTestContent, testContentFiles } from "../../support/test-content";

const cities = [
  {
    name: "Bangalore",
    otherNames: ["Bengaluru"],
    localities: [
      { name: "Whitefield", otherNames: ["व्हाइटफील्ड"] },
      { name: "Sarjapur", otherNames: ["सरजापुर"] },
      { name: "Hope Farm", otherNames: null },
    ],
  },
  { name: "Goa", otherNames: null, localities: null },
];

test.each([
  ["Whitefield, Bangalore", "Bangalore", ["Bengaluru"], ["व्हाइटफील्ड"]],
  ["Sarjapur Road, whitefield, Bangalore", "Bangalore", ["Bengaluru"], ["व्हाइटफील्ड", "सरजापुर"]],
  ["Hope Farm, Bangalore", "Bangalore", ["Bengaluru"], []],
  ["Sarjapurville, Bangalore", "Bangalore", ["Bengaluru"], []],
  ["Whitefield, Goa", "Goa", [], []],
  ["Whitefield, Pune", "Pune", [], []],
])("%s in %s is also called as its city and its localities are", (location, city, ofCity, ofPlace) => {
  expect(otherNamesOf({ location, city }, cities)).toEqual({
    otherCityNames: ofCity,
    otherPlaceNames: ofPlace,
  });
});

test("every place of the content has names in the scripts of Hindi and Kannada", () => {
  const named = citySchema
    .array()
    .parse(readTestContent("cities.json"))
    .map(({ name, otherNames = [], localities = [] }) => ({
      name,
      otherNames,
      localities: localities.map((one) => ({ ...one, otherNames: one.otherNames ?? [] })),
    }));
  const scripts = [/\p{Script=Devanagari}/u, /\p{Script=Kannada}/u];
  const inAllScripts = (names: readonly string[]) =>
    scripts.every((script) => names.some((name) => script.test(name)));
  const unnamed = testContentFiles("listings").filter((file) => {
    const { otherCityNames, otherPlaceNames } = otherNamesOf(
      listingSchema.parse(readTestContent(file)),
      named,
    );
    return !inAllScripts(otherCityNames) || !inAllScripts(otherPlaceNames);
  });
  expect(unnamed).toEqual([]);
});
