/** A price on its way from the file of a listing to whoever shows it: parsed at the node, told by all with one number. */
import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { ListingListCard } from "../../../src/listing/listing-list-card";
import { comparedHomeOf } from "../../../src/content/compared-home-of";
import { listingNodeFields } from "../../../src/content/listing-node-fields";
import { indexContent } from "../../../tools/index-content";
import { decoded } from "../../support/catalogue-listings";
import { listingContent } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";

const inrPerAed = 24;
const kaveri = listingContent("the-kaveri-terraces");
const prices: readonly (readonly [written: string, inr: number | null, card: string, compared: string])[] = [
  ["₹1.85 Cr onwards", 18_500_000, "₹1.85 Cr onwards", "₹1.85 Cr onwards"],
  ["AED 2.1M", 50_400_000, "AED 2.1M", "AED 2.1M"],
  ["₹85 L - ₹1.1 Cr", 8_500_000, "₹85 L – ₹1.1 Cr", "₹85 L – ₹1.1 Cr"],
];

test.each(prices)(
  "%p is %p rupees in the index, %p on a card and %p compared",
  (price, inr, card, compared) => {
    jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
    const content = { ...kaveri, price };
    const [listing] = decoded([indexContent(content, inrPerAed, () => "A tower")]);
    if (listing === undefined) throw new Error("one listing in, none out");
    expect(listing.price).toEqual({ inr });

    render(<ListingListCard listing={listing} />);
    expect(screen.getByText("Starting price").nextElementSibling).toHaveTextContent(card);

    const fields = listingNodeFields(content);
    const commutes = fields.living.commutes.map(({ at = null, ...way }) => ({ ...way, at }));
    const cover = { alt: "A tower", focus: null, file: { publicURL: "/tower.jpg", childImageSharp: null } };
    const { cells } = comparedHomeOf(
      { ...fields, cover, place: null, living: { ...fields.living, commutes } },
      { rates: [{ currency: "AED", inr: inrPerAed }], costs: [], loan: null },
    );
    expect(cells.find(({ row }) => row === "price")?.text).toBe(compared);
  },
);
