/** A price on its way from the file of a listing to whoever shows it: read once, told by all with one number. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ListingCard } from "../../../src/listing/listing-card";
import { ListingListCard } from "../../../src/listing/listing-list-card";
import { comparedHomeOf } from "../../../src/content/compared-home-of";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import * as parser from "../../../src/content/parse-price";
import { feedsForOthers, listingsFeed } from "../../../src/content/build-files/feeds-for-others";
import { ListingCosts } from "../../../src/features/calculators/listing-costs";
import { referralParams } from "../../../src/features/enquiry/form/lead-params";
import { delistedListingJsonLd, listingJsonLd } from "../../../src/seo/listing-json-ld";
import { indexContent } from "../../../tools/index-content";
import texts from "../../site-content/pages/calculators.json";
import { buyingCostOf } from "../../support/buying-cost-of";
import { decoded } from "../../support/catalogue-listings";
import { listingContent, listingDetail, picture } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";

jest.mock("../../../src/content/parse-price", () => {
  const actual = jest.requireActual<typeof parser>("../../../src/content/parse-price");
  const { parsePrice, parsePriceText } = actual;
  return { ...actual, parsePrice: jest.fn(parsePrice), parsePriceText: jest.fn(parsePriceText) };
});

const inrPerAed = 24;
const origin = "https://www.example.com";
const kaveri = listingContent("the-kaveri-terraces");
/** As written, rupees, as shown, and the least of it as costs, feeds and search engines say it. */
const prices = [
  ["₹1.85 Cr onwards", 18_500_000, "₹1.85 Cr onwards", "₹1.85 Cr", 18_500_000, "INR"],
  ["AED 2.1M", 50_400_000, "AED 2.1M", "AED 2.1M", 2_100_000, "AED"],
  ["₹85 L - ₹1.1 Cr", 8_500_000, "₹85 L – ₹1.1 Cr", "₹85 L", 8_500_000, "INR"],
] as const;

/** From the file to a card: each hop, its module and how that hands the price on. */
const hops = [
  ["file", "__tests__/site-content/listings/the-kaveri-terraces.json", '"price":'],
  ["schema", "src/content/schemas/listing.ts", "price: priceText("],
  ["listingNodeFields", "src/content/listing-node-fields.ts", "offer: listingOffer("],
  ["listingOffer", "src/content/offer.ts", "priceLabelOf(listing.price)"],
  ["node", "src/content/schemas/listing-shape.ts", "offer: offerShape"],
  ["the page's query", "src/templates/category.tsx", "...ListingCard"],
  ["page", "src/features/search/category/category-page.tsx", "<CategoryCards"],
  ["grid", "src/features/search/category/category-page.tsx", "<ListingCard"],
  ["card", "src/listing/listing-card.tsx", "<ListingData listing="],
  ["ListingData", "src/listing/listing-data.tsx", "offerFacts(listing)"],
  ["offerFacts", "src/listing/offer-facts.ts", "offer.label"],
] as const;

test("a price takes at most 14 hops from its file to a card, which docs/architecture.md lists", () => {
  const architecture = readFileSync("docs/architecture.md", "utf8")
    .replaceAll("`", "")
    .replaceAll(/\s+/g, " ");
  expect(architecture).toContain(`From the file to the card: ${hops.map(([hop]) => hop).join(", ")};`);
  expect(hops.length).toBeLessThanOrEqual(14);
  for (const [, module, handing] of hops) expect(readFileSync(module, "utf8")).toContain(handing);
});

test("every price that a listing's file names is read once, in its node", () => {
  const units = [{ type: "3 BHK", size: "1,845 sq ft", price: "₹1.86 Cr" }];
  const priceHistory = [{ on: "2026-09-01", price: "₹1.79 Cr onwards" }];
  const content = { ...kaveri, price: "₹1.85 Cr onwards", priceHistory, projectDetails: { units } };
  jest.clearAllMocks();
  listingNodeFields(content);
  const read = [parser.parsePriceText, parser.parsePrice].flatMap((parse) =>
    jest.mocked(parse).mock.calls.flat(),
  );
  expect(read.toSorted()).toEqual(["₹1.79 Cr onwards", "₹1.85 Cr onwards", "₹1.86 Cr"]);
});

test.each(prices)(
  "%p is %p rupees in the index, %p on cards, compared and in e-mails; costs, feeds and search engines name %s, %d %s",
  (price, inr, shown, least, amount, currency) => {
    jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
    const content = { ...kaveri, price };
    const [listing] = decoded([indexContent(content, inrPerAed, () => "A tower")]);
    if (listing === undefined) throw new Error("one listing in, none out");
    expect(listing.offer.priceInr).toBe(inr);

    const fields = listingNodeFields(content);
    const livability = { ...fields.livability, commutes: [] };
    const page = {
      ...fields,
      ...listingDetail(content),
      offer: fields.offer,
      livability,
      cover: picture("Cover"),
    };
    const cost = buyingCostOf(currency === "AED" ? "Dubai" : "Bangalore");
    render([
      <ListingListCard key="index" listing={listing} />,
      <ListingCard key="page" listing={page} />,
      <ListingCosts key="costs" listing={page} texts={texts} cost={cost} loan={null} />,
    ]);
    const cards = screen.getAllByText("Starting price").map((label) => label.nextElementSibling?.textContent);
    expect(cards).toEqual([`${shown}₹10,027 / sq ft`, shown]);
    expect(screen.getByText(/^An estimate for a price of /)).toHaveTextContent(`price of ${least}. `);

    const home = { ...page, cityFacts: { region: "Karnataka", countryCode: "IN" as const } };
    for (const { offers } of [listingJsonLd(origin, home), delistedListingJsonLd(origin, home)])
      expect(offers).toMatchObject({ price: amount, priceCurrency: currency });
    const site = { name: "", description: "", feedsForOthers: ["listings", "trovit"] } as const;
    const { kind, numbers, expires } = fields.registration;
    const feedFields = { formerSlugs: [], registration: { kind, numbers, expires: expires ?? null } };
    const listings = [{ ...home, ...feedFields, offer: { ...page.offer, priceInr: inr } }];
    const feeds = feedsForOthers(origin, { site, listings }, "2026-11-23");
    const [advert] = listingsFeed.parse(JSON.parse(feeds.get("/feeds/listings.json") ?? "")).listings;
    expect(advert?.price).toEqual({ text: shown, amount, currency, period: "total" });
    const trovit = /<price>(\d+)/.exec(feeds.get("/feeds/trovit.xml") ?? "")?.[1];
    expect(trovit).toBe(currency === "INR" ? String(inr) : undefined);

    const context = { brand: "The Agency", price: page.offer.text };
    const mail = referralParams("property", context, { page: origin, cameFrom: "" }, 0);
    expect(mail["price"]).toBe(shown);
    const rates = [{ currency: "AED", inr: inrPerAed }];
    const { cells } = comparedHomeOf(page, { rates, costs: [], loan: null });
    expect(cells.find(({ row }) => row === "price")?.text).toBe(shown);
  },
);
