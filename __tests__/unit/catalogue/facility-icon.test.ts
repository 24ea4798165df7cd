import { facilityIcon } from "../../../src/catalogue/listing-words";

test.each([
  ["25 m lap pool", "waves"],
  ["Covered parking", "car"],
  ["Café on the ground floor", "utensils"],
  ["Observatory", "check"],
])("the icon of a facility, %s, is %s", (facility, icon) => {
  expect(facilityIcon(facility)).toBe(icon);
});
