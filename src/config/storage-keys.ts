/**
 * Every name under which this site keeps something in the browser (docs/requirements.md 3): the privacy policy lists
 * them (`data/pages/legal.json`) and its button deletes them.
 */
export const storageKeys = {
  wishlist: "wishlist",
  selectedCity: "selectedCity",
  cityPickerSeen: "cityPickerSeen",
  recentlyViewed: "recentlyViewed",
  /** Homes put aside to be compared. */
  compareTray: "compareTray",
  /** When this browser was here last, and before that. */
  lastVisit: "lastVisit",
  /** Prices of the homes saved and viewed, as they were seen. */
  seenPrices: "seenPrices",
  /** Searches saved, with when each was opened last. */
  savedSearches: "savedSearches",
  /** Currency and units that figures are read in. */
  displayUnits: "displayUnits",
  /** Enquiries of the modal that could not be sent yet. */
  outbox: "propertyEnquiries",
  /** What became of them: times alone, nothing of what was written. */
  outboxEnded: "propertyEnquiriesEnded",
  /** Time of the last contact submission, as ISO text. */
  lastSubmit: "contact_last_submit_time",
  /** Session storage: the submissions whose conversion was reported. */
  conversions: "conversions-reported",
} as const;

/** Key of local storage that is set and removed at once when the visitor has deleted their data: other tabs hear of it. */
export const deletionSignal = "dataDeleted";

/** Event of the window after a choice of units; its detail is the choice, which holds also where storage is refused. */
export const displayUnitsChanged = "displayUnitsChanged";

/** Event of the window after this tab has changed the city (docs/requirements.md 4.2). */
export const cityChanged = "cityChanged";

/** Event of the window after this tab has changed the tray. */
export const compareTrayUpdated = "compareTrayUpdated";

/** What names with a changing end begin with. */
export const storageKeyPrefixes = {
  /** The number of the article follows. */
  comments: "comments_post_",
  /** Session storage; the form follows. */
  draft: "enquiry-draft:",
} as const;
