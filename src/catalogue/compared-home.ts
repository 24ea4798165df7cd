/** A home on the compare page: one small file each, loaded on demand (docs/decisions/saved-and-compared.md). */
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";

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

export interface ComparedCell {
  readonly row: ComparedRow;
  readonly text: string;
  /** The same in other units: "USD", "sqm", "USD-sqm". */
  readonly others: readonly { readonly unit: string; readonly text: string }[];
  readonly href: string | null;
}

export interface ComparedHome {
  readonly slug: string;
  readonly title: string;
  readonly path: string;
  readonly location: string;
  readonly city: string;
  readonly isRental: boolean;
  /** Null where no price is given, as `areaUnit` where no size is. */
  readonly currency: string | null;
  readonly areaUnit: string | null;
  readonly cover: PictureData;
  readonly cells: readonly ComparedCell[];
  readonly facilities: readonly string[];
  /** Position on the drawn map of its city; null where either is not known. */
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

export const comparedHomePath = (slug: string): string => `/compare/${slug}.json`;
