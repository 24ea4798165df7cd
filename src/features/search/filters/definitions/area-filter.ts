import { isInOutline, kmBetween, type Position, farKm, formatKm } from "../../../../catalogue/map-frame";
import type { FilterDefinition } from "../filter-definition";
import { choice } from "./parameter-texts";

interface AreaPart {
  readonly area: readonly Position[];
}

const fewestCorners = 3;
/** Keeps the address short enough to send. */
export const maxCorners = 32;

/** Four decimals of a degree are 11 m. */
const decimals = 4;

const isOnEarth = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Reads "12.97_77.59_12.98_77.6_12.95_77.61", latitude and longitude of each corner; none for anything else. */
function parseArea(text: string): readonly Position[] {
  if (!/^-?\d+(\.\d+)?(_-?\d+(\.\d+)?)*$/.test(text)) return [];
  const numbers = text.split("_").map(Number);
  const corners = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    lat: numbers[2 * index] ?? Number.NaN,
    lng: numbers[2 * index + 1] ?? Number.NaN,
  }));
  const isArea = numbers.length % 2 === 0 && corners.length >= fewestCorners && corners.length <= maxCorners;
  return isArea && corners.every(isOnEarth) ? corners : [];
}

/** A home without a position is left out as soon as an area is drawn. */
export const areaFilter: FilterDefinition<AreaPart> = {
  empty: { area: [] },
  parse: (params) => ({ area: parseArea((params.get("area") ?? "").trim()) }),
  serialise: ({ area }) => ({
    area:
      area.length === 0
        ? []
        : [
            area
              .flatMap(({ lat, lng }) => [lat, lng].map((part) => Number(part.toFixed(decimals))))
              .join("_"),
          ],
  }),
  accepts: ({ area }) =>
    area.length === 0 ? null : ({ position }) => position !== null && isInOutline(position, area),
  choices: ({ area }) =>
    area.length === 0 ? [] : [choice("in the area drawn on the map", { area: [] }, "drawn area")],
  order: 7,
  category: { shownAs: "chip" },
  nearest: ({ area }, { position }) => {
    if (position === null) return null;
    const km = Math.min(...area.map((corner) => kmBetween(corner, position)));
    return { words: `${formatKm(km)} away`, by: km / farKm };
  },
};
