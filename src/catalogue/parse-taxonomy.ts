/** Filter words in one spelling (docs/decisions/content-checks.md); pure tables stay out of the browser's code. */
import { words } from "../lib/text";
import { typeOptions, type ConstructionStatus, type Stage, type TypeOptionId } from "./taxonomy";

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

const typeByKey: ReadonlyMap<string, TypeOptionId> = new Map(
  typeOptions.flatMap(({ id, label, synonyms }) =>
    [id, label, ...synonyms].map((name): readonly [string, TypeOptionId] => [keyOf(name), id]),
  ),
);

/** The type option of an id, label or synonym in any case; null for "All" and unknown texts. */
export function parseTypeOption(text: string | null | undefined): TypeOptionId | null {
  return typeByKey.get(keyOf(text ?? "")) ?? null;
}

/** Those that listings can name (docs/requirements.md 2.1); Dubai's page goes by the city. */
const pageCategories =
  "apartments villas plots farm-land commercial budget-segment mid-segment luxury ultra-luxury new-projects under-construction ready-to-move rental resale";

const categoryByKey: ReadonlyMap<string, string> = /* #__PURE__ */ new Map([
  .../* #__PURE__ */ pageCategories.split(" ").map((slug): readonly [string, string] => [keyOf(slug), slug]),
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

/** One spelling of a category slug: affordable → budget-segment, pre-launch → new-projects; others in lower case. */
export function canonicalCategory(slug: string): string {
  return categoryByKey.get(keyOf(slug)) ?? words(slug).join("-");
}
