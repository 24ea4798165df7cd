import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { cheapestUnit } from "../../../catalogue/offer";
import { fold } from "../../../lib/text";
import type { Acceptance } from "./filter-definition";

/** Tests whether a home is in the city; null for every city. */
export function createCityTest(city: string | null): (home: { readonly city: string }) => boolean {
  const folded = city === null ? null : fold(city.trim());
  return (home) => folded === null || fold(home.city) === folded;
}

/** The tests of the filters that are set, each with its filter. */
export function testsOf<Criteria, Filter extends Acceptance<Criteria>>(
  filters: readonly Filter[],
  criteria: Criteria,
) {
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

/** The listing passes its tests, and one of its units all tests of units (docs/decisions/filters.md). */
export function createFilterTest<Criteria>(filters: readonly Acceptance<Criteria>[], criteria: Criteria) {
  const { ofHome, ofUnit } = testsOf(filters, criteria);
  const hasUnit = (listing: CatalogueListing) =>
    listing.offer.units.some((unit) => ofUnit.every(({ accepts }) => accepts(unit, listing)));
  return (listing: CatalogueListing) =>
    ofHome.every(({ accepts }) => accepts(listing)) && (ofUnit.length === 0 || hasUnit(listing));
}

/** Chooses a listing's cheapest unit that passes, null for none; itself null where no filter tests units. */
export function createUnitChoice<Criteria>(filters: readonly Acceptance<Criteria>[], criteria: Criteria) {
  const { ofUnit } = testsOf(filters, criteria);
  if (ofUnit.length === 0) return null;
  return (listing: CatalogueListing) =>
    cheapestUnit(listing.offer.units.filter((unit) => ofUnit.every(({ accepts }) => accepts(unit, listing))));
}
