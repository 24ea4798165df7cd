/** A price on its way from the file of a listing to whoever shows it: read once, told by all with one number. */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ListingCard } from "../../../src/listing/listing-card";
import { ListingListCard } from "../../../src/listing/listing-list-card";
import { comparedHomeOf } from "../../../src/content/compared-home-of";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import * as parser from "../../../src/content/parse-price";
import { delistedListingJsonLd } from "../../../src/seo/listing-json-ld";
import { indexContent } from "../../../tools/index-content";
import { decoded } from "../../support/catalogue-listings";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";

jest.mock("../../../src/content/parse-price", () => {
  const actual = jest.requireActual<typeof parser>("../../../src/content/parse-price");
  return {
    ...actual,
    parsePrice: jest.fn(actual.parsePrice),
    parsePriceText: jest.fn(actual.parsePriceText),
  };
});

const inrPerAed = 24;
const kaveri = listingContent("the-kaveri-terraces");
const prices: readonly (readonly [written: string, inr: number | null, card: string, compared: string])[] = [
  ["₹1.85 Cr onwards", 18_500_000, "₹1.85 Cr onwards", "₹1.85 Cr onwards"],
  ["AED 2.1M", 50_400_000, "AED 2.1M", "AED 2.1M"],
  ["₹85 L - ₹1.1 Cr", 8_500_000, "₹85 L – ₹1.1 Cr", "₹85 L – ₹1.1 Cr"],
];

test("every price that a listing's file names is read once, in its node", () => {
  const units = [{ type: "3 BHK", size: "1,845 sq ft", price: "₹1.86 Cr" }];
  const priceHistory = [{ on: "2026-09-01", price: "₹1.79 Cr onwards" }];
  const content = { ...kaveri, price: "₹1.85 Cr onwards", priceHistory, projectDetails: { units } };
  jest.clearAllMocks();
  listingNodeFields(content);
  const read = [parser.parsePriceText, parser.parsePrice].flatMap((each) =>
    jest.mocked(each).mock.calls.flat(),
  );
  expect(read.toSorted()).toEqual(["₹1.79 Cr onwards", "₹1.85 Cr onwards", "₹1.86 Cr"]);
});

test.each(prices)(
  "%p is %p rupees in the index, %p on a card and %p compared",
  (price, inr, card, compared) => {
    jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
    const content = { ...kaveri, price };
    const [listing] = decoded([indexContent(content, inrPerAed, () => "A tower")]);
    if (listing === undefined) throw new Error("one listing in, none out");
    expect(listing.offer.priceInr).toBe(inr);

    const fields = listingNodeFields(content);
    const livability = { ...fields.livability, commutes: [] };
    const page = { ...fields, ...listingDetail(content), offer: fields.offer, livability };
    render([<ListingListCard key="index" listing={listing} />, <ListingCard key="page" listing={page} />]);
    const shown = screen.getAllByText("Starting price").map((label) => label.nextElementSibling?.textContent);
    expect(shown).toEqual([`${card}₹10,027 / sq ft`, card]);
    expect(delistedListingJsonLd("", page).offers).toMatchObject({ price: fields.offer.price?.min });

    const { cells } = comparedHomeOf(page, {
      rates: [{ currency: "AED", inr: inrPerAed }],
      costs: [],
      loan: null,
    });
    expect(cells.find(({ row }) => row === "price")?.text).toBe(compared);
  },
);
