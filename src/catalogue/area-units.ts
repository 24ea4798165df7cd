/** Square feet in one of each unit: 1 sq ft = 0.09290304 m²; 1 acre = 43,560 sq ft = 40 guntha. */
export const sqftPerUnit = {
  sqft: 1,
  sqm: 1 / 0.09290304,
  sqyd: 9,
  acre: 43_560,
  gunta: 1_089,
  cent: 435.6,
  hectare: 10_000 / 0.09290304,
} as const;
