import { graphql } from "gatsby";
import type { Apartment, House, Place, RealEstateListing } from "schema-dts";
import { fullPictureUrl } from "../listing/detail/picture-sizes";
import { agencyId } from "./structured-data";

type SeoListing = Queries.SeoListingFragment;

function placeJsonLd(listing: SeoListing): Apartment | House | Place {
  const { coordinates, cityFacts, summary, bedroomNumbers, kind } = listing;
  const { area } = listing.offer;
  const place = {
    name: listing.title,
    address: {
      "@type": "PostalAddress",
      streetAddress: summary.address ?? undefined,
      addressLocality: listing.city,
      addressRegion: cityFacts?.region,
      addressCountry: cityFacts?.countryCode,
    },
    geo: coordinates
      ? ({ "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng } as const)
      : undefined,
    amenityFeature: listing.facilities.map(
      (name) => ({ "@type": "LocationFeatureSpecification", name, value: true }) as const,
    ),
  } as const;
  if (kind !== "apartment" && kind !== "villa") return { "@type": "Place", ...place };
  return {
    "@type": kind === "apartment" ? "Apartment" : "House",
    ...place,
    floorSize: area ? { "@type": "QuantitativeValue", value: area.minSqft, unitCode: "FTK" } : undefined,
    numberOfBedrooms: bedroomNumbers.length === 0 ? undefined : Math.min(...bedroomNumbers),
  };
}

type OfferedListing = Pick<SeoListing, "path" | "title" | "descriptionText" | "postedAt"> & {
  readonly offer: Pick<SeoListing["offer"], "price">;
};

/** With an offer where the price is a number; the description is cut at 300 characters. A home under offer has limited
 * availability; one sold or let is sold out. */
function listingNode(
  origin: string,
  { path, title, descriptionText, postedAt, offer: { price } }: OfferedListing,
  availability: "InStock" | "LimitedAvailability" | "SoldOut",
): RealEstateListing {
  const url = `${origin}${path}`;
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: title,
    description: descriptionText.slice(0, 300),
    datePosted: postedAt,
    offers: price
      ? {
          "@type": "Offer",
          price: price.min,
          priceCurrency: price.currency,
          priceSpecification:
            price.period === "total"
              ? undefined
              : {
                  "@type": "UnitPriceSpecification",
                  price: price.min,
                  priceCurrency: price.currency,
                  unitCode: price.period === "year" ? "ANN" : "MON",
                },
          availability: `https://schema.org/${availability}`,
          businessFunction: {
            "@id": `http://purl.org/goodrelations/v1#${price.period === "total" ? "Sell" : "LeaseOut"}`,
          },
          url,
          seller: { "@id": agencyId(origin) },
        }
      : undefined,
  };
}

/** A listing with its pictures and place. */
export function listingJsonLd(origin: string, listing: SeoListing): RealEstateListing {
  return {
    ...listingNode(origin, listing, listing.isUnderOffer ? "LimitedAvailability" : "InStock"),
    image: listing.gallery.map((picture) => new URL(fullPictureUrl(picture), origin).href),
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
