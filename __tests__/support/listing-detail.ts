/** A listing as the property page gets it, made from a content file by the code of the build. */
import { listingNodeFields } from "../../src/content/listing-node-fields";
import { listingSchema, type ListingContent } from "../../src/content/schemas/listing";
import { readTestContent } from "./test-content";

export const picture = (alt: string) => ({
  alt,
  focus: null,
  file: { publicURL: "/picture.jpg", childImageSharp: null },
  thumb: { publicURL: "/thumb.jpg", childImageSharp: null },
});

/** A listing of the tests' content as its editor wrote it. */
export function listingContent(slug: string): ListingContent {
  return listingSchema.parse(readTestContent(`listings/${slug}.json`));
}

/** What the property page asks for of a listing; pictures, regulator and QR code are stubs. */
export function listingDetail(content: ListingContent): Queries.ListingDetailFragment {
  const fields = listingNodeFields(content);
  const { registration } = fields;
  return {
    ...fields,
    place: null,
    gallery: fields.gallery.map((_, at) => picture(`Picture ${at + 1}`)),
    floorPlans: fields.floorPlans.map(({ name, size }) => ({
      name,
      size: size ?? null,
      image: picture(name),
    })),
    details: {
      ...fields.details,
      paymentStructure: fields.details.paymentStructure.map(({ due = null, ...row }) => ({ ...row, due })),
    },
    configuration: fields.configuration && {
      ...fields.configuration,
      lastUpdated: fields.configuration.lastUpdated ?? null,
    },
    summary: {
      ...fields.summary,
      parkingType: fields.summary.parkingType ?? null,
      landArea: fields.summary.landArea ?? null,
      ownership: fields.summary.ownership ?? null,
      landmark: fields.summary.landmark ?? null,
      floors: fields.summary.floors ?? null,
      units: fields.summary.units ?? null,
      address: fields.summary.address ?? null,
    },
    registration: {
      ...registration,
      url: registration.url ?? "https://rera.example.com",
      authority: "Karnataka RERA",
      qrSvg: "<svg></svg>",
    },
  };
}
