import { parseArea } from "../catalogue/area";
import { groupRupees } from "../catalogue/money";
import type { ListingContent } from "./schemas/listing";

type Fact = "carpetArea" | "maintenance";

/** "Maintenance, first year", "Community service charge", "Farm upkeep"; what follows a comma says of which time. */
const upkeepLabel = /^[^,]*(?:maintenance|service charge|upkeep)\b[^,]*(?:,\s*(?<of>.+))?$/i;

/** The upkeep that Project Details name: "₹4.50 / sq ft per month, first year". */
function upkeepOf({ projectDetails }: ListingContent): string | undefined {
  const rows = [...(projectDetails?.additionalCharges ?? []), ...(projectDetails?.pricing ?? [])];
  const found = rows.find(({ label }) => upkeepLabel.test(label));
  const of = upkeepLabel.exec(found?.label ?? "")?.groups?.of;
  return found === undefined || of === undefined ? found?.value : `${found.value}, ${of}`;
}

/** The size where it is one, else from the smallest to the largest carpet area of the units: "1,330 – 2,010 sq ft". */
function carpetOf({ size, sizeMeasures, projectDetails }: ListingContent): string | undefined {
  if (sizeMeasures === "carpet") return size;
  const areas = (projectDetails?.units ?? []).flatMap(({ carpet }) => parseArea(carpet) ?? []);
  if (areas.length === 0) return undefined;
  const ends = new Set([
    Math.min(...areas.map(({ minSqft }) => minSqft)),
    Math.max(...areas.map(({ maxSqft }) => maxSqft)),
  ]);
  return `${[...ends].map(groupRupees).join(" – ")} sq ft`;
}

/** Daily life in a listing: as its editor wrote it, and what of it stands in Project Details. */
export function livingOf(listing: ListingContent): ListingContent["living"] & Partial<Record<Fact, string>> {
  const { living } = listing;
  return {
    ...living,
    carpetArea: living?.carpetArea ?? carpetOf(listing),
    maintenance: living?.maintenance ?? upkeepOf(listing),
  };
}
