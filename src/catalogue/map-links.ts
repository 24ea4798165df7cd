/** Addresses of maps (docs/requirements.md 2.8: zoom 15; docs/decisions/maps.md: loaded on demand). */

import type { ListedHome } from "./offer";

export const nearbyKinds = ["Restaurants", "Hotels", "Bus Stands", "Malls", "Hospitals"] as const;

export type NearbyKind = (typeof nearbyKinds)[number];

type Place = Pick<ListedHome, "coordinates" | "location">;

const zoom = 15;

/** Map to embed for the name of a place or "12.97,77.75". */
export function mapEmbedUrl(words: string): string {
  return `https://maps.google.com/maps?q=${encodeURIComponent(words)}&z=${zoom}&output=embed`;
}

/** The same on the map site. */
export function mapSearchUrl(words: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`;
}

function wordsFor(kind: NearbyKind, { coordinates, location }: Place): string {
  return `${kind} near ${coordinates === null ? location : `${coordinates.lat},${coordinates.lng}`}`;
}

/** Map to embed of restaurants, hotels… around a place. */
export function nearbyEmbedUrl(kind: NearbyKind, place: Place): string {
  return mapEmbedUrl(wordsFor(kind, place));
}

/** The same on the map site. */
export function nearbyMapUrl(kind: NearbyKind, place: Place): string {
  return mapSearchUrl(wordsFor(kind, place));
}
