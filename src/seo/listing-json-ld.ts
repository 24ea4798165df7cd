import { graphql } from "gatsby";
import type {
  Apartment,
  GeoCoordinates,
  House,
  LocationFeatureSpecification,
  Offer,
  Place,
  PostalAddress,
  QuantitativeValue,
  RealEstateListing,
} from "schema-dts";
import { fullPictureUrl } from "../listing/detail/picture-sizes";
import { agencyId } from "./structured-data";

export type SeoListing = Queries.SeoListingFragment;

function placeJsonLd(listing: SeoListing): Apartment | House | Place {
  const { coordinates, cityFacts, summary, offer } = listing;
  const address: PostalAddress = {
    "@type": "PostalAddress",
    streetAddress: summary.address ?? undefined,
    addressLocality: listing.city,
    addressRegion: cityFacts?.region,
    addressCountry: cityFacts?.countryCode,
  };
  const geo: GeoCoordinates | undefined = coordinates
    ? { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng }
    : undefined;
  const amenityFeature = listing.facilities.map((name): LocationFeatureSpecification => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: true,
  }));
  const place = { name: listing.title, address, geo, amenityFeature };
  const floorSize: QuantitativeValue | undefined = offer.area
    ? { "@type": "QuantitativeValue", value: offer.area.minSqft, unitCode: "FTK" }
    : undefined;
  const numberOfBedrooms =
    listing.bedroomNumbers.length === 0 ? undefined : Math.min(...listing.bedroomNumbers);
  if (listing.kind === "apartment") return { "@type": "Apartment", ...place, floorSize, numberOfBedrooms };
  if (listing.kind === "villa") return { "@type": "House", ...place, floorSize, numberOfBedrooms };
  return { "@type": "Place", ...place };
}

type OfferedPrice = NonNullable<SeoListing["offer"]["price"]>;

type Availability = "InStock" | "LimitedAvailability" | "SoldOut";

/** A home under offer has limited availability; one sold or let is sold out. */
function offerNode(origin: string, url: string, price: OfferedPrice, availability: Availability): Offer {
  return {
    "@type": "Offer",
    price: price.min,
    priceCurrency: price.currency,
    availability: `https://schema.org/${availability}`,
    businessFunction: {
      "@id": `http://purl.org/goodrelations/v1#${price.period === "total" ? "Sell" : "LeaseOut"}`,
    },
    url,
    seller: { "@id": agencyId(origin) },
  };
}

type OfferedListing = Pick<SeoListing, "path" | "title" | "descriptionText" | "postedAt"> & {
  readonly offer: Pick<SeoListing["offer"], "price">;
};

/** With an offer where the price is a number; the description is cut at 300 characters. */
function listingNode(origin: string, listing: OfferedListing, availability: Availability) {
  const { path, title, descriptionText, postedAt, offer } = listing;
  const url = `${origin}${path}`;
  return {
    "@type": "RealEstateListing" as const,
    "@id": url,
    url,
    name: title,
    description: descriptionText.slice(0, 300),
    datePosted: postedAt,
    offers: offer.price === null ? undefined : offerNode(origin, url, offer.price, availability),
  };
}

/** A listing with its pictures and place. */
export function listingJsonLd(origin: string, listing: SeoListing): RealEstateListing {
  return {
    ...listingNode(origin, listing, listing.isUnderOffer ? "LimitedAvailability" : "InStock"),
    image: listing.gallery.map(
      (picture) => new URL(fullPictureUrl(picture), origin || "http://localhost").href,
    ),
    mainEntity: placeJsonLd(listing),
  };
}

export const seoListingFragment = graphql`
  fragment SeoListing on Listing {
    path
    title
    isUnderOffer
    kind
    city
    cityFacts {
      region
      countryCode
    }
    coordinates {
      lat
      lng
    }
    offer {
      price {
        min
        currency
        period
      }
      area {
        minSqft
      }
    }
    bedroomNumbers
    facilities
    descriptionText
    postedAt
    summary {
      address
    }
    ...ListingGallery
  }
`;

/** A home that has been sold or let. */
export function delistedListingJsonLd(origin: string, home: OfferedListing): RealEstateListing {
  return listingNode(origin, home, "SoldOut");
}
