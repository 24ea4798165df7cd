import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";
import type { Offer } from "../../src/catalogue/offer";
import { listingOffer } from "../../src/content/offer";
import { significantWords } from "../../src/lib/significant-words";

/** What a test may say of a listing; a description stands for its words, parts of the offer may stand alone. */
export type EntryParts = Partial<Omit<CatalogueEntry, "offer">> &
  Partial<Pick<Offer, "units" | "unitCurrency">> & {
    readonly description?: string;
    readonly price?: { readonly inr: number } | null;
    readonly priceLabel?: Pick<Offer, "text" | "label" | "note">;
    readonly offer?: Partial<Offer>;
  };

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

/** A unit of one price and size. */
export const aUnit = (bedrooms: number | null, priceInr: number | null, areaSqft: number | null = 1500) => ({
  ...{ bedrooms, priceInr, priceMaxInr: priceInr, areaSqft, areaMaxSqft: areaSqft },
});

const written = listingOffer({ price: "₹1.35 Cr onwards", size: "1,500 sq ft" }, false);

/** A listing as the build gives it to the search index; name what the test is about. */
export function aCatalogueEntry({
  description = "",
  price = { inr: 13_500_000 },
  priceLabel,
  unitCurrency = null,
  units,
  offer = {},
  ...parts
}: EntryParts = {}): CatalogueEntry {
  const { listingId = 1, title = "Orchard Row", bedroomNumbers = [3] } = parts;
  const priceInr = price?.inr ?? null;
  const counts = bedroomNumbers.length === 0 ? [null] : bedroomNumbers;
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
    offer: {
      ...written,
      ...priceLabel,
      priceInr,
      rate: priceInr === null ? null : { perSqft: Math.round(priceInr / 1500), currency: "INR" },
      units: units ?? counts.map((bedrooms) => aUnit(bedrooms, priceInr)),
      unitCurrency,
      ...offer,
    },
    possession: "Ready to Move",
    deposit: null,
    bedrooms: "3 BHK",
    bedroomNumbers: [3],
    size: "1,500 sq ft",
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
    descriptionWords: significantWords(description).join(" "),
    ...parts,
  };
}
