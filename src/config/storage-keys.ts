/** Everything that is kept in the browser (docs/requirements.md 3); the privacy policy lists it and deletes it. */
export const storageKeys = {
  wishlist: "wishlist",
  selectedCity: "selectedCity",
  cityPickerSeen: "cityPickerSeen",
  recentlyViewed: "recentlyViewed",
  compareTray: "compareTray",
  lastVisit: "lastVisit",
  seenPrices: "seenPrices",
  savedSearches: "savedSearches",
  displayUnits: "displayUnits",
  outbox: "propertyEnquiries",
  /** Times alone, nothing of what was written. */
  outboxEnded: "propertyEnquiriesEnded",
  /** ISO text. */
  lastSubmit: "contact_last_submit_time",
  /** Session storage. */
  conversions: "conversions-reported",
} as const;

/** Local storage; set and removed at once when the visitor deletes their data, so that other tabs get an event. */
export const deletionSignal = "dataDeleted";

/** Window event; its detail is the choice, which holds also where storage is refused. */
export const displayUnitsChanged = "displayUnitsChanged";

/** Window event in the tab that changed the city (docs/requirements.md 4.2). */
export const cityChanged = "cityChanged";

export const compareTrayUpdated = "compareTrayUpdated";

export const storageKeyPrefixes = {
  /** The article's number follows. */
  comments: "comments_post_",
  /** Session storage; the form's name follows, then where there is one ":" and the listing's title or page's name. */
  draft: "enquiry-draft:",
} as const;
