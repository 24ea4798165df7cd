/**
 * Texts, names and numbers that the requirements give and the content holds, looked for in the content of the tests, which
 * has them as the site was handed over; editors may change those of the site (docs/requirements.md).
 */
import { z } from "zod";
import { citySchema } from "../../src/content/schemas/city";
import { listingSchema } from "../../src/content/schemas/listing";
import { legalPageSchema } from "../../src/content/schemas/pages";
import { postSchema } from "../../src/content/schemas/post";
import {
  faqSchema,
  metadataSchema,
  partnerSchema,
  siteSchema,
  teamMemberSchema,
  testimonialSchema,
} from "../../src/content/schemas/site";
import { emptyDetails } from "../../src/features/enquiry/form/enquiry-types";
import { formIds, type FormId } from "../../src/features/enquiry/form/form-layouts";
import { codeValidityMs } from "../../src/features/enquiry/flow/enquiry-machine";
import { enquiryForms } from "../../src/features/enquiry/form/enquiry-forms";
import { plainText } from "../../src/lib/text";
import home from "../site-content/pages/home.json";
import { readTestContent, testContentFiles } from "../support/test-content";

const site = siteSchema.parse(readTestContent("site.json"));
const metadata = metadataSchema.array().parse(readTestContent("pages/metadata.json"));
const entryOf = (key: string) => metadata.find((entry) => entry.key === key);
const cities = citySchema.array().parse(readTestContent("cities.json"));
const faqs = faqSchema.array().parse(readTestContent("faqs.json"));
const testimonials = testimonialSchema.array().parse(readTestContent("testimonials.json"));
const listings = testContentFiles("listings").map((file) => listingSchema.parse(readTestContent(file)));

/** Keys of requirements 2.2 with the figures of requirements 9. */
const difficulties = [
  "home 35, about 16, properties 4400, allproperties 0, new-projects 320, under-construction 29",
  "ready-to-move 29, property-management 2400, interior-designs 260, home-loans 180, blogs 590",
  "dubai-properties 4400, contact 240, thank-you 0, apartments 0, villas 0, plots 0, farm-land 0",
  "commercial 0, mid-segments 0, budget-segment 0, luxury 0, ultra-luxury 0, rental 0, resale 0, wishlist 0",
].flatMap((line) => line.split(", ").map((entry) => entry.split(" ")));

describe("metadata (requirements 2.2 and 9)", () => {
  test("the page keys and their keyword difficulty are those of the requirements", () => {
    for (const [key = "", kd] of difficulties) expect([key, entryOf(key)?.kd]).toEqual([key, Number(kd)]);
  });

  test.each([
    ["home", "Your trusted real estate agents in "],
    ["properties", "Discover Properties in Bangalore"],
    ["blogs", "{brand} Blog"],
  ])("the main heading of %s is '%s'", (key, h1) => {
    expect(entryOf(key)?.h1).toBe(h1);
  });

  test.each(["title", "description", "keywords", "h1", "kd"] as const)(
    "an entry must have its %s",
    (field) => {
      const { [field]: value, ...remaining } = metadata[0] ?? {};
      expect(value).toBeDefined();
      expect(metadataSchema.safeParse(remaining).success).toBe(false);
    },
  );

  test("an entry has its h2 where the page has a second heading", () => {
    expect(metadata.filter(({ h2 }) => h2 === undefined).map(({ key }) => key)).toEqual([
      ...["home", "thank-you", "compare", "shortlist", "not-found"],
    ]);
  });
});

describe("the agency (requirements 1, 2.3 and 2.10)", () => {
  test.each(["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"])("lists homes in %s", (city) => {
    expect(listings.map((listing) => listing.city)).toContain(city);
  });

  test("the footer's services are those of the requirements", () => {
    expect(site.footerServices.map(({ label }) => label)).toEqual([
      "Buyer consultation",
      "Seller representation",
      "Rental assistance",
      "Interior consultation",
      "Property management",
    ]);
  });

  test("the two offices stand in Bangalore, by appointment", () => {
    expect(site.offices.map(({ name, locality, note }) => [name, locality, note])).toEqual([
      ["Main Branch", "Bangalore", "By appointment"],
      ["Branch Office", "Bangalore", "By appointment"],
    ]);
  });

  test("the networks are those of the requirements", () => {
    const networks = site.social.map(({ network }) => network);
    expect(networks).toEqual(["Facebook", "X", "Instagram", "LinkedIn", "YouTube"]);
  });
});

describe("home (requirements 2.5)", () => {
  test("the strip says 'Project on Demand' and 'Scroll to the project below for Reference'", () => {
    const { heading, text } = home.onDemand;
    expect([heading, text]).toEqual(["Project on Demand", "Scroll to the project below for Reference"]);
  });

  test("the cards are headed 'How can we help you'", () => {
    expect(home.help.heading).toBe("How can we help you");
  });

  test("the tiles by budget are those of the requirements", () => {
    const labelled = z.object({ slug: z.string(), label: z.string() });
    const categories = z.array(labelled).parse(readTestContent("categories.json"));
    const labels = home.budgetTiles.map((tile) => categories.find(({ slug }) => slug === tile)?.label);
    expect(labels).toEqual(["Budget Segment", "Mid Segment", "Luxury", "Ultra Luxury"]);
  });

  test("each testimonial has text, name, title, image and five stars", () => {
    for (const testimonial of testimonials) expect(testimonial.rating).toBe(5);
  });
});

test.each([
  [13, "team members", teamMemberSchema.array().parse(readTestContent("team.json"))],
  [4, "testimonials", testimonials],
  [13, "partners", partnerSchema.array().parse(readTestContent("partners.json"))],
  [5, "questions", faqs],
])("there are %i %s (requirements 9)", (count, _, entries) => {
  expect(entries).toHaveLength(count);
});

test.each([
  ["all listings are RERA-verified", /all listings are RERA-verified/i],
  ["homes of each kind are handled", /apartments, villas, townhouses, gated communities and penthouses/i],
  ["commercial property is offered", /commercial property/i],
  ["help with home loans is offered", /home-loan assistance/i],
  ["property management in Dubai is offered", /tenant sourcing, rent collection, maintenance and reporting/],
])("an answer says that (requirements 2.9): %s", (_, words) => {
  expect(faqs.map(({ answer }) => answer)).toContainEqual(expect.stringMatching(words));
});

describe("what is said of every listing is true of each (decisions/content)", () => {
  const answer = faqs.find(({ id }) => id === "rera")?.answer ?? "";

  test("the answer on RERA names the homes that have no number", () => {
    expect(listings.some(({ reraExempt }) => reraExempt !== undefined)).toBe(true);
    expect(answer).toMatch(/where none is needed/i);
    expect(listings.some(({ dldPermit }) => dldPermit !== undefined)).toBe(true);
    expect(answer).toContain("DLD permit");
  });

  test.each(["properties", "allproperties"])(
    "the line below the heading of %s is true of the results of one city",
    (key) => {
      const words = entryOf(key)?.h2 ?? "";
      expect(cities.filter(({ name }) => words.includes(name))).toEqual([]);
      expect(words).not.toMatch(/every/i);
    },
  );
});

describe("the terms (requirements 2.12)", () => {
  const pages = legalPageSchema.array().parse(readTestContent("pages/legal.json"));
  const terms = pages.find(({ slug }) => slug === "termsandconditions");

  test("have the nine sections of the requirements", () => {
    expect(terms?.sections.map(({ heading }) => heading.toLowerCase())).toEqual([
      "who we are",
      "using the website",
      "listings and information",
      "privacy",
      "no guarantees",
      "payments with no hidden fees",
      "third-party links",
      "changes to terms",
      "contact help",
    ]);
  });

  test("were last updated on September 11, 2025", () => {
    expect(terms?.lastUpdated).toBe("2025-09-11");
  });
});

describe("the privacy policy says what the forms send (decisions/storage-and-privacy)", () => {
  const pages = legalPageSchema.array().parse(readTestContent("pages/legal.json"));
  const textOf = (id: string) =>
    pages.find(({ slug }) => slug === "privacy-policy")?.sections.find((section) => section.id === id)?.html;
  const context = { brand: "The Agency", propertyTitle: "a title", source: "a page", tab: "a tab" };
  const sourcesIn = (formId: FormId) => {
    const sent = JSON.stringify(enquiryForms[formId].leadParams(emptyDetails, context, 0));
    return ["a title", "a page", "a tab"].filter((source) => sent.includes(source));
  };

  test.each<[string, readonly FormId[], string]>([
    ["a title", ["property"], "The form on the page of a home adds the title of that home"],
    [
      "a page",
      ["landing", "listingPage", "sidebar"],
      "Forms on results, category and landing pages add the name of the page",
    ],
    ["a tab", ["modal"], "the “Get in touch” window the tab that you pressed"],
  ])("of where it was filled in: %s, from %j", (source, forms, words) => {
    expect(formIds.filter((formId) => sourcesIn(formId).includes(source)).sort()).toEqual(forms);
    expect(textOf("what-you-send")).toContain(words);
  });

  test("and of no form that adds no place", () => {
    for (const formId of ["blog", "homeLoan", "interiorDesign"] as const)
      expect(sourcesIn(formId)).toEqual([]);
    expect(textOf("what-you-send")).not.toMatch(/service|forms? (?:on|under) .{0,12}article/);
  });

  test("and that a code is valid for five minutes, which is no promise of when the page forgets it", () => {
    expect(codeValidityMs).toBe(5 * 60 * 1000);
    expect(textOf("e-mail-code")).toContain("is valid for five minutes and is never stored");
  });
});

test.each([["/finance"], ["/interiors"], ["/property-management"]])(
  "the copy links to %s (requirements 2.1)",
  (path) => {
    const texts = ["services.json", "site.json"].map((file) => JSON.stringify(readTestContent(file)));
    expect(texts.join()).toContain(`"${path}"`);
  },
);

test("an article is about the Bangalore market (requirements 2.13)", () => {
  const posts = testContentFiles("blog").map((file) => postSchema.parse(readTestContent(file)));
  expect(posts.find(({ id }) => id === 1)?.title).toMatch(/Bangalore market/);
});

test("a commercial listing has the fees of the requirements (requirements 9)", () => {
  const fees = [/2,00,000/, /1,00,000/, /12 ?%/, /within 15 days of booking/i];
  const held = listings
    .filter(({ categories }) => categories.includes("commercial"))
    .map((listing) => plainText(JSON.stringify(listing.projectDetails ?? {})));
  expect(held.some((words) => fees.every((fee) => fee.test(words)))).toBe(true);
});
