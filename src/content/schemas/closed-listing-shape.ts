/** A home that is no longer on offer, as a node: what its page still tells, and where its addresses lead. */
import { z } from "zod";
import { fieldMeta, isoDate, oneOf } from "./fields";
import { closings } from "../life/listing-life";
import { listingShape } from "./listing-shape";

export const closedListingShape = listingShape
  .pick({
    slug: true,
    formerSlugs: true,
    listingId: true,
    path: true,
    title: true,
    location: true,
    locality: true,
    city: true,
    isRental: true,
    kind: true,
    categories: true,
    typeCategory: true,
    typeLabel: true,
    bedrooms: true,
    bedroomNumbers: true,
    size: true,
    price: true,
    priceLabel: true,
    developer: true,
    postedAt: true,
    cover: true,
    descriptionHtml: true,
    descriptionText: true,
  })
  .extend({
    closing: oneOf("Closing", closings, "Why it is no longer on offer."),
    closedOn: isoDate("Day on which it was sold, let or withdrawn.").nullable(),
    hasPage: z.boolean().describe("Whether its address still tells what became of it, or leads on."),
  })
  .register(fieldMeta, { graphql: "ClosedListing" });
