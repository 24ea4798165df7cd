import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";
import { priceFiguresOf, priceLabelOf } from "../../src/content/price-label";
import { significantWords } from "../../src/lib/significant-words";

/** What a test may say of a listing; a description stands for its words. */
export type EntryParts = Partial<CatalogueEntry> & { readonly description?: string };

const gatsbyImageData = {
  layout: "constrained" as const,
  width: 640,
  height: 533,
  backgroundColor: "#888888",
  images: {
    sources: [{ type: "image/webp" as const, srcSet: "/orchard-row.webp 640w" }],
    fallback: { src: "/orchard-row.jpg", srcSet: "/orchard-row-320.jpg 320w, /orchard-row.jpg 640w" },
  },
};

const startingPrice = { inr: 13_500_000 };

/** A unit of one price and size. */
export const aUnit = (bedrooms: number | null, priceInr: number | null, areaSqft: number | null = 1500) => ({
  ...{ bedrooms, priceInr, priceMaxInr: priceInr, areaSqft, areaMaxSqft: areaSqft },
});

/** The units of a listing without a table: one for each of its numbers of bedrooms, at its price. */
function soleUnits({ price = startingPrice, bedroomNumbers = [3] }: EntryParts): CatalogueEntry["units"] {
  const counts = bedroomNumbers.length === 0 ? [null] : bedroomNumbers;
  return counts.map((bedrooms) => aUnit(bedrooms, price?.inr ?? null));
}

/** A listing as the build gives it to the search index; name what the test is about. */
export function aCatalogueEntry({
  description = "",
  price = startingPrice,
  ...parts
}: EntryParts = {}): CatalogueEntry {
  const { listingId = 1, title = "Orchard Row" } = parts;
  return {
    listingId,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    projectName: null,
    developer: null,
    location: "Hebbal, Bangalore",
    city: "Bangalore",
    otherCityNames: [],
    otherPlaceNames: [],
    tags: [{ label: "Apartments", color: "#0A044E", textColor: "#FFFFFF" }],
    typeWords: ["apartment"],
    priceLabel: priceLabelOf("₹1.35 Cr onwards"),
    priceFigures: priceFiguresOf("₹1.35 Cr onwards"),
    price,
    rate: price === null ? null : { perSqft: Math.round(price.inr / 1500), currency: "INR" },
    possession: "Ready to Move",
    formerPrice: null,
    deposit: null,
    units: soleUnits({ ...parts, price }),
    unitCurrency: null,
    bedrooms: "3 BHK",
    bedroomNumbers: [3],
    size: "1,500 sq ft",
    sizeArea: { minSqft: 1_500, maxSqft: 1_500, unit: "sqft" },
    phone: "+919876543210",
    registration: { kind: "rera", numbers: ["PRM/KA/RERA/0000/000/PR/000000/000123"] },
    furnishing: null,
    facing: [],
    pets: null,
    position: null,
    kinds: ["apartment"],
    construction: [],
    categories: ["apartments"],
    isRental: false,
    facilities: [],
    postedAt: "2026-10-01",
    cover: {
      alt: "Brick tower above a garden",
      focus: null,
      file: { publicURL: "/orchard-row.jpg", childImageSharp: { gatsbyImageData } },
    },
    descriptionWords: significantWords(description),
    ...parts,
  };
}
