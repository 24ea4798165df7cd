/**
 * A home as the compare page shows it: one small file of the build for each, which the browser asks for on demand
 * (docs/decisions/2026-11-23-compared-by-address.md).
 */
import { flag, listOf, number, orNull, record, text, type SourceOf, type ValueOf } from "./codecs";
import { cover } from "./cover-codec";

/** Rows of the comparison in their order. Facilities have rows of their own below. */
export const comparedRows = [
  ["price", "Price"],
  ["rate", "Price per sq ft"],
  ["allIn", "All-in cost"],
  ["instalment", "Monthly instalment"],
  ["deposit", "Deposit"],
  ["type", "Type"],
  ["bedrooms", "Bedrooms"],
  ["size", "Size"],
  ["carpetArea", "Carpet area"],
  ["furnishing", "Furnishing"],
  ["facing", "Facing"],
  ["possession", "Possession"],
  ["stage", "Stage"],
  ["developer", "Developer"],
  ["registration", "Registration"],
  ["ownership", "Ownership"],
  ["parking", "Parking"],
  ["floors", "Floors"],
  ["units", "Units"],
  ["land", "Land area"],
  ["age", "Age"],
  ["maintenance", "Maintenance"],
  ["water", "Water"],
  ["powerBackup", "Power backup"],
  ["internet", "Internet"],
  ["waste", "Waste"],
  ["pets", "Pets"],
  ["tenants", "Let to"],
  ["houseRules", "House rules"],
  ["commute", "Commute"],
] as const;

export type ComparedRow = (typeof comparedRows)[number][0];

/** What a home has in a row. */
const cell = record({
  row: text,
  /** As its listing has it. */
  text,
  /** The same in other units, by their names: "USD", "sqm", "USD-sqm". */
  others: listOf(record({ unit: text, text })),
  /** Where it can be checked. */
  href: orNull(text),
});

/** The file of a home. */
export const comparedHome = record({
  slug: text,
  title: text,
  path: text,
  location: text,
  city: text,
  isRental: flag,
  /** Currency of its price; null where it names none. */
  currency: orNull(text),
  /** Unit of its size; null where it has none. */
  areaUnit: orNull(text),
  cover,
  cells: listOf(cell),
  facilities: listOf(text),
  /** Where it lies on the drawn map of its city; null where either is not known. */
  place: orNull(
    record({
      x: number,
      y: number,
      map: record({ drawing: text, width: number, height: number, widthKm: number }),
    }),
  ),
});

export type ComparedHome = ValueOf<typeof comparedHome>;
export type ComparedHomeSource = SourceOf<typeof comparedHome>;
export type ComparedCell = ComparedHome["cells"][number];

/** Address of the file of a home. */
export const comparedHomePath = (slug: string): string => `/compare/${slug}.json`;
