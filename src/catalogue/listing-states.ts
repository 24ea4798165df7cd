/** Where a listing can be in its life, as its editor says (docs/decisions/2026-11-23-a-listings-life.md). */
export const listingStates = ["draft", "published", "underOffer", "sold", "let", "withdrawn"] as const;

/** Badge of a home that somebody has made an offer for, which may still fail. */
export const underOfferLabel = "Under offer";
