/** Resolved at query time, so that changes of one content file reach the pages of all others. */
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { countByCity } from "../catalogue/page-contexts";
import { categoryFilter } from "../catalogue/category-members";
import { amountPerMonth, inrPer } from "../catalogue/money";
import { categoryPageForms } from "../catalogue/taxonomy";
import { canonicalCategory } from "../catalogue/parse-taxonomy";
import { interpolate, placeholdersIn } from "../lib/interpolate";
import { isRecord } from "../lib/json-record";
import { qrSvg } from "../lib/qr-svg";
import { escapeMarkup } from "../lib/text";
import { contentFolder } from "./build-settings";
import { declareDirective, findNode, type NodeModel } from "./graphql";
import { offerShape } from "./schemas/offer";
import { claimNames, claimsOf } from "./schemas/site";

const findSite = (nodeModel: NodeModel) => nodeModel.findOne({ type: "SiteFacts", query: {} });

const fieldOf = (source: unknown, fieldName: string) => (isRecord(source) ? source[fieldName] : undefined);

const holdsClaim = (text: unknown) =>
  typeof text === "string" && placeholdersIn(text).some((name) => claimNames.includes(name));

async function filled(value: unknown, inHtml: boolean, nodeModel: NodeModel): Promise<unknown> {
  const claims = claimsOf(await findSite(nodeModel));
  const inPlace = Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, inHtml ? escapeMarkup(claim) : claim]),
  );
  const fill = (text: unknown) => (typeof text === "string" ? interpolate(text, inPlace) : text);
  return Array.isArray(value) ? value.map(fill) : fill(value);
}

/** Declares `@claims` (docs/decisions/content.md). */
export function registerClaims(args: CreateSchemaCustomizationArgs): void {
  declareDirective<{ readonly inHtml: boolean }>(
    args,
    "claims",
    ({ source, fieldName, nodeModel }, { inHtml }) => {
      const value = fieldOf(source, fieldName);
      return [value].flat().some(holdsClaim) ? filled(value, inHtml, nodeModel) : value;
    },
    { inHtml: { type: "Boolean", defaultValue: false } },
  );
}

/** `src`: name below data/images, or an https address. */
const pictureFile = z.object({ src: z.string(), alt: z.string().optional(), fileId: z.string().optional() });
export type PictureSource = z.infer<typeof pictureFile>;

export const pictureSource = z.union([z.string().transform((src): PictureSource => ({ src })), pictureFile]);

const pictureText = z.object({ alt: z.string(), focus: z.string().nullish() });

async function withText(value: unknown, nodeModel: NodeModel) {
  const source = pictureSource.parse(value);
  const text = pictureText.nullable().parse(await findNode(nodeModel, "PictureText", "file", source.src));
  return { ...source, alt: source.alt ?? text?.alt ?? "", focus: text?.focus ?? null };
}

/** Declares `@picture` (on fields that hold a picture), `@pictureFile` and the type `Picture`. */
export function registerPictures(args: CreateSchemaCustomizationArgs): void {
  const imagesFolder = path.join(contentFolder(process.env), "images");
  declareDirective(args, "picture", ({ source, fieldName, nodeModel }) => {
    const value = fieldOf(source, fieldName) ?? null;
    if (value === null) return null;
    return Array.isArray(value) ? value.map((item) => withText(item, nodeModel)) : withText(value, nodeModel);
  });
  declareDirective(args, "pictureFile", async ({ source, nodeModel }) => {
    const { src, fileId } = pictureFile.parse(source);
    if (fileId !== undefined) return nodeModel.getNodeById({ id: fileId, type: "File" });
    const file = await findNode(nodeModel, "File", "absolutePath", path.join(imagesFolder, src));
    if (file === null) args.reporter.panicOnBuild(`Picture "${src}" is not below data/images.`);
    return file;
  });
  args.actions.createTypes(`
    "A picture of the content."
    type Picture @dontInfer {
      "What it shows; empty for pure decoration."
      alt: String!
      "Part kept when cropped, as a CSS object-position."
      focus: String
      src: String!
      file: File! @pictureFile
    }
  `);
}

const cityNode = z.object({ regulator: z.object({ name: z.string(), url: z.string() }) });
const siteNode = z.object({ exchangeRates: z.array(z.object({ currency: z.string(), inr: z.number() })) });
const listingSource = z.object({
  city: z.string(),
  registration: z.looseObject({ url: z.string().nullable() }),
});
const listingKind = z.object({ kind: z.string() });
const listingCity = z.object({ city: z.string() });
const categorySource = z.object({
  slug: z.string(),
  page: z.enum(categoryPageForms),
  forSale: z.boolean().nullish(),
});
const priced = offerShape.pick({ price: true });

const cityProjects = z.object({ projects: z.array(z.string()) });
const namedListing = z.looseObject({ slug: z.string() });

const picturedCity = z.object({ name: z.string(), picture: pictureSource, panorama: pictureSource });
const picturedHome = z.object({
  title: z.string(),
  path: z.string(),
  categories: z.array(z.string()),
  postedAt: z.string(),
  cover: pictureSource,
  gallery: z.array(pictureSource),
});

/** As many as the tiles and the carousel of a city's page take. */
const maxHomePictures = 16;

/** Gallery pictures, each once, none that is a cover or taken; the first of every home before the second of one. */
export function picturesOfHomes<
  Home extends { readonly cover: PictureSource; readonly gallery: readonly PictureSource[] },
>(homes: readonly Home[], taken: readonly PictureSource[]) {
  const seen = new Set([...taken, ...homes.map(({ cover }) => cover)].map(({ src }) => src));
  const rounds = Math.max(0, ...homes.map(({ gallery }) => gallery.length));
  return Array.from({ length: rounds }, (_, round) =>
    homes.flatMap((home) => {
      const picture = home.gallery[round];
      // Sections of the city have raster pictures alone.
      if (picture === undefined || seen.has(picture.src) || /\.svg$/i.test(picture.src)) return [];
      seen.add(picture.src);
      return [{ ...home, picture }];
    }),
  )
    .flat()
    .slice(0, maxHomePictures);
}

/** Half a millisecond each, and most homes of a city have that of its regulator. */
const qrCodes = new Map<string, string>();

function qrOf(url: string): string {
  const svg = qrCodes.get(url) ?? qrSvg(url);
  qrCodes.set(url, svg);
  return svg;
}

async function offeredListings<Shape extends z.ZodType>(nodeModel: NodeModel, shape: Shape, filter: object) {
  const { entries } = await nodeModel.findAll({ type: "Listing", query: { filter } });
  return z.array(shape).parse([...entries]);
}

/** Declares the directives of listings, cities and categories, and the types that they resolve to. */
export function registerListings(args: CreateSchemaCustomizationArgs): void {
  declareDirective(args, "registration", async ({ source, nodeModel }) => {
    const { city, registration } = listingSource.parse(source);
    const { regulator } = cityNode.parse(await findNode(nodeModel, "City", "name", city));
    const url = registration.url ?? regulator.url;
    return { ...registration, url, authority: regulator.name, qrSvg: () => qrOf(url) };
  });
  declareDirective(args, "cityFacts", ({ source, nodeModel }) =>
    findNode(nodeModel, "City", "name", listingCity.parse(source).city),
  );
  declareDirective(args, "typeCategory", async ({ source, nodeModel }) => {
    const slug = canonicalCategory(listingKind.parse(source).kind);
    const found = await findNode(nodeModel, "Category", "slug", slug);
    return isRecord(found) && found.menu === "type" ? found : null;
  });
  declareDirective<{ readonly of: "min" | "max" }>(
    args,
    "inRupees",
    async ({ source, nodeModel }, { of }) => {
      const { price } = priced.parse(source);
      if (price === null) return null;
      const { currency, period, [of]: amount } = price;
      if (currency === "INR") return amountPerMonth(amount, period);
      const rate = inrPer(currency, siteNode.parse(await findSite(nodeModel)).exchangeRates);
      if (rate === null) throw new Error(`data/site.json › exchangeRates — no rate for ${currency}; add one`);
      return amountPerMonth(Math.round(amount * rate), period);
    },
    { of: "String!" },
  );
  declareDirective(args, "offeredProjects", async ({ source, nodeModel }) => {
    const { projects } = cityProjects.parse(source);
    if (projects.length === 0) return [];
    const offered = await offeredListings(nodeModel, namedListing, { slug: { in: projects } });
    return projects.flatMap((projectSlug) => offered.filter(({ slug }) => slug === projectSlug));
  });
  declareDirective(args, "homePictures", async ({ source, nodeModel }) => {
    const { name, picture, panorama } = picturedCity.parse(source);
    const homes = await offeredListings(nodeModel, picturedHome, { city: { eq: name } });
    const newestFirst = homes.sort((a, b) => b.postedAt.localeCompare(a.postedAt));
    return picturesOfHomes(newestFirst, [picture, panorama]);
  });
  declareDirective(args, "countsByCity", async ({ source, nodeModel }) => {
    const filter = categoryFilter(categorySource.parse(source));
    return countByCity(await offeredListings(nodeModel, listingCity, filter));
  });
  args.actions.createTypes(`
    "How many listings of a category a city has; cities without one are left out."
    type CityCount @dontInfer { city: String! count: Int! }
    "A picture of a home's gallery."
    type HomePicture @dontInfer {
      title: String!
      path: String!
      categories: [String!]!
      picture: Picture! @picture
    }
  `);
}
