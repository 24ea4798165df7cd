import { otherNamesOf } from "../../../src/content/write-listing-files";

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
