import { z } from "zod";
import { facilityIcons } from "../../catalogue/listing-words";
import { idsOf } from "../../catalogue/livability";
import { currencies } from "../../catalogue/money";
import { constructionOptions, propertyKinds, registrationKinds, stages } from "../../catalogue/taxonomy";
import { fieldMeta, nodeObject, isoDate, oneOf, pictureWithAlt, completed, resolved, list } from "./fields";
import { labelled, listingSchema } from "./listing";
import { offerShape, rowOfferShape } from "./offer";
import { delistings } from "../listing-status";

const { summary, projectDetails, papers: approvals, living: livability, image } = listingSchema.shape;

/** Without the fields that the node lacks or names otherwise. */
const written = listingSchema.omit({
  $schema: true,
  id: true,
  projectName: true,
  tag: true,
  tagColor: true,
  tagTextColor: true,
  type: true,
  price: true,
  propertyType: true,
  category: true,
  constructionStatus: true,
  status: true,
  image: true,
  images: true,
  description: true,
  projectDetails: true,
  mapLink: true,
  video: true,
  reraExempt: true,
  dldPermit: true,
  papers: true,
  living: true,
  state: true,
  stateSince: true,
  publishFrom: true,
  publishUntil: true,
}).shape;

const noted = (help: string) =>
  list(
    nodeObject("NotedValue", {
      label: z.string().describe("Left column."),
      value: z.string().describe("Right column."),
      note: z.string().describe("A remark on the value."),
    }),
    help,
  );

const costBasis = nodeObject("CostBasis", {
  currency: oneOf("Currency", currencies, "Currency of the amounts."),
  units: z.array(
    nodeObject("CostUnit", {
      type: z.string(),
      amount: z.number(),
      areaSqft: z.number().nullable().describe("In square feet, as `sizeMeasures` counts it."),
      carpetAreaSqft: z.number().nullable().describe("Carpet area in square feet."),
    }),
  ),
  charges: z.array(
    nodeObject("CostCharge", {
      label: z.string(),
      value: z.string(),
      isPerFloor: z.boolean(),
      percent: z.number().nullable(),
      fixed: z.number().nullable(),
      perSqft: z.number().nullable(),
    }),
  ),
  payments: z.array(
    nodeObject("CostPayment", {
      label: z.string(),
      value: z.string(),
      due: z.string().nullable(),
      percent: z.number().nullable(),
      fixed: z.number().nullable(),
    }),
  ),
}).describe(
  "What its units cost in all is reckoned from it; null of a home to let and without priced units.",
);

const unitRow = nodeObject("ListingUnit", {
  ...projectDetails.unwrap().shape.units.unwrap().element.shape,
  offer: rowOfferShape,
});

const tag = nodeObject("ListingTag", {
  label: z.string(),
  color: z.string(),
  textColor: z
    .string()
    .describe("Of a label on that colour: the editor's where it can be read, black or white."),
});

const registration = z
  .object({
    kind: oneOf("RegistrationKind", registrationKinds, "RERA, Dubai permit, exempt, or not known."),
    numbers: z.array(z.string()).describe("RERA numbers, or the number of the permit."),
    reason: z.string().nullable().describe("Why none is needed."),
    expires: isoDate("Last day of the permit.").nullable(),
    url: z
      .string()
      .describe("Page of the permit, or of the regulator.")
      .register(fieldMeta, { graphql: "String!" })
      .nullable(),
    authority: resolved("String!", "Name of the regulator."),
    qrSvg: resolved("String!", "QR code of the address, as SVG markup made at build."),
  })
  .describe("RERA registration, Dubai permit or stated exemption.")
  .register(fieldMeta, { graphql: "Registration", directive: "@registration" });

/** Fields that are the same in the file are declared in `listingSchema` alone. */
export const listingShape = z
  .object({
    ...completed(written),
    listingId: z.int().describe("Number of the listing."),
    path: z.string().describe("Address of its page."),
    offer: offerShape,
    isUnderOffer: z.boolean().describe("Whether somebody has made an offer for it."),
    previewNote: z
      .string()
      .nullable()
      .describe("Why only a preview has it: 'Draft', 'From 24 Dec 2026'; null of a home that is published."),
    tags: z.array(tag).describe("Badges of the card: words and the colour of a swatch."),
    locality: z.string().describe("Locality alone."),
    cityFacts: resolved("City", "Entry of its city.", "@cityFacts"),
    isRental: z.boolean().describe("Whether it is to let and not for sale."),
    bedroomNumbers: z.array(z.int()).describe("Numbers of bedrooms on offer."),
    kind: oneOf("PropertyKind", propertyKinds, "Main kind."),
    kinds: list(
      oneOf("PropertyKind", propertyKinds, "A kind."),
      "Every kind that tag, type and property type name.",
    ),
    typeCategory: resolved(
      "Category",
      "The category of its kind, as the menu's column of types has it.",
      "@typeCategory",
    ),
    construction: list(
      oneOf("ConstructionStatus", idsOf(constructionOptions), "An option."),
      "Every construction option it answers to.",
    ),
    typeWords: z.array(z.string()).describe("Type, finer type, category and search words, as written."),
    typeLabel: z.string().describe("The finest word for its type."),
    noun: z.string().describe("What a sentence calls it: “villa”, “home”."),
    stage: oneOf("Stage", idsOf(stages), "Null where the listing names no stage.").nullable(),
    categories: z.array(z.string()).describe("Normalised category slugs."),
    cover: image,
    gallery: z.array(pictureWithAlt("A picture.")).describe("Gallery; the cover where there is no other."),
    descriptionHtml: z.string().describe("Sanitised HTML."),
    descriptionText: z.string().describe("Plain text of the description."),
    summary: nodeObject("ListingSummary", {
      ...completed(summary.unwrap().omit({ reraNo: true }).shape),
      projectName: z.string().describe("Name under which the project is registered; its title in doubt."),
    }).describe("Project Summary."),
    details: nodeObject("ListingDetails", {
      ...completed(projectDetails.unwrap().shape),
      units: z.array(unitRow).describe("Rows of the table Type / Size / Price."),
    }).describe("Project Details."),
    place: resolved(
      "ListingPlace",
      "Where it lies on the drawn map of its city; null where the listing or the city lacks what it takes.",
      "@place",
    ),
    mapEmbedUrl: z.string().describe("Embed address of the map, without a search for places nearby."),
    mapUrl: z.string().describe("Plain link to the place on a map."),
    videoUrl: z.string().nullable().describe("Watch or share link."),
    videoEmbedUrl: z.string().nullable().describe("Address of the player; null where the site has none."),
    registration,
    approvals: nodeObject("ListingApprovals", {
      rows: noted("Those that are known, each with what it means for a buyer."),
      ...completed(approvals.unwrap().pick({ checked: true }).shape),
    })
      .nullable()
      .describe("Title and approvals; null where none are known."),
    costBasis: costBasis.nullable(),
    livability: nodeObject("ListingLivability", completed(livability.unwrap().shape)).describe(
      "Daily life there; carpet area and upkeep also as Project Details have them.",
    ),
    facilityIcons: list(
      oneOf("FacilityIcon", facilityIcons(), "A line icon."),
      "The icon of each facility, in their order.",
    ),
    livabilityFacts: labelled("Daily life there in words; what is not known is left out."),
    commutes: noted("Places that people travel to, each with the time and the way."),
  })
  .describe("A home or project on offer (data/listings).");

export type ListingNode = z.output<typeof listingShape>;

/** A home that is no longer on offer. */
export const delistedListingShape = listingShape
  .pick({
    slug: true,
    formerSlugs: true,
    listingId: true,
    path: true,
    title: true,
    location: true,
    city: true,
    isRental: true,
    kind: true,
    typeCategory: true,
    typeLabel: true,
    noun: true,
    bedrooms: true,
    bedroomNumbers: true,
    size: true,
    offer: true,
    developer: true,
    postedAt: true,
    cover: true,
    descriptionHtml: true,
    descriptionText: true,
  })
  .extend({
    delisting: oneOf("Delisting", delistings, "Why it is no longer on offer."),
    delistedOn: isoDate("Day on which it was sold, let or withdrawn.").nullable(),
    hasPage: z.boolean().describe("Whether its address still tells what became of it, or leads on."),
  })
  .register(fieldMeta, { graphql: "DelistedListing" });
