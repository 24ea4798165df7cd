import { z } from "zod";
import type { FormId } from "../../src/features/enquiry/form/form-layouts";
import type { PlacedForm } from "./enquiry-visit";
import { readTestContent, testContentFiles } from "./test-content";

const entrySchema = z.object({ id: z.number(), slug: z.string(), title: z.string() });

/** The first content file of a folder. */
function firstEntry(folder: string): z.infer<typeof entrySchema> {
  return entrySchema.parse(readTestContent(testContentFiles(folder)[0] ?? ""));
}

/** The home and the article whose forms are tested. */
export const listing = firstEntry("listings");
const post = firstEntry("blog");

/** One page of the site for each form, with the form's title there. */
export const placedForms: Readonly<Record<FormId, PlacedForm>> = {
  contact: { formId: "contact", path: "/contact", title: "Write to us" },
  landing: { formId: "landing", path: "/sell", title: "Tell us about your property" },
  property: { formId: "property", path: `/property/${listing.slug}`, title: "Ask about this townhouse" },
  listingPage: { formId: "listingPage", path: "/apartments", title: "Tell us what you need" },
  sidebar: { formId: "sidebar", path: "/allproperties", title: "Tell us what you need" },
  modal: { formId: "modal", path: "/city/Bangalore", title: "Get in touch — Rent" },
  homeLoan: { formId: "homeLoan", path: "/services/home-loan", title: "Get Free Consultation" },
  interiorDesign: {
    formId: "interiorDesign",
    path: "/services/interior-designs",
    title: "Request a Free Consultation",
  },
  propertyManagement: {
    formId: "propertyManagement",
    path: "/services/property-management",
    title: "Request Property Management",
  },
  visit: { formId: "visit", path: `/property/${listing.slug}`, title: "Book a visit" },
  blog: { formId: "blog", path: `/blog/${post.id}`, title: "Ask for a consultation" },
};
