export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Of an angle in degrees. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthRadiusKm = 6371;

/** Distance in a straight line in kilometres (haversine). */
export function kmBetween(a: Position, b: Position): number {
  const [lat, otherLat] = [radians(a.lat), radians(b.lat)];
  const chord =
    Math.sin((otherLat - lat) / 2) ** 2 +
    Math.cos(lat) * Math.cos(otherLat) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
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
