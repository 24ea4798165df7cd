import { isInOutline, kmBetween, type Position, farKm, formatKm } from "../../../../catalogue/position";
import { type FilterDefinition, choice, oneOrNone } from "../filter-definition";

const minCorners = 3;
/** Keeps the address short enough to send. */
export const maxCorners = 32;

/** Four decimals of a degree are 11 m. */
const decimals = 4;

const isOnEarth = ({ lat, lng }: Position) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Reads "12.97_77.59_12.98_77.6_12.95_77.61", latitude and longitude of each corner; none for anything else. */
function parseArea(text: string): readonly Position[] {
  if (!/^-?\d+(\.\d+)?(_-?\d+(\.\d+)?)*$/.test(text)) return [];
  const pairs = text.matchAll(/([^_]+)_([^_]+)/g);
  const corners = [...pairs].map(([, lat, lng]) => ({ lat: Number(lat), lng: Number(lng) }));
  const isWhole = text.split("_").length === 2 * corners.length;
  const isArea = isWhole && corners.length >= minCorners && corners.length <= maxCorners;
  return isArea && corners.every(isOnEarth) ? corners : [];
}

/** A home without a position is left out as soon as an area is drawn. */
export const areaFilter: FilterDefinition<{ readonly area: readonly Position[] }> = {
  empty: { area: [] },
  parse: (params) => ({ area: parseArea((params.get("area") ?? "").trim()) }),
  serialise: ({ area }) => {
    const numbers = area.flatMap(({ lat, lng }) => [lat, lng]);
    return { area: oneOrNone(numbers.map((number) => Number(number.toFixed(decimals))).join("_")) };
  },
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
