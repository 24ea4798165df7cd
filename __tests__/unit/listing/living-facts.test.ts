import { commuteText, livingFacts, type Living } from "../../../src/catalogue/living-facts";

const nothing: Living = {
  ...{ carpetArea: null, furnishing: null, facing: [], age: null, maintenance: null, water: null },
  ...{ powerBackup: null, internet: null, waste: null, pets: null, tenants: [], houseRules: null },
  commutes: [],
};

const all: Living = {
  carpetArea: "1,320 sq ft",
  furnishing: "semifurnished",
  facing: ["north", "southeast"],
  age: "Built in 2014",
  maintenance: "₹8,600 / month",
  water: "Cauvery daily",
  powerBackup: "Full load",
  internet: "Fibre",
  waste: "Collected daily",
  pets: "no",
  tenants: ["families", "bachelors"],
  houseRules: "Up to four people",
  commutes: [
    { to: "Metro", minutes: 9, by: "walk", at: null },
    { to: "Airport", minutes: 50, by: "car", at: "weekdays, 9 am" },
  ],
};

test("every fact is a row, in an order that is always the same", () => {
  expect(livingFacts(all)).toEqual([
    { id: "carpetArea", label: "Carpet area", value: "1,320 sq ft" },
    { id: "furnishing", label: "Furnishing", value: "Semi-furnished" },
    { id: "facing", label: "Facing", value: "North, south-east" },
    { id: "age", label: "Age", value: "Built in 2014" },
    { id: "maintenance", label: "Maintenance", value: "₹8,600 / month" },
    { id: "water", label: "Water", value: "Cauvery daily" },
    { id: "powerBackup", label: "Power backup", value: "Full load" },
    { id: "internet", label: "Internet", value: "Fibre" },
    { id: "waste", label: "Waste", value: "Collected daily" },
    { id: "pets", label: "Pets", value: "Not allowed" },
    { id: "tenants", label: "Let to", value: "Families, bachelors and sharers" },
    { id: "houseRules", label: "House rules", value: "Up to four people" },
    {
      id: "commute",
      label: "Commute",
      value: "Metro: 9 min on foot; Airport: 50 min by car, weekdays, 9 am",
    },
  ]);
});

test("what is not known has no row", () => {
  expect(livingFacts(nothing)).toEqual([]);
  expect(livingFacts({ ...nothing, pets: "welcome" }).map(({ id }) => id)).toEqual(["pets"]);
});

test.each([
  [{ to: "Lake", minutes: 4, by: "walk", at: null } as const, "4 min on foot"],
  [{ to: "Tech park", minutes: 35, by: "metro", at: "8.30 am" } as const, "35 min by metro, 8.30 am"],
])("%j reads %s", (commute, text) => {
  expect(commuteText(commute)).toBe(text);
});
