/**
 * A home as the compare page shows it: one small file of the build for each, which the browser asks for on demand
 * (docs/decisions/saved-and-compared.md).
 */
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";

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
export interface ComparedCell {
  readonly row: ComparedRow;
  /** As its listing has it. */
  readonly text: string;
  /** The same in other units, by their names: "USD", "sqm", "USD-sqm". */
  readonly others: readonly { readonly unit: string; readonly text: string }[];
  /** Where it can be checked. */
  readonly href: string | null;
}

/** The file of a home. */
export interface ComparedHome {
  readonly slug: string;
  readonly title: string;
  readonly path: string;
  readonly location: string;
  readonly city: string;
  readonly isRental: boolean;
  /** Currency of its price; null where it names none. */
  readonly currency: string | null;
  /** Unit of its size; null where it has none. */
  readonly areaUnit: string | null;
  readonly cover: PictureData;
  readonly cells: readonly ComparedCell[];
  readonly facilities: readonly string[];
  /** Where it lies on the drawn map of its city; null where either is not known. */
  readonly place: {
    readonly x: number;
    readonly y: number;
    readonly map: {
      readonly drawing: string;
      readonly width: number;
      readonly height: number;
      readonly widthKm: number;
    };
  } | null;
}

/** Whether the JSON of a file is that of a home. */
export function isComparedHome(json: unknown): json is ComparedHome {
  return isRecord(json) && Array.isArray(json.cells) && Array.isArray(json.facilities);
}

/** Address of the file of a home. */
export const comparedHomePath = (slug: string): string => `/compare/${slug}.json`;
