import { z } from "zod";
import {
  categorySlug,
  fieldMeta,
  html,
  line,
  link,
  listingSlug,
  named,
  oneOf,
  pastDate,
  picture,
  point,
  prose,
  section,
  slug,
  title,
  file,
} from "./fields";

const headed = (help: string) =>
  named("HeadedText", { heading: line("Heading."), text: prose("A line below it.").optional() }).describe(
    help,
  );

export const homePageSchema = file({
  welcome: named("HomeWelcome", {
    heading: line("Headline when no city is chosen."),
    text: prose("What choosing a city does."),
    button: line("Label of the button that opens the city picker."),
    introHeading: line("Heading of the intro below the cities. {count} becomes the number of listings."),
    introText: prose("Intro below the cities."),
    newest: headed("Newest listings."),
  }),
  categories: headed("Category slider."),
  onDemand: headed("The strip 'Project on Demand'."),
  onDemandListings: z
    .array(listingSlug("Slug of a listing."))
    .min(1)
    .describe("Cards of the strip, in order."),
  help: named("HomeHelp", {
    heading: line("Heading."),
    cards: z
      .array(
        named("HelpCard", {
          title: line("Buy, Sell or Rent."),
          text: prose("What we do."),
          link: link("Link."),
        }),
      )
      .length(3),
  }),
  featured: headed("Featured listings; {city} becomes the city."),
  featuredEmpty: line("Shown when a city has no featured listing."),
  why: headed("Why choose us."),
  partners: headed("Partner marquee."),
  testimonials: headed("Testimonials."),
  budget: headed("Budget tiles."),
  budgetTiles: z
    .array(categorySlug("Slug of a budget category."))
    .length(4)
    .describe("Tiles, cheapest first."),
});

export const aboutPageSchema = file({
  banner: picture("Picture of the banner."),
  intro: section.describe("Intro band."),
  badges: z
    .array(point("AboutBadge"))
    .length(3)
    .describe("Prime Locations, Dedicated Team, Verified Listings."),
  sampleCard: named("SampleCard", {
    picture: picture("Picture."),
    title: line("Title."),
    text: line("Line below."),
    link: link("Link."),
  }),
  whoWeAre: section,
  whoPicture: picture("Picture beside Who We Are."),
  why: headed("Why Choose Us."),
  faq: headed("Questions."),
  mission: section,
  vision: section,
  overview: section.describe("Company overview."),
  whatWeDo: named("WhatWeDo", {
    heading: line("Heading."),
    text: prose("A line below."),
    buttons: z.array(link("A button.")).length(2),
  }),
  contactHeading: line("Heading of the contact block at the foot of the page."),
  contactText: prose("Text of the contact block."),
  contactButton: line("Button to the contact page."),
  contactWays: named("ContactWays", {
    call: line("Call; the hours of site.json stand below it."),
    chat: line("WhatsApp chat."),
    chatNote: line("Below the chat's number."),
    email: line("E-mail."),
    emailNote: line("Below the address."),
  }).describe("Names of the ways to reach the agency."),
  team: named("TeamCopy", {
    heading: line("Heading."),
    title: line("Title."),
    tagline: prose("A line on the team."),
  }),
});

export const contactPageSchema = file({
  banner: picture("Picture of the banner."),
  formHeading: line("Heading of the form."),
  formText: prose("Line below the heading of the form."),
  formPicture: picture("Picture beside the form."),
  reach: headed("Reach Out To Us."),
  emailCard: headed("Email Support."),
  officeCard: headed("Visit Our Office."),
  callCard: headed("Call Us Directly."),
  mailButton: line("Label of the mailto button."),
  replyPromise: prose("How soon we reply."),
});

/** Their headings are in metadata.json (docs/requirements.md 2.11). */
export const servicePageSchema = z.strictObject({
  slug: slug("Last part of the address /services/<slug>."),
  name: line("Name in crumbs and lists."),
  lead: prose("Opening paragraph."),
  picture: picture("Wide picture."),
  features: z.array(point("ServiceFeature")).length(4),
  sections: z.array(section).describe("More copy below the features."),
  callHeading: line("Heading of the call line."),
  callText: prose("Text of the call line."),
  formTitle: line("Title of the lead form."),
  form: oneOf(
    "ServiceForm",
    ["homeLoan", "interiorDesign", "propertyManagement"],
    "Which enquiry form it carries.",
  ),
});

/** /buy, /sell, /rent … (docs/decisions/addresses.md). */
export const landingPageSchema = z.strictObject({
  slug: slug("Address: /<slug>."),
  name: line("Name in the path to the page."),
  kind: oneOf("LandingKind", ["listings", "enquiry", "index"], "What follows the copy."),
  title: title("Title of the browser tab; unique."),
  description: prose("Description for search results."),
  keywords: line("Keywords."),
  h1: title("Main heading."),
  lead: prose("Opening paragraph."),
  picture: picture("Wide picture.").optional(),
  features: z.array(point("LandingFeature")).default([]),
  sections: z.array(section).default([]),
  categories: z
    .array(categorySlug("A category slug."))
    .default([])
    .describe("kind listings: listings in any of these categories; empty means all homes."),
  exclude: z.array(categorySlug("A category slug.")).default([]).describe("kind listings: left out."),
  formTitle: line("kind enquiry: title of the form.").optional(),
  formExample: line("kind enquiry: an example in its message field.").optional(),
  links: z.array(link("A link.")).default([]).describe("Links at the foot."),
});

/** Terms, privacy policy and map credits (docs/requirements.md 2.12, docs/decisions/storage-and-privacy.md). */
export const legalPageSchema = z
  .strictObject({
    // Part of the address, whose hyphen no enum of GraphQL can have.
    slug: z
      .enum(["termsandconditions", "privacy-policy", "map-credits"])
      .register(fieldMeta, { graphql: "String" }),
    title: title("Title of the browser tab."),
    description: prose("Description for search results."),
    keywords: line("Keywords."),
    h1: title("Main heading."),
    lastUpdatedLabel: line("Words before the date, e.g. 'Last updated'."),
    lastUpdated: pastDate("Day of the last change."),
    intro: prose("Opening paragraph."),
    sections: z.array(
      named("LegalSection", { id: line("Anchor."), heading: line("Heading."), html: html("Text.") }),
    ),
  })
  .refine(({ slug, sections }) => slug !== "privacy-policy" || sections.some(({ id }) => id === "delete"), {
    path: ["sections"],
    message:
      'has no section with the id "delete", which holds the button "Delete my data on this device"; add it',
  });
