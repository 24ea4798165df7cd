import { comparedRows, type ComparedRow } from "./compared-home";
import type { ListedHome } from "./offer";

type Livability = ListedHome["livability"];

export interface Word<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

type IdOf<Words extends readonly Word<string>[]> = Words[number]["id"];

export const furnishings = [
  { id: "furnished", label: "Furnished" },
  { id: "semifurnished", label: "Semi-furnished" },
  { id: "unfurnished", label: "Unfurnished" },
] as const;
export type Furnishing = IdOf<typeof furnishings>;

/** Where the main door faces; of land, the longer side towards the road. */
export const facings = [
  { id: "north", label: "North" },
  { id: "northeast", label: "North-east" },
  { id: "east", label: "East" },
  { id: "southeast", label: "South-east" },
  { id: "south", label: "South" },
  { id: "southwest", label: "South-west" },
  { id: "west", label: "West" },
  { id: "northwest", label: "North-west" },
] as const;
export type Facing = IdOf<typeof facings>;

export const petRules = [
  { id: "welcome", label: "Welcome" },
  { id: "ask", label: "On request" },
  { id: "no", label: "Not allowed" },
] as const;
export type PetRule = IdOf<typeof petRules>;

export function idsOf<Id extends string>(words: readonly Word<Id>[]): readonly Id[] {
  return words.map(({ id }) => id);
}

export type LivabilityWords = Pick<Livability, "furnishing" | "facing" | "pets">;

export type OfferedWords = Readonly<Record<string, readonly string[]>>;

const enoughHomes = 3;

/** The words of a list's homes for each filter; none where fewer than `enoughHomes` say something. */
export function offeredWords(homes: readonly LivabilityWords[]): OfferedWords {
  const offered = (wordsOf: (home: LivabilityWords) => readonly (string | null)[]) => {
    const told = homes.map((home) => wordsOf(home).filter((word) => word !== null));
    const isEnough = told.filter(({ length }) => length > 0).length >= enoughHomes;
    return isEnough ? [...new Set(told.flat())].sort() : [];
  };
  return {
    furnishing: offered(({ furnishing }) => [furnishing]),
    facing: offered(({ facing }) => facing),
    pets: offered(({ pets }) => [pets]),
  };
}

export const tenantKinds = [
  { id: "families", label: "Families" },
  { id: "bachelors", label: "Bachelors and sharers" },
  { id: "companies", label: "Company lets" },
] as const;

export const travelModes = [
  { id: "walk", label: "on foot" },
  { id: "car", label: "by car" },
  { id: "metro", label: "by metro" },
  { id: "train", label: "by train" },
  { id: "bus", label: "by bus" },
] as const;

/** The label of an id; the id itself where the table lacks it. */
function labelOf(words: readonly Word<string>[], id: string): string {
  return words.find((word) => word.id === id)?.label ?? id;
}

const words = (table: Parameters<typeof labelOf>[0], ids: readonly string[]) =>
  ids.map((id, at) => (at === 0 ? labelOf(table, id) : labelOf(table, id).toLowerCase())).join(", ");

/** "by car, weekdays, 9 am". */
export function wayOf({ by, at }: Pick<Livability["commutes"][number], "by" | "at">): string {
  return [labelOf(travelModes, by), ...(at === null ? [] : [at])].join(", ");
}

/** What is known of the livability of a home, in the order of the compare page; facts that are missing are left out. */
export function livabilityFacts(livability: Livability) {
  const { furnishing, facing, pets, tenants, commutes, ...written } = livability;
  const texts: Readonly<Partial<Record<ComparedRow, string | null>>> = {
    ...written,
    furnishing: furnishing && labelOf(furnishings, furnishing),
    facing: words(facings, facing),
    pets: pets && labelOf(petRules, pets),
    tenants: words(tenantKinds, tenants),
    commute: commutes.map(({ to, minutes, ...way }) => `${to}: ${minutes} min ${wayOf(way)}`).join("; "),
  };
  return comparedRows.flatMap(([id, label]) => {
    const value = texts[id] ?? "";
    return value === "" ? [] : [{ id, label, value }];
  });
}
