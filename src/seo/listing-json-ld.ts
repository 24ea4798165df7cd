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
  const floorSize: QuantitativeValue | undefined =
    offer.area === null
      ? undefined
      : { "@type": "QuantitativeValue", value: offer.area.minSqft, unitCode: "FTK" };
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

/** A listing and, where its price is a number, its offer; the description is cut at 300 characters. */
export function listingJsonLd(origin: string, listing: SeoListing): RealEstateListing {
  const url = `${origin}${listing.path}`;
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: listing.title,
    description: listing.descriptionText.slice(0, 300),
    datePosted: listing.postedAt,
    image: listing.gallery.map(
      (picture) => new URL(fullPictureUrl(picture), origin || "http://localhost").href,
    ),
    mainEntity: placeJsonLd(listing),
    offers:
      listing.offer.price === null
        ? undefined
        : offerNode(
            origin,
            url,
            listing.offer.price,
            listing.isUnderOffer ? "LimitedAvailability" : "InStock",
          ),
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

interface DelistedListingHead {
  readonly path: string;
  readonly title: string;
  readonly descriptionText: string;
  readonly postedAt: string;
  readonly offer: { readonly price: OfferedPrice | null };
}

/** A home that has been sold or let; the description is cut at 300 characters. */
export function delistedListingJsonLd(origin: string, home: DelistedListingHead): RealEstateListing {
  const { path, title, descriptionText, postedAt, offer } = home;
  const url = `${origin}${path}`;
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: title,
    description: descriptionText.slice(0, 300),
    datePosted: postedAt,
    offers: offer.price === null ? undefined : offerNode(origin, url, offer.price, "SoldOut"),
  };
}
