/**
 * The words that listings are sorted by, each kept in one spelling (docs/decisions/content-checks.md). The build
 * normalises with these tables; the browser shares the option lists and the ids. Tables that the browser can do without
 * are marked pure, so that they stay out of its code.
 */
import { words } from "../lib/text";

/** Whether something of these kinds is lived in: no land, no shop and no office. */
export function isHome(kinds: readonly PropertyKind[]): boolean {
  return kinds.length === 0 || kinds.some((kind) => kind === "apartment" || kind === "villa");
}

/** Last word of a type that says what it is; "flat" and "apartment" are homes. */
const typeNouns =
  /\b(villa|bungalow|house|townhouse|penthouse|plot|land|office|shop|showroom|warehouse)s?\b/gi;

/**
 * What a listing is called in a sentence, by its type: "Villa plot" is a plot, "Shop with office above" a shop; a home
 * where its type says no more.
 */
export function nounOf(typeLabel: string, kinds: readonly PropertyKind[]): string {
  const [head = ""] = typeLabel.split(/,| with | and /i);
  const noun = [...head.matchAll(typeNouns)].at(-1)?.[1];
  return noun?.toLowerCase() ?? (isHome(kinds) ? "home" : "property");
}

/** Where a listing can be in its life, as its editor says (docs/decisions/delisted-listings.md). */
export const listingStates = ["draft", "published", "underOffer", "sold", "let", "withdrawn"] as const;

/** Badge of a home that somebody has made an offer for, which may still fail. */
export const underOfferLabel = "Under offer";

/** Whether banks give home loans on something of these kinds: not on farm land, a shop or an office. */
export function takesHomeLoan(kinds: readonly PropertyKind[]): boolean {
  return !kinds.some((kind) => kind === "farmLand" || kind === "commercial");
}

/** Whether something of these kinds is land, which is also measured in acres and guntha. */
export function isLand(kinds: readonly PropertyKind[]): boolean {
  return kinds.some((kind) => kind === "plot" || kind === "farmLand");
}

export const stages = [
  { id: "newLaunch", label: "New Launch" },
  { id: "underConstruction", label: "Under Construction" },
  { id: "readyToMove", label: "Ready to Move" },
] as const;

export type Stage = (typeof stages)[number]["id"];

/**
 * Options of the construction filter, labelled as docs/requirements.md 5.4 has them; `slug` is the word of an address.
 */
export const constructionOptions = [
  { id: "underConstruction", slug: "under-construction", label: "Under Construction" },
  { id: "readyToMove", slug: "ready-to-move", label: "Ready To Move" },
  { id: "newLaunch", slug: "new-launch", label: "New Launch" },
  { id: "launched", slug: "launched", label: "Launched" },
] as const;

export type ConstructionStatus = (typeof constructionOptions)[number]["id"];

/** Letters and digits only, so that "Ready to Move-In", "ready-to-move in" and "READYTOMOVEIN" are one key. */
const keyOf = (text: string) => words(text).join("");

const constructionByKey: ReadonlyMap<string, ConstructionStatus> = new Map([
  ["underconstruction", "underConstruction"],
  ["construction", "underConstruction"],
  ["ongoing", "underConstruction"],
  ["offplan", "underConstruction"],
  ["readytomove", "readyToMove"],
  ["readytomovein", "readyToMove"],
  ["readytooccupy", "readyToMove"],
  ["readyforpossession", "readyToMove"],
  ["ready", "readyToMove"],
  ["completed", "readyToMove"],
  ["newlaunch", "newLaunch"],
  ["newlylaunched", "newLaunch"],
  ["prelaunch", "newLaunch"],
  ["newproject", "newLaunch"],
  ["newprojects", "newLaunch"],
  ["upcoming", "newLaunch"],
  ["launched", "launched"],
]);

/** The filter option a status, stage or slug means ("Off-Plan" → underConstruction); null when unknown. */
export function parseConstruction(text: string | null | undefined): ConstructionStatus | null {
  return constructionByKey.get(keyOf(text ?? "")) ?? null;
}

/**
 * The stage a text means ("Pre-Launch" → newLaunch, "Launched" → newLaunch); null when unknown
 * (docs/decisions/content-checks.md).
 */
export function parseStage(text: string | null | undefined): Stage | null {
  const status = parseConstruction(text);
  return status === "launched" ? "newLaunch" : status;
}

/** What a listing has of a regulator: RERA numbers, the permit of Dubai's land department, a stated exemption, nothing. */
export const registrationKinds = ["rera", "dld", "exempt", "none"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const propertyKinds = ["apartment", "villa", "plot", "farmLand", "commercial"] as const;

export type PropertyKind = (typeof propertyKinds)[number];

/**
 * Options of the type filter with the ids and labels of docs/requirements.md 5.4: "town house" is labelled Plots and
 * finds plots, "tower" is labelled Farm Land and finds farm land (docs/decisions/content-checks.md). "All" has no id:
 * it is the absence of one.
 */
export const typeOptions = [
  { id: "apartment", label: "Apartment", kind: "apartment", synonyms: ["apartments", "flat", "flats"] },
  { id: "villa", label: "Villa", kind: "villa", synonyms: ["villas"] },
  { id: "town house", label: "Plots", kind: "plot", synonyms: ["townhouse", "plot", "plots"] },
  { id: "tower", label: "Farm Land", kind: "farmLand", synonyms: ["farm land", "farmland"] },
  { id: "commercial", label: "Commercial", kind: "commercial", synonyms: ["office", "offices"] },
] as const;

export type TypeOptionId = (typeof typeOptions)[number]["id"];
export const ALL_TYPES_LABEL = "All";

const typeByKey: ReadonlyMap<string, TypeOptionId> = new Map(
  typeOptions.flatMap(({ id, label, synonyms }) =>
    [id, label, ...synonyms].map((name): readonly [string, TypeOptionId] => [keyOf(name), id]),
  ),
);

/** The type option a text means, by id, label or synonym, in any case; null for "All" and unknown texts. */
export function parseTypeOption(text: string | null | undefined): TypeOptionId | null {
  return typeByKey.get(keyOf(text ?? "")) ?? null;
}

/** The property kind that a type option finds. */
export function kindOfTypeOption(id: TypeOptionId): PropertyKind | null {
  return typeOptions.find((option) => option.id === id)?.kind ?? null;
}

/** Forms of a category's page, each with its own filters. */
export const categoryPageForms = ["generic", "stage", "deal", "dubai"] as const;

export type CategoryPageForm = (typeof categoryPageForms)[number];

/** What the columns of the Properties menu sort categories by. */
export const categoryMenus = ["type", "budget", "stage"] as const;

export type CategoryMenu = (typeof categoryMenus)[number];

/**
 * Slugs of the category pages that listings can name (docs/requirements.md 2.1); Dubai's page goes by the city instead.
 */
const pageCategories = [
  "apartments",
  "villas",
  "plots",
  "farm-land",
  "commercial",
  "budget-segment",
  "mid-segment",
  "luxury",
  "ultra-luxury",
  "new-projects",
  "under-construction",
  "ready-to-move",
  "rental",
  "resale",
] as const;

const categoryByKey: ReadonlyMap<string, string> = /* #__PURE__ */ new Map([
  .../* #__PURE__ */ pageCategories.map((slug): readonly [string, string] => [keyOf(slug), slug]),
  ["apartment", "apartments"],
  ["flats", "apartments"],
  ["villa", "villas"],
  ["plot", "plots"],
  ["farmlands", "farm-land"],
  ["office", "commercial"],
  ["offices", "commercial"],
  ["affordable", "budget-segment"],
  ["affordableprojects", "budget-segment"],
  ["budget", "budget-segment"],
  ["midsegments", "mid-segment"],
  ["ultraluxuries", "ultra-luxury"],
  ["readytomovein", "ready-to-move"],
  ["newproject", "new-projects"],
  ["newlaunch", "new-projects"],
  ["prelaunch", "new-projects"],
  ["offplan", "under-construction"],
  ["rent", "rental"],
  ["rentals", "rental"],
]);

/** Slugs that listings may name although no page of theirs exists (docs/requirements.md 3). */
export const pagelessCategories = ["residential", "vacation-home", "investment"] as const;

/**
 * A category slug in the one spelling the site uses: villa → villas, affordable → budget-segment, readytomove →
 * ready-to-move, pre-launch → new-projects (docs/decisions/content-checks.md). Slugs without a page of their own
 * (residential, vacation-home, investment) come back in lower case, unchanged.
 */
export function canonicalCategory(slug: string): string {
  return categoryByKey.get(keyOf(slug)) ?? words(slug).join("-");
}
