import type { SearchCriteria } from "../../src/features/search/filters/filter-table";

/** For every parameter of a search, criteria in which it is set. */
export const searches: Readonly<Record<keyof SearchCriteria, readonly Partial<SearchCriteria>[]>> = {
  q: [{ q: "lake view" }, { q: "a, b & c" }],
  type: [{ type: "town house" }, { type: "villa" }],
  tab: [{ tab: "rent" }, { tab: "buy" }],
  construction: [{ construction: ["readyToMove"] }, { construction: ["underConstruction", "launched"] }],
  bhk: [{ bhk: [4] }, { bhk: [1, 2, 3] }],
  priceMin: [{ priceMin: 5_000_000 }, { priceMin: 5_000_000, priceMax: 25_000_000 }],
  priceMax: [{ priceMax: 25_000_000 }],
  sizeMin: [{ sizeMin: 1_200 }, { sizeMin: 1_200, sizeMax: 1_800 }],
  sizeMax: [{ sizeMax: 1_800 }],
  city: [{ city: "Goa" }, { city: "all" }],
  highlight: [{ highlight: "12" }, { highlight: "orchard-row" }],
  features: [{ features: ["gym"] }, { features: ["clubhouse", "swimming-pool"] }],
  furnishing: [{ furnishing: ["furnished"] }, { furnishing: ["semifurnished", "unfurnished"] }],
  facing: [{ facing: ["east"] }, { facing: ["north", "northeast"] }],
  pets: [{ pets: ["welcome"] }, { pets: ["welcome", "ask"] }],
  area: [
    {
      area: [
        { lat: 12.9, lng: 77.5 },
        { lat: 13, lng: 77.6 },
        { lat: 12.9, lng: 77.7 },
      ],
    },
  ],
  view: [{ view: "map" }],
  sort: [{ sort: "price-asc" }, { sort: "newest" }],
  page: [{ page: 3 }],
};
