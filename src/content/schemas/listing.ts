import { z } from "zod";
import { listingStates } from "../../catalogue/taxonomy";
import {
  categorySlug,
  cityName,
  colour,
  href,
  html,
  httpsUrl,
  isoDate,
  line,
  matching,
  named,
  oneOf,
  pastDate,
  phone,
  picture,
  pictureWithAlt,
  priceText,
  prose,
  registrationNumber,
  slug,
  title,
  file,
  list,
  optionalList,
} from "./fields";
import { facings, furnishings, idsOf, petRules, tenantKinds, travelModes } from "../../catalogue/livability";

const commute = named("Commute", {
  to: line('The place: "Kadugodi metro station".'),
  minutes: z
    .int("must be whole minutes, e.g. 35")
    .min(1, "must be at least 1 minute")
    .max(240, "must be at most 240 minutes; leave out places that nobody travels to daily")
    .describe("Minutes from door to door, as travelled and not as the crow flies."),
  by: oneOf("TravelMode", idsOf(travelModes), "How."),
  at: line('When it was travelled, where that matters: "weekdays, 9 am". Not needed on foot.').optional(),
});

const livabilitySchema = z.strictObject({
  carpetArea: line(
    'Floor inside the walls: "1,310 – 1,990 sq ft". Not needed where the units of Project Details have it.',
  ).optional(),
  furnishing: oneOf("Furnishing", idsOf(furnishings), "As it is handed over.").optional(),
  facing: optionalList(
    oneOf("Facing", idsOf(facings), "A direction."),
    "Where the main door faces, of a project each direction on offer; of land the side at the road.",
  ),
  age: line('When it was built and last renewed: "Built in 2014, kitchen renewed in 2023".').optional(),
  maintenance: line(
    'What owners or tenants pay for upkeep: "₹8,600 / month". Not needed where Project Details have a row for it.',
  ).optional(),
  water: line('Sources and store: "Cauvery daily, two borewells, 400 kl sump".').optional(),
  powerBackup: line('What runs on it: "Full load", "Lifts, pumps and 1 kW in each home".').optional(),
  internet: line('Lines that reach the home: "ACT and Airtel fibre, to each home".').optional(),
  waste: line('How it is collected: "Sorted at the door daily, wet waste composted on site".').optional(),
  pets: oneOf("PetRule", idsOf(petRules), "Whether pets may live there.").optional(),
  tenants: optionalList(
    oneOf("TenantKind", idsOf(tenantKinds), "A kind of tenant."),
    "Homes to let alone: to whom the owner lets.",
  ),
  houseRules: line('Homes to let alone: "Up to four people; no smoking indoors".').optional(),
  commutes: optionalList(commute, "Minutes to places that people travel to, nearest first, up to six."),
});

/** What a size can count (docs/glossary.md). */
const sizeMeasures = ["carpet", "builtup", "superbuiltup"] as const;

/** Rows of a table of two columns. */
export const labelled = (help: string) =>
  list(named("LabelledValue", { label: line("Left column."), value: line("Right column.") }), help);

const charges = (help: string) =>
  list(
    named("ListingCharge", {
      label: line("Left column."),
      value: line('Right column. To be counted: "5%", "₹2,50,000" or "₹150 / sq ft".'),
      counts: oneOf(
        "ChargeCount",
        ["once", "eachFloor"],
        "Part of what every unit costs in all: once, or for each floor up. Without it the row is shown alone.",
      ).optional(),
    }),
    help,
  );

/** Framed, so the Content-Security-Policy (`host-rules.ts`) must allow it. */
const mapEmbed = matching(
  "Embed address of Google Maps; not needed where there are coordinates.",
  /^https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed\?pb=|\?[^\s"<>]*\boutput=embed\b)[^\s"<>]*$/,
  'must be an embed address of Google Maps like "https://www.google.com/maps?q=Devanahalli&output=embed", for pages may show no other map; or write coordinates in its place',
);

const summary = z.strictObject({
  projectName: line("Name under which the project is registered.").optional(),
  reraNo: z
    .union([
      registrationNumber("RERA registration number."),
      z.array(registrationNumber("One number per phase.")).min(1),
    ])
    .optional()
    .describe("RERA registration number, or a list with one number per phase."),
  developer: line("Developer or seller.").optional(),
  parkingType: line('E.g. "Two covered bays per home".').optional(),
  landArea: line('E.g. "6.4 acres".').optional(),
  stage: line("Stage as the developer words it; the site normalises it.").optional(),
  ownership: line('E.g. "Freehold".').optional(),
  landmark: line("Nearest landmark with distance.").optional(),
  floors: line('E.g. "2 basements, ground + 18".').optional(),
  units: line("How many homes the project has.").optional(),
  address: line("Street address.").optional(),
});

const projectDetails = z.strictObject({
  description: prose("A paragraph above the unit table.").optional(),
  units: optionalList(
    named("ListingUnit", {
      type: line('E.g. "3 BHK Lake-facing".'),
      size: line('E.g. "1,845 sq ft".'),
      carpet: line('Carpet area, where the size is another: "1,330 sq ft".').optional(),
      price: priceText('E.g. "₹1.85 Cr".'),
    }),
    "Rows of the table Type / Size / Price.",
  ),
  pricing: charges("Fees and rates, e.g. booking amount.").optional(),
  paymentStructure: optionalList(
    named("ListingPayment", {
      label: line("Milestone."),
      value: line('Share or amount: "10%", "₹5,00,000".'),
      due: line('When it is due, as far as known: "Apr 2027", "Within 30 days".').optional(),
    }),
    "Milestones and shares.",
  ),
  timeline: labelled("Dates of the project.").optional(),
  additionalCharges: charges("Charges on top of the price.").optional(),
  notes: z.array(prose("A note.")).optional().describe("Notes below the tables."),
  model: line("How the project is sold or let, e.g. a lease model.").optional(),
});

/** data/listings/<slug>.json (docs/requirements.md 3, docs/decisions/content.md). */
export const listingSchema = file({
  id: z.int().positive().describe("Number of the listing, never reused: wishlists and shared links hold it."),
  slug: slug("Last part of the address; the same as the file name."),
  title: title("Name of the home or project."),
  developer: line("Developer or seller.").optional(),
  projectName: line("Project name, where it differs from the title.").optional(),
  price: priceText(
    'As shown: "₹1.85 Cr onwards", "₹85 L - ₹1.1 Cr", "AED 2.1M", "₹45,000 / month", "Contact for Pricing".',
  ).optional(),
  possession: line(
    'E.g. "Mar 2028", "Ready to Move", "Immediate"; of a home to let the day from which it is free, e.g. "1 Dec 2026".',
  ).optional(),
  deposit: line('Deposit of a home to let, as shown: "₹5,10,000".').optional(),
  tag: z
    .union([line("Badge on the card."), z.array(line("A badge.")).min(1)])
    .optional()
    .describe("Badge or badges on the card, e.g. APARTMENTS."),
  tagColor: colour("Colour of the badge's swatch.").optional(),
  tagTextColor: colour(
    "Text colour of a badge on its own colour, as the wishlist has it. Without one, or where it could not be read, the text is black or white, whichever reads better.",
  ).optional(),
  phone: phone("Number of the person who shows this home.").nullable().optional(),
  location: line('Locality and city, e.g. "Whitefield, Bangalore".'),
  city: cityName("One of the cities of data/cities.json."),
  bedrooms: line('E.g. "2 BHK, 3 BHK", "1-3 BHK", "Studio".').optional(),
  size: line('E.g. "1,845 – 2,760 sq ft".').optional(),
  sizeMeasures: oneOf(
    "SizeMeasure",
    sizeMeasures,
    "What this size and those of the units measure.",
  ).optional(),
  type: line('E.g. "Apartment", "Villa", "Plot", "Farm land", "Office".').optional(),
  propertyType: line("Finer type, e.g. Penthouse, Row house.").optional(),
  category: line("Main category as worded in advertisements.").optional(),
  tags: optionalList(line("A word visitors may search for."), "Words visitors may search for."),
  constructionStatus: line("Under Construction, Ready To Move, New Launch or Launched.").optional(),
  stage: line("Pre-Launch, Under Construction, Ready to Move, Off-Plan or Ready to Move-In.").optional(),
  status: line("For sale, For rent, Resale.").optional(),
  image: pictureWithAlt("Picture of the card and of shared links."),
  images: z.array(pictureWithAlt("A picture of the gallery.")).optional().describe("Gallery, in order."),
  description: html("About the property: plain text (blank line between paragraphs) or HTML.").optional(),
  facilities: z.array(line("A facility.")).optional().describe("Facilities and amenities."),
  summary: summary.optional().describe("Project Summary."),
  projectDetails: projectDetails.optional().describe("Project Details."),
  floorPlans: optionalList(
    named("FloorPlan", {
      name: line('E.g. "3 BHK Classic".'),
      size: line("Area of this plan.").optional(),
      image: picture("The plan."),
    }),
    "Floor plans, in order.",
  ),
  configuration: named("ListingConfiguration", {
    title: line("Heading of the table."),
    lastUpdated: pastDate("When the table was last checked.").optional(),
    rows: labelled("Rows of the table."),
  })
    .optional()
    .describe("A free table of labels and values."),
  unitTable: named("UnitTable", {
    columns: z.array(line("Column heading.")).length(2).describe("The two column headings."),
    rows: z.array(named("UnitTableRow", { unitType: line("Type of unit."), size: line("Size of unit.") })),
  })
    .optional()
    .describe("A table of unit types and sizes without prices."),
  mapLink: mapEmbed.optional(),
  coordinates: named("Coordinates", { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional()
    .describe("Position in degrees; the map is built from it."),
  video: httpsUrl(
    "Watch or share link: YouTube and Vimeo play on the page, any other address is shown as a link.",
  ).optional(),
  categories: z
    .array(categorySlug("A category slug."))
    .min(1, 'is empty; name at least one category, e.g. "apartments"')
    .describe("Slugs of the category pages that show this listing."),
  additionalInfo: prose("Anything else a buyer should know.").optional(),
  externalLinks: optionalList(
    named("ListingLink", { label: line("Words of the link."), url: href("Address.") }),
    "Links to brochures or the developer's site.",
  ),
  reraExempt: z
    .strictObject({ reason: prose("Why no registration is needed, shown to visitors.") })
    .optional()
    .describe("Only for a project that needs no RERA registration."),
  dldPermit: z
    .strictObject({
      number: matching("Permit number.", /^\d{8,14}$/, "must be the permit number, 8 to 14 digits"),
      expires: isoDate("Last day on which the listing may be shown."),
      url: httpsUrl("Address of the permit record."),
    })
    .optional()
    .describe("Emirates only: permit of the Dubai Land Department, in place of RERA."),
  papers: z
    .strictObject({
      title: line('Who owns it and how that was found: "Clear title, 30 years of deeds read".').optional(),
      khata: line('Karnataka alone: "e-khata (A)".').optional(),
      plan: line('Who approved the plan, and when: "BDA, Mar 2024".').optional(),
      certificate: line('Occupancy or completion certificate: "Occupancy certificate, Aug 2025".').optional(),
      banks: z.array(line("A bank.")).optional().describe("Banks that have approved the project for loans."),
      checked: pastDate("Day on which the agency last saw these approvals.").optional(),
    })
    .optional()
    .describe("Title and approvals, each as its document says; only what the agency has seen."),
  living: livabilitySchema
    .optional()
    .describe("What buyers and tenants ask of daily life there; leave out what you have not found out."),
  postedAt: pastDate("Day the listing was first published; orders 'newest'."),
  lastVerified: pastDate("Day on which price, plans and registration were last checked.").optional(),
  featured: z.boolean().optional().describe("Show it among the featured homes of its city."),
  state: oneOf(
    "ListingState",
    listingStates,
    "Where it is in its life; published without one. A draft is nowhere on the site. One under offer has a badge. One sold or let leaves all lists and keeps its page for a while, one withdrawn leaves at once.",
  ).optional(),
  stateSince: pastDate("Day on which it was sold, let or withdrawn.").optional(),
  publishFrom: isoDate("First day on which it is shown.").optional(),
  publishUntil: isoDate("Last day on which it is shown.").optional(),
  formerSlugs: optionalList(
    slug("A slug that it had."),
    "Slugs that it had before; their addresses lead to its page.",
  ),
  priceHistory: optionalList(
    named("FormerPrice", {
      on: pastDate("Day of the change."),
      price: priceText("The price until then, as it was shown."),
    }),
    "Prices at which it was published before, the latest last; written whenever the price changes.",
  ),
});

export type ListingContent = z.infer<typeof listingSchema>;
