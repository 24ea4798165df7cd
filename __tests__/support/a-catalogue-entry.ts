import type { CatalogueEntry } from "../../src/catalogue/catalogue-columns";
import { priceLabelOf } from "../../src/content/price-label";
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

/** A listing as the build gives it to the search index; name what the test is about. */
export function aCatalogueEntry({ description = "", ...parts }: EntryParts = {}): CatalogueEntry {
  const { listingId = 1, title = "Orchard Row" } = parts;
  return {
    listingId,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    projectName: null,
    developer: null,
    location: "Hebbal, Bangalore",
    city: "Bangalore",
    tags: [{ label: "Apartments", color: "#0A044E" }],
    typeWords: ["apartment"],
    priceLabel: priceLabelOf("₹1.35 Cr onwards"),
    price: { inr: 13_500_000 },
    possession: "Ready to Move",
    bedrooms: "3 BHK",
    bedroomNumbers: [3],
    size: "1,500 sq ft",
    phone: "+919876543210",
    registration: { kind: "rera", numbers: ["PRM/KA/RERA/0000/000/PR/000000/000123"] },
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
