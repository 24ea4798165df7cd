/** Map addresses of a listing page (specification 2.8: zoom 15; decision F4: loaded on demand). Pure. */

/** What the buttons of "Map Views - Explore Neighbourhood" look for, in their order. */
export const nearbyKinds = ["Restaurants", "Hotels", "Bus Stands", "Malls", "Hospitals"] as const;

export type NearbyKind = (typeof nearbyKinds)[number];

interface Place {
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  /** Locality and city, where coordinates are missing. */
  readonly location: string;
}

const zoom = 15;

function queryOf(kind: NearbyKind, { coordinates, location }: Place): string {
  return `${kind} near ${coordinates === null ? location : `${coordinates.lat},${coordinates.lng}`}`;
}

/** Map to embed that shows restaurants, hotels… around a place. */
export function nearbyEmbedUrl(kind: NearbyKind, place: Place): string {
  return `https://maps.google.com/maps?q=${encodeURIComponent(queryOf(kind, place))}&z=${zoom}&output=embed`;
}

/** The same search on the map site itself. */
export function nearbyMapUrl(kind: NearbyKind, place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(queryOf(kind, place))}`;
}
