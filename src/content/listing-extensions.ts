/**
 * Fields of a listing that depend on other content: its regulator, its type's category and the exchange rate. Resolved
 * at query time, so that a change of data/cities.json, data/categories.json or data/site.json reaches every listing.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { countByCity } from "../catalogue/list-paging";
import { categoryFilter } from "../catalogue/category-members";
import { amountPerMonth, pricePeriods } from "../catalogue/money";
import { canonicalCategory, categoryPageForms } from "../catalogue/taxonomy";
import { isRecord } from "../lib/json-record";
import { qrSvg } from "../lib/qr-svg";
import { findNode, type NodeModel } from "./find-node";

interface ResolverContext {
  readonly nodeModel: NodeModel & {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  };
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
const priceSource = z.object({ amount: z.number(), currency: z.string(), period: z.enum(pricePeriods) });

const cityProjects = z.object({ projects: z.array(z.string()) });
const namedListing = z.looseObject({ slug: z.string() });

/** Half a millisecond each, and most homes of a city have that of its regulator. */
const qrCodes = new Map<string, string>();

function qrOf(url: string): string {
  const svg = qrCodes.get(url) ?? qrSvg(url);
  qrCodes.set(url, svg);
  return svg;
}

/** Declares `@registration`, `@cityFacts`, `@typeCategory`, `@inrAmount`, `@countsByCity` and `@offeredProjects`. */
export function registerListingExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "registration",
    extend: () => ({
      async resolve(source: unknown, _: unknown, { nodeModel }: ResolverContext) {
        const { city, registration } = listingSource.parse(source);
        const { regulator } = cityNode.parse(await findNode(nodeModel, "City", "name", city));
        const url = registration.url ?? regulator.url;
        return { ...registration, url, authority: regulator.name, qrSvg: () => qrOf(url) };
      },
    }),
  });
  actions.createFieldExtension({
    name: "cityFacts",
    extend: () => ({
      resolve: (source: unknown, _: unknown, { nodeModel }: ResolverContext) =>
        findNode(nodeModel, "City", "name", listingCity.parse(source).city),
    }),
  });
  actions.createFieldExtension({
    name: "typeCategory",
    extend: () => ({
      async resolve(source: unknown, _: unknown, { nodeModel }: ResolverContext) {
        const slug = canonicalCategory(listingKind.parse(source).kind);
        const found = await findNode(nodeModel, "Category", "slug", slug);
        return isRecord(found) && found.menu === "type" ? found : null;
      },
    }),
  });
  actions.createFieldExtension({
    name: "inrAmount",
    extend: () => ({
      async resolve(source: unknown, _: unknown, { nodeModel }: ResolverContext) {
        const { amount, currency, period } = priceSource.parse(source);
        if (currency === "INR") return amountPerMonth(amount, period);
        const site = await nodeModel.findOne({ type: "SiteFacts", query: {} });
        const { exchangeRates } = siteNode.parse(site);
        const rate = exchangeRates.find((entry) => entry.currency === currency);
        if (rate === undefined)
          throw new Error(`data/site.json › exchangeRates — no rate for ${currency}; add one`);
        return amountPerMonth(amount * rate.inr, period);
      },
    }),
  });
  actions.createFieldExtension({
    name: "offeredProjects",
    extend: () => ({
      async resolve(source: unknown, _: unknown, context: ResolverContext) {
        const { projects } = cityProjects.parse(source);
        if (projects.length === 0) return [];
        const filter = { slug: { in: projects } };
        const { entries } = await context.nodeModel.findAll({ type: "Listing", query: { filter } });
        const offered = z.array(namedListing).parse([...entries]);
        return projects.flatMap((wanted) => offered.filter(({ slug }) => slug === wanted));
      },
    }),
  });
  actions.createFieldExtension({
    name: "countsByCity",
    extend: () => ({
      async resolve(source: unknown, _: unknown, context: ResolverContext) {
        const category = categorySource.parse(source);
        const filter = categoryFilter(category);
        const { entries } = await context.nodeModel.findAll({ type: "Listing", query: { filter } });
        return countByCity(z.array(listingCity).parse([...entries]));
      },
    }),
  });
  actions.createTypes(`
    "How many listings of a category a city has; cities without one are left out."
    type CityCount @dontInfer { city: String! count: Int! }
  `);
}
