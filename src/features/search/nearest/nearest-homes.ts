/** The homes nearest to a search that finds none, each with the reason why it is not in the list. */
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { formatKm } from "../../../catalogue/distance";
import { kmBetween, type Position } from "../../../catalogue/map-frame";
import { formatCompactInr, groupThousands } from "../../../catalogue/money";
import type { Unit } from "../../../catalogue/unit";
import { capitaliseFirst, fold } from "../../../lib/text";
import { areaFilter, type AreaPart } from "../filters/definitions/area-filter";
import { bhkFilter } from "../filters/definitions/bhk-filter";
import { priceFilter } from "../filters/definitions/price-filter";
import { sizeFilter } from "../filters/definitions/size-filter";
import { tabFilter, type TabPart } from "../filters/definitions/tab-filter";
import type { Acceptance, NameOf } from "../filters/filter-definition";

/** A wish that a home does not answer. */
interface Difference {
  /** What the home has in its place: "₹12 L above", "4 km away", "2 BHK". */
  readonly words: string;
  /** How far it is from the wish: 1 is as far as can be told. */
  readonly by: number;
}

export interface NearestHome {
  readonly home: CatalogueListing;
  /** "₹12 L above your budget, 2 BHK". */
  readonly reason: string;
}

/** The bounds and the place that differences are measured from. */
interface Bounds extends AreaPart {
  readonly priceMin?: number | null;
  readonly priceMax?: number | null;
  readonly sizeMin?: number | null;
  readonly sizeMax?: number | null;
  readonly tab?: TabPart["tab"];
}

interface Wish<Read> {
  readonly choices: (criteria: Read, nameOf: NameOf) => readonly { readonly value: string }[];
}
type AskedFilter<Read> = Acceptance<Read> & Wish<Read>;

interface Asked<Read> {
  readonly homes: readonly CatalogueListing[];
  readonly filters: readonly AskedFilter<Read>[];
  readonly criteria: Read;
  readonly nameOf: NameOf;
  /** The city asked for; null for all. */
  readonly city: string | null;
  /** The words asked for, and whether a home answers them. */
  readonly q: string;
  readonly answersWords: (home: CatalogueListing) => boolean;
}

/** Of a search with more wishes than these unanswered a home is not near. */
const mostDifferences = 2;
const mostHomes = 3;
/** Distance from which on a home is no longer nearby. */
const farKm = 60;

/** "₹12 L above your budget" for a price or a size beyond its bounds; null where it is not known. */
function beyond(
  least: number | null | undefined,
  most: number | null | undefined,
  { min = null, max = null }: { readonly min?: number | null; readonly max?: number | null },
  say: (by: number, isAbove: boolean) => string,
): Difference | null {
  if (least === null || least === undefined || most === null || most === undefined) return null;
  if (max !== null && least > max) return { words: say(least - max, true), by: (least - max) / max };
  if (min !== null && most < min) return { words: say(min - most, false), by: (min - most) / min };
  return null;
}

const dealOf = ({ isRental }: CatalogueListing): Difference => ({
  words: isRental ? "to rent" : "for sale",
  by: 1,
});

/** What a home has in place of the wish of a filter; null where the filter has no words of its own for that. */
function differenceOf(
  filter: unknown,
  asked: Bounds,
  home: CatalogueListing,
  unit: Unit | null,
): Difference | null {
  switch (filter) {
    case priceFilter:
      // A rent and a price are not compared.
      if (home.isRental !== (asked.tab === "rent")) return dealOf(home);
      return beyond(
        unit?.priceInr,
        unit?.priceMaxInr,
        { min: asked.priceMin, max: asked.priceMax },
        (by, isAbove) => `${formatCompactInr(by)} ${isAbove ? "above" : "below"} your budget`,
      );
    case sizeFilter:
      return beyond(
        unit?.areaSqft,
        unit?.areaMaxSqft,
        { min: asked.sizeMin, max: asked.sizeMax },
        (by, isAbove) => `${groupThousands(by)} sq ft ${isAbove ? "larger" : "smaller"}`,
      );
    case bhkFilter:
      return home.bedrooms === null ? null : { words: home.bedrooms, by: 0.5 };
    case tabFilter:
      return dealOf(home);
    case areaFilter: {
      const { position } = home;
      if (position === null) return null;
      const km = Math.min(...asked.area.map((corner) => kmBetween(corner, position)));
      return { words: `${formatKm(km)} away`, by: km / farKm };
    }
    default:
      return null;
  }
}

/** The middle of the homes whose location names these words, which then are a place; null where none does. */
function placeNamed(q: string, homes: readonly CatalogueListing[]): Position | null {
  const words = fold(q.trim());
  const there = homes.flatMap(({ location, position }) =>
    words !== "" && position !== null && fold(location).includes(words) ? [position] : [],
  );
  if (there.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(there.map(({ lat }) => lat)), lng: mean(there.map(({ lng }) => lng)) };
}

/** Another place than the one asked for: "4 km away" where that can be told, else "in Marathahalli, Bangalore". */
function elsewhere(home: CatalogueListing, place: Position | null): Difference {
  const km = place === null || home.position === null ? null : kmBetween(place, home.position);
  return km === null || km > farKm
    ? { words: `in ${home.location}`, by: 1 }
    : { words: `${formatKm(km)} away, in ${home.location}`, by: km / farKm };
}

/** The filters of a search that are set, with their tests, made once for all homes. */
function testsOf<Read>({ filters, criteria }: Asked<Read>) {
  return {
    ofHome: filters.flatMap((filter) => {
      const accepts = "accepts" in filter ? filter.accepts(criteria) : null;
      return accepts === null ? [] : [{ filter, accepts }];
    }),
    ofUnit: filters.flatMap((filter) => {
      const accepts = "acceptsUnit" in filter ? filter.acceptsUnit(criteria) : null;
      return accepts === null ? [] : [{ filter, accepts }];
    }),
  };
}

/**
 * The wishes that a home leaves unanswered, of its units those of the one with the fewest and the smallest; null where it
 * answers none, or where the words are no place and all that it answers is the city.
 */
function differencesOf<Read extends Bounds>(
  asked: Asked<Read>,
  tests: ReturnType<typeof testsOf<Read>>,
  home: CatalogueListing,
  place: Position | null,
): readonly Difference[] | null {
  const { criteria, nameOf } = asked;
  const plain = (filter: AskedFilter<Read>): Difference => {
    const wish = filter.choices(criteria, nameOf).map(({ value }) => value);
    return { words: `not “${wish.join(", ")}”`, by: 1 };
  };
  const inWords = (filter: AskedFilter<Read>, unit: Unit | null) =>
    differenceOf(filter, criteria, home, unit) ?? plain(filter);
  const ofHome = tests.ofHome.flatMap(({ filter, accepts }) =>
    accepts(home) ? [] : [inWords(filter, null)],
  );
  const units: readonly (Unit | null)[] = home.units.length === 0 ? [null] : home.units;
  const [ofUnit = []] = units
    .map((unit) =>
      tests.ofUnit.flatMap(({ filter, accepts }) =>
        unit !== null && accepts(unit, home) ? [] : [inWords(filter, unit)],
      ),
    )
    .sort((one, other) => one.length - other.length || sumOf(one) - sumOf(other));
  const isElsewhere = asked.city !== null && fold(home.city) !== fold(asked.city);
  const hasWords = asked.q.trim() !== "";
  const isOther = hasWords && !asked.answersWords(home);
  const answered =
    tests.ofHome.length + tests.ofUnit.length - ofHome.length - ofUnit.length + Number(hasWords && !isOther);
  const countsCity = asked.city !== null && !isElsewhere && (!isOther || place !== null);
  if (answered + Number(countsCity) === 0) return null;
  const ofPlace = isElsewhere || isOther ? [elsewhere(home, isOther ? place : null)] : [];
  // Another city and none of the words are two wishes, told in one.
  const ofBoth = isElsewhere && isOther ? [{ words: "", by: 1 }] : [];
  return eachOnce([...ofPlace, ...ofBoth, ...ofHome, ...ofUnit]);
}

/** Differences without those that another filter has told: price and tab both say "for sale". */
const eachOnce = (differences: readonly Difference[]) => [
  ...new Map(differences.map((difference) => [difference.words, difference])).values(),
];

const sumOf = (differences: readonly Difference[]) => differences.reduce((sum, { by }) => sum + by, 0);

/**
 * At most three homes that answer most of a search which finds none: those with the fewest wishes unanswered, the
 * nearest in price, size and place first (docs/decisions/2026-11-23-nearest-homes.md).
 */
export function nearestHomes<Read extends Bounds>(asked: Asked<Read>): readonly NearestHome[] {
  const place = placeNamed(asked.q, asked.homes);
  const tests = testsOf(asked);
  const near = asked.homes.flatMap((home) => {
    const differences = differencesOf(asked, tests, home, place);
    const isNear = differences !== null && differences.length > 0 && differences.length <= mostDifferences;
    return isNear ? [{ home, differences }] : [];
  });
  const fewest = Math.min(...near.map(({ differences }) => differences.length));
  return near
    .filter(({ differences }) => differences.length === fewest)
    .sort((one, other) => sumOf(one.differences) - sumOf(other.differences))
    .slice(0, mostHomes)
    .map(({ home, differences }) => ({
      home,
      reason: capitaliseFirst(differences.flatMap(({ words }) => (words === "" ? [] : [words])).join("; ")),
    }));
}
