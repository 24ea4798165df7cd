/** Whether these kinds are lived in: not land, shops or offices. */
export function isHome(kinds: readonly PropertyKind[]): boolean {
  return kinds.length === 0 || kinds.some((kind) => kind === "apartment" || kind === "villa");
}

const typeNouns =
  /\b(villa|bungalow|house|townhouse|penthouse|plot|land|office|shop|showroom|warehouse)s?\b/gi;

/** The noun for a listing in a sentence: "Villa plot" gives plot, "Shop with office above" shop, else "home". */
export function nounOf(typeLabel: string, kinds: readonly PropertyKind[]): string {
  const [head = ""] = typeLabel.split(/,| with | and /i);
  const noun = [...head.matchAll(typeNouns)].at(-1)?.[1];
  return noun?.toLowerCase() ?? (isHome(kinds) ? "home" : "property");
}

export const listingStates = ["draft", "published", "underOffer", "sold", "let", "withdrawn"] as const;

export const underOfferLabel = "Under offer";

/** Whether banks give home loans for these kinds: not for farm land, shops or offices. */
export function takesHomeLoan(kinds: readonly PropertyKind[]): boolean {
  return !kinds.some((kind) => kind === "farmLand" || kind === "commercial");
}

export function isLand(kinds: readonly PropertyKind[]): boolean {
  return kinds.some((kind) => kind === "plot" || kind === "farmLand");
}

export const stages = [
  { id: "newLaunch", label: "New Launch" },
  { id: "underConstruction", label: "Under Construction" },
  { id: "readyToMove", label: "Ready to Move" },
] as const;

export type Stage = (typeof stages)[number]["id"];

/** Labels of docs/requirements.md 5.4; `slug` is used in addresses. */
export const constructionOptions = [
  { id: "underConstruction", slug: "under-construction", label: "Under Construction" },
  { id: "readyToMove", slug: "ready-to-move", label: "Ready To Move" },
  { id: "newLaunch", slug: "new-launch", label: "New Launch" },
  { id: "launched", slug: "launched", label: "Launched" },
] as const;

export type ConstructionStatus = (typeof constructionOptions)[number]["id"];

export const registrationKinds = ["rera", "dld", "exempt", "none"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const propertyKinds = ["apartment", "villa", "plot", "farmLand", "commercial"] as const;

export type PropertyKind = (typeof propertyKinds)[number];

/** Odd as they look, ids and labels are those of docs/requirements.md 5.4: "town house" is Plots, "tower" Farm Land. */
export const typeOptions = [
  { id: "apartment", label: "Apartment", kind: "apartment", synonyms: ["apartments", "flat", "flats"] },
  { id: "villa", label: "Villa", kind: "villa", synonyms: ["villas"] },
  { id: "town house", label: "Plots", kind: "plot", synonyms: ["townhouse", "plot", "plots"] },
  { id: "tower", label: "Farm Land", kind: "farmLand", synonyms: ["farm land", "farmland"] },
  { id: "commercial", label: "Commercial", kind: "commercial", synonyms: ["office", "offices"] },
] as const;

export type TypeOptionId = (typeof typeOptions)[number]["id"];
export const ALL_TYPES_LABEL = "All";

export function kindOfTypeOption(id: TypeOptionId): PropertyKind | null {
  return typeOptions.find((option) => option.id === id)?.kind ?? null;
}

export const categoryPageForms = ["generic", "stage", "deal", "dubai"] as const;

export type CategoryPageForm = (typeof categoryPageForms)[number];

export const categoryMenus = ["type", "budget", "stage"] as const;

export type CategoryMenu = (typeof categoryMenus)[number];

/** Listings may name them, but they have no page (docs/requirements.md 3). */
export const pagelessCategories = ["residential", "vacation-home", "investment"] as const;
