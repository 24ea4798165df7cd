import type { z } from "zod";
import type { listingSchema } from "../schemas/listing";

type ListingField = Exclude<keyof z.infer<typeof listingSchema>, "$schema">;

interface ListingSection {
  /** No field of the file has this name. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly fields: readonly ListingField[];
}

export const listingSections: readonly ListingSection[] = [
  {
    name: "section_faults",
    label: "Before it is published",
    hint: "What the build will say of this listing.",
    fields: [],
  },
  {
    name: "section_head",
    label: "Card and head of the page",
    hint: "Pictures, name, price and size, as the site reads them.",
    // prettier-ignore
    fields: [
      "title", "slug", "price", "deposit", "location", "city", "bedrooms", "size", "sizeMeasures",
      "possession", "image", "images", "video", "tag", "tagColor", "tagTextColor", "phone",
    ],
  },
  {
    name: "section_lists",
    label: "Lists and filters",
    hint: "What it is, and on which pages it stands.",
    // prettier-ignore
    fields: [
      "type", "propertyType", "category", "categories", "status", "constructionStatus", "stage", "tags",
      "featured",
    ],
  },
  {
    name: "section_registration",
    label: "Registration, developer and papers",
    hint: "The summary of the project, and what the law asks of an advertisement.",
    fields: ["summary", "developer", "projectName", "reraExempt", "dldPermit", "papers"],
  },
  {
    name: "section_about",
    label: "About the property",
    hint: "The text of the page.",
    fields: ["description", "facilities", "additionalInfo", "externalLinks"],
  },
  {
    name: "section_details",
    label: "Prices, charges and plans",
    hint: "The tables of the page; the cost of a unit is reckoned from them.",
    fields: ["projectDetails", "configuration", "unitTable", "floorPlans"],
  },
  {
    name: "section_place",
    label: "Place and daily life",
    hint: "The map, and what living there is like.",
    fields: ["coordinates", "mapLink", "living"],
  },
  {
    name: "section_life",
    label: "Its life on the site",
    hint: "From when and until when it is shown, and its address.",
    // prettier-ignore
    fields: [
      "state", "stateSince", "publishFrom", "publishUntil", "postedAt", "lastVerified", "priceHistory",
      "formerSlugs", "id",
    ],
  },
];
