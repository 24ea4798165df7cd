import type { z } from "zod";
import type { Publication } from "./build-settings";
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
function listingNode(listing: ListingContent, publication: Publication): TypedNode | null {
  const life = statusOf(listing, publication);
  switch (life.stage) {
    case "hidden":
      return null;
    case "offered":
      return { type: "Listing", fields: listingNodeFields(listing, life.note) };
    case "closed": {
      const { closing, hasPage } = life;
      const closedOn = listing.stateSince ?? null;
      const fields = { ...listingNodeFields(listing), closing, hasPage, closedOn };
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
  return { ...page, sections: sections.map((part) => ({ ...part, html: sanitiseHtml(part.html, 3) })) };
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
  readonly toTypedNode?: (raw: unknown, publication: Publication) => TypedNode | null;
  /** By default the parsed entry; throws where the entry breaks the schema. */
  readonly toNode?: (raw: unknown) => Record<string, unknown>;
}

export const contentTypes: readonly ContentType[] = [
  {
    name: "Listing",
    path: "listings",
    form: "folder",
    schema: listingSchema,
    key: "slug",
    shape: listingShape,
    nodeTypes: [{ name: "DelistedListing", shape: delistedListingShape }],
    toTypedNode: (raw, publication) => listingNode(listingSchema.parse(raw), publication),
  },
  {
    name: "Post",
    path: "blog",
    form: "folder",
    schema: postSchema,
    key: "slug",
    shape: postShape,
    toNode: (raw) => postNodeFields(postSchema.parse(raw)),
  },
  {
    name: "SiteFacts",
    path: "site.json",
    form: "object",
    schema: site.siteSchema,
    shape: site.siteShape,
    toNode: (raw) => site.siteNodeFields(site.siteSchema.parse(raw)),
  },
  { name: "City", path: "cities.json", form: "list", schema: citySchema, key: "name", shape: cityShape },
  {
    name: "Category",
    path: "categories.json",
    form: "list",
    schema: categorySchema,
    key: "slug",
    shape: categoryShape,
  },
  {
    name: "PageMetadata",
    path: "pages/metadata.json",
    form: "list",
    schema: site.metadataSchema,
    key: "key",
  },
  { name: "HomePage", path: "pages/home.json", form: "object", schema: pages.homePageSchema },
  { name: "AboutPage", path: "pages/about.json", form: "object", schema: pages.aboutPageSchema },
  { name: "ContactPage", path: "pages/contact.json", form: "object", schema: pages.contactPageSchema },
  {
    name: "ServicePage",
    path: "pages/services.json",
    form: "list",
    schema: pages.servicePageSchema,
    key: "slug",
  },
  {
    name: "LandingPage",
    path: "pages/landing.json",
    form: "list",
    schema: pages.landingPageSchema,
    key: "slug",
  },
  {
    name: "LegalPage",
    path: "pages/legal.json",
    form: "list",
    schema: pages.legalPageSchema,
    key: "slug",
    toNode: (raw) => legalPageFields(pages.legalPageSchema.parse(raw)),
  },
  { name: "BlogTexts", path: "pages/blog.json", form: "object", schema: texts.blogTextsSchema },
  { name: "ThankYouTexts", path: "pages/thank-you.json", form: "object", schema: texts.thankYouTextsSchema },
  { name: "CompareTexts", path: "pages/compare.json", form: "object", schema: texts.compareTextsSchema },
  {
    name: "ShortlistTexts",
    path: "pages/shortlist.json",
    form: "object",
    schema: texts.shortlistTextsSchema,
  },
  { name: "WishlistTexts", path: "pages/wishlist.json", form: "object", schema: texts.wishlistTextsSchema },
  { name: "NotFoundTexts", path: "pages/not-found.json", form: "object", schema: texts.notFoundTextsSchema },
  {
    name: "CalculatorTexts",
    path: "pages/calculators.json",
    form: "object",
    schema: texts.calculatorTextsSchema,
  },
  { name: "SharedTexts", path: "pages/shared.json", form: "object", schema: texts.sharedTextsSchema },
  { name: "TeamMember", path: "team.json", form: "list", schema: site.teamMemberSchema, key: "name" },
  {
    name: "Testimonial",
    path: "testimonials.json",
    form: "list",
    schema: site.testimonialSchema,
    key: "name",
  },
  { name: "Partner", path: "partners.json", form: "list", schema: site.partnerSchema, key: "name" },
  { name: "Faq", path: "faqs.json", form: "list", schema: site.faqSchema, key: "id" },
  { name: "WhyPoint", path: "why-choose-us.json", form: "list", schema: site.whyPointSchema, key: "id" },
  { name: "ServiceCard", path: "services.json", form: "list", schema: site.serviceCardSchema, key: "title" },
  { name: "PictureText", path: "alt.json", form: "list", schema: site.pictureTextSchema, key: "file" },
  { name: "LoanDefaults", path: "loan.json", form: "object", schema: loanSchema },
  { name: "BuyingCost", path: "buying-costs.json", form: "list", schema: buyingCostSchema, key: "city" },
];

/** The type of the file at a path below `data`, with forward slashes; undefined where nobody reads it. */
export function contentTypeAt(absolutePath: string): ContentType | undefined {
  const folder = /^(.*)\/[^/.][^/]*\.json$/.exec(absolutePath)?.[1];
  return contentTypes.find(({ path, form }) => path === (form === "folder" ? folder : absolutePath));
}
