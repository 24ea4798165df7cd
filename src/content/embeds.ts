/**
 * Addresses of maps and videos that a listing page loads on demand (docs/requirements.md 2.8,
 * docs/decisions/f4-maps-on-demand.md).
 */
import { mapEmbedUrl, mapSearchUrl } from "../catalogue/map-links";
import type { ListingContent } from "./schemas/listing";

type Place = Pick<ListingContent, "coordinates" | "mapLink" | "location">;

/** Map addresses from coordinates, else the map link, else the location text; the plain link opens the maps site. */
export function mapAddresses({ coordinates, mapLink, location }: Place): {
  mapEmbedUrl: string;
  mapUrl: string;
} {
  const words = coordinates === undefined ? location : `${coordinates.lat},${coordinates.lng}`;
  const ownEmbed = coordinates === undefined ? mapLink : undefined;
  return { mapEmbedUrl: ownEmbed ?? mapEmbedUrl(words), mapUrl: mapSearchUrl(words) };
}

/**
 * Embed address of a YouTube or Vimeo watch or share link; null for any other address, which is then shown as a link.
 * YouTube is embedded from its cookie-less host.
 */
export function videoEmbedUrl(url: string): string | null {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, "");
  const lastSegment = pathname.split("/").filter(Boolean).at(-1) ?? "";
  if (host === "youtu.be") return `https://www.youtube-nocookie.com/embed/${lastSegment}`;
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const id = searchParams.get("v") ?? (/^\/(embed|shorts|live)\//.test(pathname) ? lastSegment : "");
    return id === "" ? null : `https://www.youtube-nocookie.com/embed/${id}`;
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    return /^\d+$/.test(lastSegment) ? `https://player.vimeo.com/video/${lastSegment}` : null;
  }
  return null;
}
