import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { kmBetween, type Position, farKm, formatKm } from "../../../catalogue/position";
import type { Unit } from "../../../catalogue/offer";
import { capitaliseFirst, fold } from "../../../lib/text";
import type { Difference, NameOf } from "../filters/filter-definition";
import type { ListFilter } from "../filters/list-table";
import { testsOf } from "../filters/unit-match";

export interface NearestHome {
  readonly home: CatalogueListing;
  /** "₹12 L above your budget, 2 BHK". */
  readonly reason: string;
}

interface NearestInput<Criteria> {
  readonly homes: readonly CatalogueListing[];
  readonly filters: readonly ListFilter<Criteria>[];
  readonly criteria: Criteria;
  readonly nameOf: NameOf;
  readonly city: string | null;
  readonly q: string;
  readonly answersWords: (home: CatalogueListing) => boolean;
}

const maxDifferences = 2;
const maxHomes = 3;
/** The middle of the homes whose location names these words; null where none does. */
function placeNamed(q: string, homes: readonly CatalogueListing[]): Position | null {
  const words = fold(q.trim());
  const positions = homes.flatMap(({ location, position }) =>
    words !== "" && position !== null && fold(location).includes(words) ? [position] : [],
  );
  if (positions.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(positions.map(({ lat }) => lat)), lng: mean(positions.map(({ lng }) => lng)) };
}

/** "4 km away, in Marathahalli, Bangalore". */
function elsewhere(home: CatalogueListing, place: Position | null): Difference {
  const km = place === null || home.position === null ? null : kmBetween(place, home.position);
  return km === null || km > farKm
    ? { words: `in ${home.location}`, by: 1 }
    : { words: `${formatKm(km)} away, in ${home.location}`, by: km / farKm };
}

/** Unanswered wishes, of the unit that answers best; empty too for a home that answers none, or only the city. */
function differencesOf<Criteria>(
  requested: NearestInput<Criteria>,
  tests: ReturnType<typeof testsOf<Criteria, ListFilter<Criteria>>>,
  home: CatalogueListing,
  place: Position | null,
): readonly Difference[] {
  const { criteria, nameOf } = requested;
  const inWords = (filter: ListFilter<Criteria>, unit: Unit | null): Difference => {
    const wish = filter.choices(criteria, nameOf).map(({ value }) => value);
    return filter.nearest?.(criteria, home, unit) ?? { words: `not “${wish.join(", ")}”`, by: 1 };
  };
  const ofHome = tests.ofHome.flatMap(({ filter, accepts }) =>
    accepts(home) ? [] : [inWords(filter, null)],
  );
  const units: readonly (Unit | null)[] = home.offer.units.length === 0 ? [null] : home.offer.units;
  const [ofUnit = []] = units
    .map((unit) =>
      tests.ofUnit.flatMap(({ filter, accepts }) =>
        unit !== null && accepts(unit, home) ? [] : [inWords(filter, unit)],
      ),
    )
    .sort((a, b) => a.length - b.length || sumOf(a) - sumOf(b));
  const isElsewhere = requested.city !== null && fold(home.city) !== fold(requested.city);
  const hasWords = requested.q.trim() !== "";
  const isOther = hasWords && !requested.answersWords(home);
  // Homes for sale are no wish on a page that lists no others.
  const isWish = (filter: ListFilter<Criteria>) => filter.choices(criteria, nameOf).length > 0;
  const answered =
    tests.ofHome.filter(({ filter, accepts }) => accepts(home) && isWish(filter)).length +
    (tests.ofUnit.length - ofUnit.length) +
    Number(hasWords && !isOther);
  const countsCity = requested.city !== null && !isElsewhere && (!isOther || place !== null);
  if (answered + Number(countsCity) === 0) return [];
  const ofPlace = isElsewhere || isOther ? [elsewhere(home, isOther ? place : null)] : [];
  // Another city and none of the words are two wishes, told in one.
  const ofBoth = isElsewhere && isOther ? [{ words: "", by: 1 }] : [];
  const all = [...ofPlace, ...ofBoth, ...ofHome, ...ofUnit];
  // Each once: price and tab both have the words "for sale".
  return [...new Map(all.map((difference) => [difference.words, difference])).values()];
}

const sumOf = (differences: readonly Difference[]) => differences.reduce((sum, { by }) => sum + by, 0);

/** At most three homes with the fewest unanswered wishes, nearest first (docs/decisions/search.md). */
export function nearestHomes<Criteria>(requested: NearestInput<Criteria>): readonly NearestHome[] {
  const place = placeNamed(requested.q, requested.homes);
  const tests = testsOf(requested.filters, requested.criteria);
  const near = requested.homes.flatMap((home) => {
    const differences = differencesOf(requested, tests, home, place);
    return differences.length > 0 && differences.length <= maxDifferences ? [{ home, differences }] : [];
  });
  const minCount = Math.min(...near.map(({ differences }) => differences.length));
  return near
    .filter(({ differences }) => differences.length === minCount)
    .sort((a, b) => sumOf(a.differences) - sumOf(b.differences))
    .slice(0, maxHomes)
    .map(({ home, differences }) => ({
      home,
      reason: capitaliseFirst(differences.flatMap(({ words }) => (words === "" ? [] : [words])).join("; ")),
    }));
}
