export const sqftPerUnit = {
  sqft: 1,
  sqm: 1 / 0.09290304,
  sqyd: 9,
  acre: 43_560,
  gunta: 1_089,
  cent: 435.6,
  hectare: 10_000 / 0.09290304,
} as const;

export const areaUnits = ["sqft", "sqm", "sqyd"] as const;
export const landUnits = ["acre", "gunta"] as const;
export type AreaUnit = (typeof areaUnits)[number];
export type LandUnit = (typeof landUnits)[number];

export const areaUnitLabels: Readonly<Record<AreaUnit | LandUnit, string>> = {
  sqft: "sq ft",
  sqm: "m²",
  sqyd: "sq yd",
  acre: "acres",
  gunta: "guntha",
};

/** No listing is priced in dollars. */
export const displayCurrencies = ["INR", "AED", "USD"] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];
