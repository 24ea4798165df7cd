import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { cheapestUnit, type Unit } from "../../../catalogue/offer";
import type { Acceptance, ListingTest, UnitTest } from "./filter-definition";

/** The listing passes its tests, and one of its units all tests of units (docs/decisions/filters.md). */
export function createFilterTest<Read>(
  filters: readonly Acceptance<Read>[],
  criteria: Read,
): (listing: CatalogueListing) => boolean {
  const tests = filters.flatMap((filter): readonly ListingTest[] => {
    const test = "accepts" in filter ? filter.accepts(criteria) : null;
    return test === null ? [] : [test];
  });
  const unitTests = unitTestsOf(filters, criteria);
  const hasUnit = (listing: CatalogueListing) =>
    listing.offer.units.some((unit) => unitTests.every((accepts) => accepts(unit, listing)));
  return (listing) =>
    tests.every((accepts) => accepts(listing)) && (unitTests.length === 0 || hasUnit(listing));
}

function unitTestsOf<Read>(filters: readonly Acceptance<Read>[], criteria: Read): readonly UnitTest[] {
  return filters.flatMap((filter) => ("acceptsUnit" in filter ? (filter.acceptsUnit(criteria) ?? []) : []));
}

/** Chooses a listing's cheapest unit that passes, null for none; itself null where no filter asks for a unit. */
export function createUnitChoice<Read>(
  filters: readonly Acceptance<Read>[],
  criteria: Read,
): ((listing: CatalogueListing) => Unit | null) | null {
  const tests = unitTestsOf(filters, criteria);
  if (tests.length === 0) return null;
  return (listing) =>
    cheapestUnit(listing.offer.units.filter((unit) => tests.every((accepts) => accepts(unit, listing))));
}
