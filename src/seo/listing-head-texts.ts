import { isReady } from "../listing/offer-facts";
import type { HeadedListing, HeadTexts } from "./seo-props";

/** Characters of a description that search engines show. */
const maxDescription = 158;

function cutAtWord(text: string): string {
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription - 1).replace(/[,;:–-]?\s+\S*$/, "")}…`;
}

function handover({ isRental, possession }: HeadedListing): string | null {
  if (possession === null) return null;
  if (isReady(possession)) return isRental ? "available now" : "ready to move into";
  return `${isRental ? "available" : "possession"} ${possession}`;
}

/** Title `{title}, {location} | {price} | {brand}`, and a description of the facts that the listing has. */
export function listingHeadTexts(listing: HeadedListing, brand: string): HeadTexts {
  const { title, location, city, offer, typeLabel, bedrooms, size, descriptionText } = listing;
  const facts = [bedrooms, size, offer.text, handover(listing)].filter(Boolean).join(", ");
  const kind = typeLabel || "Property";
  return {
    title: `${title}, ${location} | ${offer.text} | ${brand}`,
    description: cutAtWord(`${title}, ${location}: ${facts}. ${descriptionText}`.trim()),
    keywords: [title, `${kind} in ${location}`, `${kind} in ${city}`, bedrooms && `${bedrooms} ${city}`]
      .filter(Boolean)
      .join(", "),
  };
}
