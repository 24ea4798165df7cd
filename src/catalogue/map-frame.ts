export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Edges in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** In parts of width and height; 0, 0 is the upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radiansOf: number) => (radiansOf * 180) / Math.PI;

/** Mercator's y, in radians. */
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));

/** Height of a drawing for a width of 1. */
export function heightPerWidth({ west, south, east, north }: MapFrame): number {
  return (northing(north) - northing(south)) / radians(east - west);
}

/** Where a position lies on a drawing; below 0 or above 1 outside it. */
export function pointOnMap({ lat, lng }: Position, { west, south, east, north }: MapFrame): MapPoint {
  const [top, bottom] = [northing(north), northing(south)];
  return { x: (lng - west) / (east - west), y: (top - northing(lat)) / (top - bottom) };
}

export function positionOnMap({ x, y }: MapPoint, { west, south, east, north }: MapFrame): Position {
  const [top, bottom] = [northing(north), northing(south)];
  const lat = degrees(2 * Math.atan(Math.exp(top - y * (top - bottom))) - Math.PI / 2);
  return { lat, lng: west + x * (east - west) };
}

export function isOnMap({ x, y }: MapPoint): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

const earthRadiusKm = 6371;

/** Distance in a straight line in kilometres (haversine). */
export function kmBetween(one: Position, other: Position): number {
  const [lat, otherLat] = [radians(one.lat), radians(other.lat)];
  const chord =
    Math.sin((otherLat - lat) / 2) ** 2 +
    Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** Whether a position is inside an outline (ray casting). Good to a city's size, as it treats degrees as flat. */
export function isInOutline({ lat, lng }: Position, corners: readonly Position[]): boolean {
  const crossed = corners.filter((end, index) => {
    const start = corners.at(index - 1) ?? end;
    if (start.lat > lat === end.lat > lat) return false;
    return lng < start.lng + ((lat - start.lat) / (end.lat - start.lat)) * (end.lng - start.lng);
  });
  return crossed.length % 2 === 1;
}

/** From here on a home is no longer nearby. */
export const farKm = 60;

/** Kilometres as people say them: "850 m", "1.2 km", "34 km". */
export function formatKm(km: number): string {
  if (km < 0.975) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return km < 9.95 ? `${Number(km.toFixed(1))} km` : `${Math.round(km)} km`;
}
