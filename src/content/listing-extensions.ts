/**
 * Fields of a listing that depend on other content: its regulator, its type's category and the exchange rate. Resolved
 * at query time, so that a change of data/cities.json, data/categories.json or data/site.json reaches every listing.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { countByCity } from "../catalogue/category-counts";
import { categoryFilter } from "../catalogue/category-members";
import { amountPerMonth, pricePeriods } from "../catalogue/money";
import { canonicalCategory, categoryPageForms } from "../catalogue/taxonomy";
import { qrSvg } from "../lib/qr-svg";

interface ResolverContext {
  readonly nodeModel: {
    findOne(query: { type: string; query: object }): Promise<unknown>;
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
const categorySource = z.object({ slug: z.string(), page: z.enum(categoryPageForms) });
const priceSource = z.object({ amount: z.number(), currency: z.string(), period: z.enum(pricePeriods) });

const cityProjects = z.object({ projects: z.array(z.string()) });
const namedListing = z.looseObject({ slug: z.string() });

/** Declares `@registration`, `@typeCategory`, `@inrAmount`, `@countsByCity` and `@offeredProjects`. */
export function registerListingExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "registration",
    extend: () => ({
      async resolve(source: unknown, _: unknown, context: ResolverContext) {
        const { city, registration } = listingSource.parse(source);
        const { regulator } = cityNode.parse(
          await context.nodeModel.findOne({ type: "City", query: { filter: { name: { eq: city } } } }),
        );
        const url = registration.url ?? regulator.url;
        // Half a millisecond each, which an index of all homes does not ask for.
        return { ...registration, url, authority: regulator.name, qrSvg: () => qrSvg(url) };
      },
    }),
  });
  actions.createFieldExtension({
    name: "typeCategory",
    extend: () => ({
      resolve(source: unknown, _: unknown, context: ResolverContext) {
        const slug = canonicalCategory(listingKind.parse(source).kind);
        const filter = { slug: { eq: slug }, menu: { eq: "type" } };
        return context.nodeModel.findOne({ type: "Category", query: { filter } });
      },
    }),
  });
  actions.createFieldExtension({
    name: "inrAmount",
    extend: () => ({
      async resolve(source: unknown, _: unknown, context: ResolverContext) {
        const { amount, currency, period } = priceSource.parse(source);
        if (currency === "INR") return amountPerMonth(amount, period);
        const site = siteNode.parse(await context.nodeModel.findOne({ type: "SiteFacts", query: {} }));
        const rate = site.exchangeRates.find((entry) => entry.currency === currency);
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
