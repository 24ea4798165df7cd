/** Filter words in one spelling (docs/decisions/content-checks.md); pure tables stay out of the browser's code. */
import { words } from "../lib/text";

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

/** "Ready to Move-In" and "ready-to-move in" give the same key. */
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

/** The option that a status, stage or slug means ("Off-Plan" gives underConstruction); null when unknown. */
export function parseConstruction(text: string | null | undefined): ConstructionStatus | null {
  return constructionByKey.get(keyOf(text ?? "")) ?? null;
}

/** "Pre-Launch" and "Launched" give newLaunch; null when unknown (docs/decisions/content-checks.md). */
export function parseStage(text: string | null | undefined): Stage | null {
  const status = parseConstruction(text);
  return status === "launched" ? "newLaunch" : status;
}

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

const typeByKey: ReadonlyMap<string, TypeOptionId> = new Map(
  typeOptions.flatMap(({ id, label, synonyms }) =>
    [id, label, ...synonyms].map((name): readonly [string, TypeOptionId] => [keyOf(name), id]),
  ),
);

/** The type option of an id, label or synonym in any case; null for "All" and unknown texts. */
export function parseTypeOption(text: string | null | undefined): TypeOptionId | null {
  return typeByKey.get(keyOf(text ?? "")) ?? null;
}

export function kindOfTypeOption(id: TypeOptionId): PropertyKind | null {
  return typeOptions.find((option) => option.id === id)?.kind ?? null;
}

export const categoryPageForms = ["generic", "stage", "deal", "dubai"] as const;

export type CategoryPageForm = (typeof categoryPageForms)[number];

export const categoryMenus = ["type", "budget", "stage"] as const;

export type CategoryMenu = (typeof categoryMenus)[number];

/** Those that listings can name (docs/requirements.md 2.1); Dubai's page goes by the city. */
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

/** Listings may name them, but they have no page (docs/requirements.md 3). */
export const pagelessCategories = ["residential", "vacation-home", "investment"] as const;

/** One spelling of a category slug: affordable → budget-segment, pre-launch → new-projects; others in lower case. */
export function canonicalCategory(slug: string): string {
  return categoryByKey.get(keyOf(slug)) ?? words(slug).join("-");
}
