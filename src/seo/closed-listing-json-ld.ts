import type { RealEstateListing } from "schema-dts";
import { offerNode, type OfferedPrice } from "./listing-json-ld";

interface ClosedHome {
  readonly path: string;
  readonly title: string;
  readonly descriptionText: string;
  readonly postedAt: string;
  readonly price: OfferedPrice | null;
}

/** A home that has been sold or let: its offer is sold out. 300 characters of the description at most. */
export function closedListingJsonLd(origin: string, home: ClosedHome): RealEstateListing {
  const { path, title, descriptionText, postedAt, price } = home;
  const url = `${origin}${path}`;
  return {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: title,
    description: descriptionText.slice(0, 300),
    datePosted: postedAt,
    offers: price === null ? undefined : offerNode(origin, url, price, "SoldOut"),
  };
}
