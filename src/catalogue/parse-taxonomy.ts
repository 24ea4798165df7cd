/** Filter words in one spelling (docs/decisions/content-checks.md); pure tables stay out of the browser's code. */
import { words } from "../lib/text";
import {
  constructionOptions,
  typeOptions,
  type ConstructionStatus,
  type Stage,
  type TypeOptionId,
} from "./taxonomy";

/** "Ready to Move-In" and "ready-to-move in" give the same key. */
const keyOf = (text: string) => words(text).join("");

const constructionKeys: Readonly<Record<ConstructionStatus, string>> = {
  underConstruction: "underconstruction construction ongoing offplan",
  readyToMove: "readytomove readytomovein readytooccupy readyforpossession ready completed",
  newLaunch: "newlaunch newlylaunched prelaunch newproject newprojects upcoming",
  launched: "launched",
};

const constructionByKey: ReadonlyMap<string, ConstructionStatus> = new Map(
  constructionOptions.flatMap(({ id }) => constructionKeys[id].split(" ").map((key) => [key, id] as const)),
);

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

/** Those that listings can name (docs/requirements.md 2.1), each with other keys; Dubai's page goes by the city. */
const categoryKeys: Readonly<Record<string, string>> = {
  apartments: "apartment flats",
  villas: "villa",
  plots: "plot",
  "farm-land": "farmlands",
  commercial: "office offices",
  "budget-segment": "affordable affordableprojects budget",
  "mid-segment": "midsegments",
  luxury: "",
  "ultra-luxury": "ultraluxuries",
  "new-projects": "newproject newlaunch prelaunch",
  "under-construction": "offplan",
  "ready-to-move": "readytomovein",
  rental: "rent rentals",
  resale: "",
};

const categoryByKey: ReadonlyMap<string, string> = /* #__PURE__ */ new Map(
  /* #__PURE__ */ Object.entries(categoryKeys).flatMap(([slug, keys]) =>
    `${keyOf(slug)} ${keys}`
      .trim()
      .split(" ")
      .map((key) => [key, slug] as const),
  ),
);

/** One spelling of a category slug: affordable → budget-segment, pre-launch → new-projects; others in lower case. */
export function canonicalCategory(slug: string): string {
  return categoryByKey.get(keyOf(slug)) ?? words(slug).join("-");
}
