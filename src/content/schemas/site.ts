import { z } from "zod";
import { currencies } from "../../catalogue/money";
import { weekdays } from "../../catalogue/visit-times";
import {
  amount,
  clockTime,
  email,
  fieldMeta,
  href,
  httpsUrl,
  icon,
  isoDate,
  keyName,
  line,
  link,
  named,
  oneOf,
  pastDate,
  phone,
  picture,
  prose,
  registrationNumber,
  title,
  file,
  list,
  optionalList,
} from "./fields";
import { isRecord } from "../../lib/json-record";

/** data/site.json; the brand is nowhere in code (docs/decisions/content.md). */
export const siteSchema = file({
  name: line("Name of the agency."),
  tagline: line("A line below the name."),
  description: prose("Two sentences for search engines and the footer."),
  trustedSince: z.int().describe("Year shown as 'Trusted Since'; {trustedSince} in other texts."),
  claims: named("SiteClaims", {
    experience: line('E.g. "13 years"; {experience} in other texts.'),
    blogExperience: line('E.g. "14 years"; {blogExperience} in other texts.'),
    banks: line('E.g. "144+"; {banks} in other texts.'),
    reply: line('E.g. "within one business day"; {reply} in other texts.'),
  }).describe("What the agency says of itself. Other texts hold the names in braces."),
  phone: phone("Agency number: calls."),
  whatsapp: phone("Agency number: WhatsApp."),
  email: email("Agency e-mail for enquiries."),
  hours: line('E.g. "Mon to Sat, 9.30 am to 7 pm".'),
  officeHours: optionalList(
    named("OfficeHours", {
      weekday: oneOf("Weekday", weekdays, "Day of the week."),
      opens: clockTime("When the office opens."),
      closes: clockTime("When it closes, later on the same day."),
    }),
    "Office hours by which visits are booked, a row for each day on which the office is open. Without them no page offers a visit. Visitors read `hours`: keep the two alike.",
  ),
  closedDays: optionalList(
    named("ClosedDay", {
      day: isoDate("Day on which the office is closed."),
      name: line('Why, e.g. "Republic Day".'),
    }),
    "Days on which the office is closed and no visit can be booked.",
  ),
  soldHomeDays: z
    .int()
    .min(0)
    .optional()
    .describe(
      "For how many days the page of a home sold or let stays and says so; after them its address leads to its category. 180 without it.",
    ),
  feedsForOthers: optionalList(
    oneOf("OutsideFeed", ["listings", "trovit"], "A feed."),
    "Feeds that portals and partners read: listings (/feeds/listings.json), trovit (/feeds/trovit.xml). None without it.",
  ),
  chatGreeting: line("Text that a general chat starts with."),
  registrations: z
    .array(
      named("AgentRegistration", {
        state: line("State or emirate."),
        number: registrationNumber("Registration number of the agency as an agent."),
        authority: line("Name of the regulator."),
        url: httpsUrl("Regulator's site."),
        validUntil: isoDate("Last day of validity.").optional(),
      }),
    )
    .min(1),
  offices: z
    .array(
      named("Office", {
        name: line("Main Branch or Branch Office."),
        street: line("Street and number."),
        locality: line("City."),
        region: line("State."),
        postalCode: line("PIN code."),
        countryCode: z.string().length(2).describe("Two letters, e.g. IN."),
        note: line('E.g. "By appointment".'),
        mapUrl: httpsUrl("Link to the office on a map.").optional(),
      }),
    )
    .min(1),
  social: list(
    named("SocialProfile", {
      network: oneOf(
        "SocialNetwork",
        ["Facebook", "X", "Instagram", "LinkedIn", "YouTube"],
        "Name of the network.",
      ),
      url: httpsUrl("Profile page."),
    }),
    "Profiles, in the order of the footer.",
  ),
  exchangeRates: list(
    named("ExchangeRate", {
      currency: oneOf("ForeignCurrency", ["AED", "USD"], "Currency other than the rupee."),
      inr: amount("Rupees for one unit."),
      asOf: pastDate("Day of the rate."),
    }),
    "To sort and filter prices in dirhams, and to show visitors a price in another currency beside its own, with the day of the rate. Without dollars none is offered.",
  ),
  newsletterHeading: line("Heading above the newsletter box."),
  newsletterNote: prose("Below that heading: that there is no newsletter yet, and what Subscribe does."),
  footerLinks: z.array(link("A quick link.")).describe("Quick links of the footer."),
  footerServices: z.array(link("A service link.")).describe("Services of the footer."),
  menuServices: list(
    named("MenuService", {
      label: line("Name."),
      note: line("Half a line below it."),
      href: href("Page."),
    }),
    "Services menu of the header.",
  ),
});

export const siteShape = siteSchema.extend({
  takesVisits: z.boolean().describe("Whether visits can be booked: the site has office hours."),
});

export const siteNodeFields = (site: z.infer<typeof siteSchema>): z.infer<typeof siteShape> => ({
  ...site,
  takesVisits: (site.officeHours ?? []).length > 0,
});

/** data/pages/metadata.json (docs/requirements.md 2.2, docs/decisions/metadata-and-feeds.md). */
export const metadataSchema = z.strictObject({
  key: keyName("Page key, lower case."),
  title: title("Title of the browser tab and of search results; unique."),
  description: prose("Description for search results."),
  keywords: line("Keywords, separated by commas."),
  h1: title("Main heading."),
  h2: title("Second heading or strap line, where the page has one.").optional(),
  kd: z.int().nonnegative().describe("Keyword difficulty; for editors only, never put out."),
  ogType: line("Open Graph type where it is not 'website'.").optional(),
  ogImage: picture("Picture for shared links.").optional(),
  robots: line("Robots rule where it is not 'index, follow'.").optional(),
  product: named("MetadataProduct", {
    name: line("Name of the product."),
    description: prose("Description.").optional(),
    images: z.array(picture("A picture.")).min(1),
    offers: z.array(
      named("MetadataOffer", {
        price: amount("Price as a number."),
        priceCurrency: oneOf("Currency", currencies, "Currency of the price."),
        url: href("Page of the offer.").optional(),
      }),
    ),
  })
    .optional()
    .describe("Optional product entry with images and offers."),
});

export const teamMemberSchema = z.strictObject({
  name: line("Name."),
  role: line("Role."),
  image: picture("Portrait."),
});

export const testimonialSchema = z.strictObject({
  text: prose("What the client said."),
  name: line("Name."),
  title: line("What they bought or do."),
  image: picture("Portrait."),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
});

export const partnerSchema = z.strictObject({ name: line("Name."), logo: picture("Logo, SVG.") });

/** Links lead to its `id`. */
export const faqSchema = z.strictObject({
  id: line('Short name, used as anchor, e.g. "rera".'),
  question: line("Question."),
  answer: prose("Answer."),
});

export const whyPointSchema = z.strictObject({
  id: line("Short name."),
  icon: icon("Line icon."),
  title: line("Heading."),
  description: prose("Description."),
});

export const serviceCardSchema = z.strictObject({
  title: line("Heading."),
  description: prose("Description."),
  icon: icon("Line icon."),
  link: href("Where the card leads."),
});

export const pictureTextSchema = z.strictObject({
  file: line("Name of the picture below data/images.").register(fieldMeta, { refersTo: "picture" }),
  alt: z.string().describe("What it shows; empty only for pure decoration."),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages like "50% 30%"')
    .optional()
    .describe('Part kept when cropped, e.g. "50% 30%".'),
});

/** "{banks}", "{trustedSince}". */
export const claimNames: readonly string[] = [...Object.keys(siteSchema.shape.claims.shape), "trustedSince"];

/** From an entry of data/site.json, whatever issues its other fields have. */
export function claimsOf(site: unknown): Readonly<Record<string, string>> {
  if (!isRecord(site)) return {};
  const claimValues = { ...(isRecord(site.claims) ? site.claims : {}), trustedSince: site.trustedSince };
  return Object.fromEntries(
    Object.entries(claimValues)
      .filter(([, claim]) => typeof claim === "string" || typeof claim === "number")
      .map(([name, claim]) => [name, String(claim)]),
  );
}
