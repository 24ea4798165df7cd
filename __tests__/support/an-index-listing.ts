import type { IndexListing } from "../../src/catalogue/index-listing";

/** A listing of the search index; name what the test is about. */
export function anIndexListing(parts: Partial<IndexListing> = {}): IndexListing {
  const { id = 1, title = "Orchard Row" } = parts;
  return {
    id,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    projectName: null,
    developer: null,
    location: "Hebbal, Bangalore",
    city: "Bangalore",
    tags: [{ label: "Apartments", color: "#0A044E" }],
    typeWords: ["apartment"],
    priceLabel: "₹1.35 Cr onwards",
    priceInr: 13_500_000,
    possession: "Ready to Move",
    bedroomsLabel: "3 BHK",
    bedrooms: [3],
    size: "1,500 sq ft",
    phone: "+919876543210",
    registrations: ["PRM/KA/RERA/0000/000/PR/000000/000123"],
    kinds: ["apartment"],
    construction: [],
    categories: ["apartments"],
    facilities: [],
    postedAt: "2026-10-01",
    picture: {
      src: "/orchard-row.jpg",
      srcSet: "/orchard-row-320.jpg 320w, /orchard-row.jpg 640w",
      webpSrcSet: "/orchard-row.webp 640w",
      width: 640,
      height: 533,
      alt: "Brick tower above a garden",
      focus: "",
      color: "#888888",
    },
    description: "",
    ...parts,
  };
}
