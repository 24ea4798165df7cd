/** Which field of a home each column of a sheet is for. */
import { garbledIssue } from "../../src/content/checks/damaged-text";
import { closest } from "../../src/content/checks/values";
import { words } from "../../src/lib/text";
import type { Sheet, SheetIssue } from "./sheet";

/** Headers as written, in small letters, with the field that an editor means; empty for a column to be left out. */
export type HeaderMap = ReadonlyMap<string, string>;

/** What lists of others call a field, by a word of their header. */
const otherWords: Readonly<Record<string, string>> = {
  ...{ area: "size", sqft: "size", sft: "size", built: "size", builtup: "size", carpet: "living.carpetArea" },
  ...{ bhk: "bedrooms", bed: "bedrooms", beds: "bedrooms", bedroom: "bedrooms", rooms: "bedrooms" },
  ...{ rate: "price", cost: "price", amount: "price", value: "price", rent: "price", budget: "price" },
  ...{ builder: "developer", owner: "developer", society: "projectName", project: "projectName" },
  ...{ name: "title", property: "title", heading: "title", address: "summary.address", code: "slug" },
  ...{ locality: "location", place: "location", neighbourhood: "location", town: "city", kind: "type" },
  ...{ availability: "possession", handover: "possession", available: "possession", ready: "possession" },
  ...{ rera: "summary.reraNo", registration: "summary.reraNo", permit: "dldPermit.number" },
  ...{ lat: "coordinates.lat", latitude: "coordinates.lat", long: "coordinates.lng", lng: "coordinates.lng" },
  ...{ longitude: "coordinates.lng", photo: "image", picture: "image", photos: "images", pictures: "images" },
  ...{ amenities: "facilities", mobile: "phone", contact: "phone", date: "postedAt", posted: "postedAt" },
  ...{ furnished: "living.furnishing", floor: "summary.floors", parking: "summary.parkingType" },
};

/** A column for the writer alone; it is left out. */
const isNote = (header: string) =>
  /^(?:(?:internal |my |office )?(?:notes?|remarks?|comments?)|#|(?:s|sr|sl|serial)\W{0,2}(?:no|number)\W?)$/i.test(
    header,
  );

/** The last part of a header, without capitals, blanks and hyphens. */
const lastPart = (header: string) => words(header.split(".").at(-1) ?? "").join("");

/** The fields that a header most likely means, at most three. */
function nearest(written: string, known: readonly string[]): readonly string[] {
  const parts = words(written.replace(/(?<=[a-z])(?=[A-Z])|_/g, " "));
  const whole = parts.join("");
  const near = closest(written, known) ?? [];
  const alike = known.filter((header) => lastPart(header) === whole);
  // Word by word, so that "RERA Number" is first the field of RERA numbers.
  const meant = parts.flatMap((part) => [
    ...known.filter((header) => lastPart(header) === part),
    otherWords[part] ?? "",
  ]);
  const byEnd = known.find((header) => lastPart(header) === closest(whole, known.map(lastPart))) ?? [];
  return [...new Set([near, alike, meant, byEnd].flat())]
    .filter((header) => known.includes(header))
    .slice(0, 3);
}

const oneOf = (names: readonly string[]) =>
  names.length === 0
    ? "no field has a like name"
    : `did you mean ${names.map((name) => `"${name}"`).join(" or ")}?`;

interface HeaderPositions {
  /** Position of the row of headers; what stands above it is no home. */
  readonly at: number;
  /** Positions of the fields of a home. */
  readonly positions: ReadonlyMap<string, number>;
  /** How many columns have a header. */
  readonly width: number;
  /** Headers that are notes, which are left out. */
  readonly notes: readonly string[];
}

/**
 * The first row with two texts or a known header, so that a title and empty rows may stand above the headers; the first
 * of all where no row has that.
 */
function headerRow({ rows }: Sheet, known: readonly string[]): number {
  const isKnown = (cell: string) => known.some((header) => header.toLowerCase() === cell.toLowerCase());
  const found = rows.findIndex((row) => row.filter((cell) => cell !== "").length > 1 || row.some(isKnown));
  return Math.max(0, found);
}

/** Positions of the known headers of a sheet; a header that is not known, or is there twice, is an issue. */
export function headerPositions(
  sheet: Sheet,
  known: readonly string[],
  map: HeaderMap,
  issues: SheetIssue[],
): HeaderPositions {
  const positions = new Map<string, number>();
  const notes: string[] = [];
  const unknown: { readonly written: string; readonly near: readonly string[] }[] = [];
  const row = headerRow(sheet, known);
  const headers = sheet.rows[row] ?? [];
  headers.forEach((written, at) => {
    const meant = map.get(written.toLowerCase()) ?? written;
    const header = known.find((name) => name.toLowerCase() === meant.toLowerCase());
    const damage = garbledIssue(written);
    const issue = (message: string) =>
      issues.push({ sheet: sheet.name, row: row + 1, column: written || `column ${at + 1}`, message });
    if (written === "") {
      if (sheet.rows.slice(row + 1).some((cells) => (cells[at] ?? "").replace(/^Help:.*/s, "") !== ""))
        issue("has no header; write the name of a field, or empty the column");
    } else if (meant === "") return;
    else if (damage !== undefined && meant === written) issue(damage);
    else if (header === undefined && meant === written && isNote(written)) notes.push(written);
    else if (header === undefined) unknown.push({ written, near: nearest(meant, known) });
    else if (positions.has(header)) issue("is there twice; remove one of the two columns");
    else positions.set(header, at);
  });
  const proposed = new Set(positions.keys());
  for (const { written, near } of unknown) {
    const meant = map.get(written.toLowerCase());
    const field = near.find((name) => !proposed.has(name)) ?? "";
    proposed.add(field);
    issues.push({
      ...{ sheet: sheet.name, row: row + 1, column: written, map: `${written}=${field}` },
      message: `${meant === undefined ? "" : `"${meant}" `}is no field of a home; ${oneOf(near)}`,
    });
  }
  return { at: row, positions, width: headers.findLastIndex((header) => header !== "") + 1, notes };
}

/** Reads what an editor has typed after `--map`: "total_sqft=size", "balcony=". Throws for anything else. */
export function parseHeaderMap(typed: readonly string[]): HeaderMap {
  return new Map(
    typed.map((pair) => {
      const at = pair.lastIndexOf("=");
      if (at < 1)
        throw new Error(
          `--map "${pair}": write --map "total_sqft=size", or --map "total_sqft=" to leave it out`,
        );
      return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
    }),
  );
}
