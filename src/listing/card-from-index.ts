import { routes } from "../config/routes";
import { isInDubai } from "../catalogue/category-members";
import type { IndexListing } from "../catalogue/index-listing";
import { oncePer } from "../lib/once-per";
import type { PictureData } from "../ui/picture";
import type { ListingListCardData } from "./listing-card-data";

/** The part of a listing of the search index that a card needs. */
export type CardSource = Pick<
  IndexListing,
  | "id"
  | "slug"
  | "title"
  | "location"
  | "city"
  | "tags"
  | "priceLabel"
  | "possession"
  | "bedroomsLabel"
  | "size"
  | "phone"
  | "registrations"
  | "picture"
>;

function pictureFromIndex(picture: IndexListing["picture"]): PictureData {
  const { src, srcSet, webpSrcSet, width, height, alt, focus, color } = picture;
  return {
    alt,
    focus: focus === "" ? null : focus,
    file: {
      publicURL: src,
      childImageSharp:
        srcSet === ""
          ? null
          : {
              gatsbyImageData: {
                layout: "constrained",
                width,
                height,
                backgroundColor: color === "" ? undefined : color,
                images: {
                  sources: webpSrcSet === "" ? [] : [{ type: "image/webp", srcSet: webpSrcSet }],
                  fallback: { src, srcSet },
                },
              },
            },
    },
  };
}

/** A listing of the search index as both cards take it; the same card for the same listing, so that it is drawn once. */
export const cardFromIndex = oncePer((listing: CardSource): ListingListCardData => {
  return {
    listingId: listing.id,
    title: listing.title,
    path: routes.listing(listing.slug),
    location: listing.location,
    city: listing.city,
    isDubai: isInDubai(listing),
    tags: listing.tags,
    priceLabel: listing.priceLabel,
    possession: listing.possession,
    phone: listing.phone,
    registration: { numbers: listing.registrations },
    cover: pictureFromIndex(listing.picture),
    bedrooms: listing.bedroomsLabel,
    size: listing.size,
  };
});
