/** The units and currencies that figures are read in (docs/decisions/2026-11-22-units-and-currencies.md). */

/** Units for any area, and for land alone. */
export const areaUnits = ["sqft", "sqm", "sqyd"] as const;
export const landUnits = ["acre", "gunta"] as const;
export type AreaUnit = (typeof areaUnits)[number];
export type LandUnit = (typeof landUnits)[number];

/** As visitors read them. */
export const areaUnitLabels: Readonly<Record<AreaUnit | LandUnit, string>> = {
  sqft: "sq ft",
  sqm: "m²",
  sqyd: "sq yd",
  acre: "acres",
  gunta: "guntha",
};

/** Currencies to read prices in; no listing is priced in dollars. */
export const displayCurrencies = ["INR", "AED", "USD"] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];
