import { facilityIcon } from "../../../src/catalogue/facility-icon";

describe("icon of a facility", () => {
  it.each([
    ["25 m lap pool", "waves"],
    ["Gymnasium", "dumbbell"],
    ["Children's play area", "baby"],
    ["Covered parking", "car"],
    ["CCTV surveillance", "cctv"],
    ["Café on the ground floor", "utensils"],
    ["Solar fencing", "fence"],
    ["Rainwater harvesting", "droplets"],
    ["Landscaped garden", "trees"],
    ["Observatory", "check"],
  ])("%s → %s", (facility, icon) => {
    expect(facilityIcon(facility)).toBe(icon);
  });
});
