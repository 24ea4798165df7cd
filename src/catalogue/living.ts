export interface Word<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export type IdOf<Words extends readonly Word<string>[]> = Words[number]["id"];

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

export interface LivingWords {
  readonly furnishing: Furnishing | null;
  readonly facing: readonly Facing[];
  readonly pets: PetRule | null;
}

export type OfferedWords = Readonly<Record<string, readonly string[]>>;

const enoughHomes = 3;

/** The words of a list's homes for each filter; none where fewer than `enoughHomes` say something. */
export function offeredWords(homes: readonly LivingWords[]): OfferedWords {
  const offered = (wordsOf: (home: LivingWords) => readonly (string | null)[]) => {
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
