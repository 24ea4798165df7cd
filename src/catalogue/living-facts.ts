import { facings, furnishings, petRules, type IdOf, type LivingWords, type Word } from "./living";

export const tenantKinds = [
  { id: "families", label: "Families" },
  { id: "bachelors", label: "Bachelors and sharers" },
  { id: "companies", label: "Company lets" },
] as const;
type TenantKind = IdOf<typeof tenantKinds>;

export const travelModes = [
  { id: "walk", label: "on foot" },
  { id: "car", label: "by car" },
  { id: "metro", label: "by metro" },
  { id: "train", label: "by train" },
  { id: "bus", label: "by bus" },
] as const;
type TravelMode = IdOf<typeof travelModes>;

/** The label of an id; the id itself where the table lacks it. */
function labelOf(words: readonly Word<string>[], id: string): string {
  return words.find((word) => word.id === id)?.label ?? id;
}

interface Commute {
  readonly to: string;
  readonly minutes: number;
  readonly by: TravelMode;
  readonly at: string | null;
}

type LivingText =
  "carpetArea" | "age" | "maintenance" | "water" | "powerBackup" | "internet" | "waste" | "houseRules";

export interface Living extends LivingWords, Readonly<Record<LivingText, string | null>> {
  readonly tenants: readonly TenantKind[];
  readonly commutes: readonly Commute[];
}

const words = (table: Parameters<typeof labelOf>[0], ids: readonly string[]) =>
  ids.map((id, at) => (at === 0 ? labelOf(table, id) : labelOf(table, id).toLowerCase())).join(", ");

/** "by car, weekdays, 9 am". */
export function wayOf({ by, at }: Pick<Commute, "by" | "at">): string {
  return [labelOf(travelModes, by), ...(at === null ? [] : [at])].join(", ");
}

/** "35 min by car, weekdays, 9 am". */
function commuteText({ minutes, ...way }: Commute): string {
  return `${minutes} min ${wayOf(way)}`;
}

const facts = [
  { id: "carpetArea", label: "Carpet area", textOf: ({ carpetArea }: Living) => carpetArea },
  {
    id: "furnishing",
    label: "Furnishing",
    textOf: ({ furnishing }: Living) => furnishing && labelOf(furnishings, furnishing),
  },
  { id: "facing", label: "Facing", textOf: ({ facing }: Living) => words(facings, facing) },
  { id: "age", label: "Age", textOf: ({ age }: Living) => age },
  { id: "maintenance", label: "Maintenance", textOf: ({ maintenance }: Living) => maintenance },
  { id: "water", label: "Water", textOf: ({ water }: Living) => water },
  { id: "powerBackup", label: "Power backup", textOf: ({ powerBackup }: Living) => powerBackup },
  { id: "internet", label: "Internet", textOf: ({ internet }: Living) => internet },
  { id: "waste", label: "Waste", textOf: ({ waste }: Living) => waste },
  { id: "pets", label: "Pets", textOf: ({ pets }: Living) => pets && labelOf(petRules, pets) },
  { id: "tenants", label: "Let to", textOf: ({ tenants }: Living) => words(tenantKinds, tenants) },
  { id: "houseRules", label: "House rules", textOf: ({ houseRules }: Living) => houseRules },
  {
    id: "commute",
    label: "Commute",
    textOf: ({ commutes }: Living) =>
      commutes.map((commute) => `${commute.to}: ${commuteText(commute)}`).join("; "),
  },
] as const;

export interface LivingFact {
  readonly id: (typeof facts)[number]["id"];
  readonly label: string;
  readonly value: string;
}

/** What is known of daily life in a home; facts that are missing are left out. */
export function livingFacts(living: Living): readonly LivingFact[] {
  return facts.flatMap(({ id, label, textOf }) => {
    const value = textOf(living) ?? "";
    return value === "" ? [] : [{ id, label, value }];
  });
}
