import { facilityIcon } from "../../../src/catalogue/listing-words";

describe("icon of a facility", () => {
  it.each([
    ["25 m lap pool", "waves"],
    ["Covered parking", "car"],
    ["Café on the ground floor", "utensils"],
    ["Observatory", "check"],
  ])("%s → %s", (facility, icon) => {
    expect(facilityIcon(facility)).toBe(icon);
  });
});
