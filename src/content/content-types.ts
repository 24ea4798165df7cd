import type { z } from "zod";
import type { BuildSettings } from "./build-settings";
import { categorySchema, categoryShape } from "./schemas/category";
import { citySchema, cityShape } from "./schemas/city";
import { delistedListingShape, listingShape } from "./schemas/listing-shape";
import { listingSchema, type ListingContent } from "./schemas/listing";
import { postSchema, type PostContent, postShape, type PostNode } from "./schemas/post";
import * as pages from "./schemas/pages";
import * as texts from "./schemas/page-texts";
import * as site from "./schemas/site";
import { buyingCostSchema, loanSchema } from "./schemas/costs";
import { sanitiseHtml, sanitiseArticle, imgAttribute, imgTags } from "./sanitise-html";
import { routes } from "../config/routes";
import { plainText } from "../lib/text";
import { listingNodeFields } from "./listing-node-fields";
import { statusOf } from "./listing-status";

export interface TypedNode {
  readonly type: string;
  readonly fields: Record<string, unknown>;
}

/** A hidden listing has no node, so that no query finds it; one no longer on offer has a type of its own. */
function listingNode(listing: ListingContent, settings: BuildSettings): TypedNode | null {
  const status = statusOf(listing, settings);
  switch (status.stage) {
    case "hidden":
      return null;
    case "offered":
      return { type: "Listing", fields: listingNodeFields(listing, status.note) };
    case "delisted": {
      const { delisting, hasPage } = status;
      const delistedOn = listing.stateSince ?? null;
      const fields = { ...listingNodeFields(listing), delisting, hasPage, delistedOn };
      return { type: "DelistedListing", fields: delistedListingShape.parse(fields) };
    }
  }
}

/** "₹1,50,000", "−₹57,600", "about ₹69.1 L", "2.2%", "435.6". */
const figure = /^(?:about )?[-−]?(?:₹|AED )?\d[\d,]*(?:\.\d+)?(?: ?(?:%|L|Cr|M))?$/;

const cellPattern = /<(th|td)([^>]*)>([\s\S]*?)<\/\1>/g;
const rowPattern = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;

const textsOf = (row: string) => [...row.matchAll(cellPattern)].map(([, , , inner = ""]) => plainText(inner));

function figureColumns(table: string): ReadonlySet<number> {
  const body = /<tbody\b[^>]*>([\s\S]*?)<\/tbody>/.exec(table)?.[1] ?? "";
  const rows = (body.match(rowPattern) ?? []).map(textsOf);
  const columns = rows[0]?.keys() ?? [];
  return new Set([...columns].filter((column) => rows.every((row) => figure.test(row[column] ?? ""))));
}

/** Marks columns of figures with `data-figures`, heads included; tables with spanning cells stay as they are. */
export function alignFigures(html: string): string {
  return html.replace(/<table\b[\s\S]*?<\/table>/g, (table) => {
    const columns = /(?:col|row)span=/.test(table) ? new Set<number>() : figureColumns(table);
    if (columns.size === 0) return table;
    return table.replace(rowPattern, (row) => {
      let column = -1;
      return row.replace(cellPattern, (cell, tag: string, attributes: string, inner: string) => {
        column += 1;
        return columns.has(column) ? `<${tag}${attributes} data-figures>${inner}</${tag}>` : cell;
      });
    });
  });
}

const wordsPerMinute = 220;

/** Each img keeps its alt text and gets its index in the list. */
function takePictures(html: string): { html: string; pictures: { src: string; alt: string }[] } {
  const pictures: { src: string; alt: string }[] = [];
  const marked = html.replace(imgTags, (tag) => {
    const src = imgAttribute(tag, "src");
    if (src === "" || /^https?:/.test(src)) return "";
    const alt = imgAttribute(tag, "alt");
    pictures.push({ src, alt: plainText(alt) });
    return `<img data-picture="${pictures.length - 1}" alt="${alt}" />`;
  });
  return { html: marked, pictures };
}

export function postNodeFields(post: PostContent): PostNode {
  const { html, pictures } = takePictures(alignFigures(sanitiseArticle(post.content)));
  const words = plainText(html).split(" ").length;
  const firstParagraph = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? post.excerpt;
  return postShape.parse({
    ...post,
    postId: post.id,
    path: routes.post(post.id),
    firstParagraph: plainText(firstParagraph),
    html,
    pictures,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  });
}

function legalPageFields({ sections, ...page }: z.output<typeof pages.legalPageSchema>) {
  return { ...page, sections: sections.map((part) => ({ ...part, html: sanitiseHtml(part.html) })) };
}

export interface ContentType {
  readonly name: string;
  /** Below data/: a file, or a folder whose *.json files hold one entry each. */
  readonly path: string;
  readonly form: "folder" | "object" | "list";
  readonly schema: z.ZodObject;
  /** Unique; used by messages and links. */
  readonly key?: string;
  /** Where GraphQL has more than the parsed file. */
  readonly shape?: z.ZodObject;
  /** Where entries may become other types than `name`. */
  readonly nodeTypes?: readonly { readonly name: string; readonly shape: z.ZodObject }[];
  /** With `nodeTypes`: the node of an entry, null for none; throws where the entry breaks the schema. */
  readonly toTypedNode?: (raw: unknown, settings: BuildSettings) => TypedNode | null;
  /** By default the parsed entry; throws where the entry breaks the schema. */
  readonly toNode?: (raw: unknown) => Record<string, unknown>;
}

const folder = (name: string, path: string, key: string, schema: z.ZodObject) =>
  ({ name, path, form: "folder", key, schema }) as const;
const objectFile = (name: string, path: string, schema: z.ZodObject) =>
  ({ name, path, form: "object", schema }) as const;
const listFile = (name: string, path: string, key: string, schema: z.ZodObject) =>
  ({ name, path, form: "list", key, schema }) as const;

export const contentTypes: readonly ContentType[] = [
  {
    ...folder("Listing", "listings", "slug", listingSchema),
    shape: listingShape,
    nodeTypes: [{ name: "DelistedListing", shape: delistedListingShape }],
    toTypedNode: (raw, settings) => listingNode(listingSchema.parse(raw), settings),
  },
  {
    ...folder("Post", "blog", "slug", postSchema),
    shape: postShape,
    toNode: (raw) => postNodeFields(postSchema.parse(raw)),
  },
  {
    ...objectFile("SiteFacts", "site.json", site.siteSchema),
    shape: site.siteShape,
    toNode: (raw) => site.siteNodeFields(site.siteSchema.parse(raw)),
  },
  { ...listFile("City", "cities.json", "name", citySchema), shape: cityShape },
  { ...listFile("Category", "categories.json", "slug", categorySchema), shape: categoryShape },
  listFile("PageMetadata", "pages/metadata.json", "key", site.metadataSchema),
  objectFile("HomePage", "pages/home.json", pages.homePageSchema),
  objectFile("AboutPage", "pages/about.json", pages.aboutPageSchema),
  objectFile("ContactPage", "pages/contact.json", pages.contactPageSchema),
  listFile("ServicePage", "pages/services.json", "slug", pages.servicePageSchema),
  listFile("LandingPage", "pages/landing.json", "slug", pages.landingPageSchema),
  {
    ...listFile("LegalPage", "pages/legal.json", "slug", pages.legalPageSchema),
    toNode: (raw) => legalPageFields(pages.legalPageSchema.parse(raw)),
  },
  objectFile("BlogTexts", "pages/blog.json", texts.blogTextsSchema),
  objectFile("ThankYouTexts", "pages/thank-you.json", texts.thankYouTextsSchema),
  objectFile("CompareTexts", "pages/compare.json", texts.compareTextsSchema),
  objectFile("ShortlistTexts", "pages/shortlist.json", texts.shortlistTextsSchema),
  objectFile("WishlistTexts", "pages/wishlist.json", texts.wishlistTextsSchema),
  objectFile("NotFoundTexts", "pages/not-found.json", texts.notFoundTextsSchema),
  objectFile("CalculatorTexts", "pages/calculators.json", texts.calculatorTextsSchema),
  objectFile("SharedTexts", "pages/shared.json", texts.sharedTextsSchema),
  listFile("TeamMember", "team.json", "name", site.teamMemberSchema),
  listFile("Testimonial", "testimonials.json", "name", site.testimonialSchema),
  listFile("Partner", "partners.json", "name", site.partnerSchema),
  listFile("Faq", "faqs.json", "id", site.faqSchema),
  listFile("WhyPoint", "why-choose-us.json", "id", site.whyPointSchema),
  listFile("ServiceCard", "services.json", "title", site.serviceCardSchema),
  listFile("PictureText", "alt.json", "file", site.pictureTextSchema),
  objectFile("LoanDefaults", "loan.json", loanSchema),
  listFile("BuyingCost", "buying-costs.json", "city", buyingCostSchema),
];

/** The type of the file at a path below `data`, with forward slashes; undefined where nobody reads it. */
export function contentTypeAt(pathBelowData: string): ContentType | undefined {
  const folder = /^(.*)\/[^/.][^/]*\.json$/.exec(pathBelowData)?.[1];
  return contentTypes.find(({ path, form }) => path === (form === "folder" ? folder : pathBelowData));
}
