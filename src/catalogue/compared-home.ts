/** A home on the compare page: one small file each, loaded on demand (docs/decisions/saved-and-compared.md). */
import { isRecord } from "../lib/json-record";
import type { PictureData } from "../lib/picture-data";
import type { ListedHome } from "./offer";

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
  readonly conversions: readonly { readonly unit: string; readonly text: string }[];
  readonly href: string | null;
}

type ListedFields = "slug" | "title" | "path" | "location" | "city" | "isRental" | "facilities" | "place";

export interface ComparedHome extends Pick<ListedHome, ListedFields> {
  /** Null where no price is given, as `areaUnit` where no size is. */
  readonly currency: string | null;
  readonly areaUnit: string | null;
  readonly cover: PictureData;
  readonly cells: readonly ComparedCell[];
}

export function isComparedHome(json: unknown): json is ComparedHome {
  return isRecord(json) && Array.isArray(json.cells) && Array.isArray(json.facilities);
}

export const comparedHomesFolder = "/compare";
export const comparedHomePath = (slug: string): string => `${comparedHomesFolder}/${slug}.json`;
