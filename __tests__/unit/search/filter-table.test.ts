import {
  parseCriteria,
  serialiseCriteria,
  emptyCriteria,
  filters,
  searchParameters,
  type SearchCriteria,
} from "../../../src/features/search/filters/filter-table";
import { choicesOf, countChoices, withValues } from "../../../src/features/search/filters/list-table";
import { searchListings } from "../../../src/features/search/engine/search-engine";
import { summariseFilters } from "../../../src/features/search/hero/search-form";
import { catalogueListingsOf } from "../../support/catalogue-listings";
import { searches } from "../../support/search-samples";

const cities = ["Bangalore", "Goa"];
const samples = Object.values(searches).flat();
const keysOf = (parameter: { readonly empty: object }) => Object.keys(parameter.empty);

/** A home that answers none of the filters: all that a listing may leave out is left out. */
const bareHomes = catalogueListingsOf({ price: null, bedroomNumbers: [], kinds: [], units: [] });

test("every field of the criteria belongs to one entry of the table", () => {
  expect(searchParameters.flatMap(keysOf).sort()).toEqual(Object.keys(emptyCriteria).sort());
});

describe.each(searchParameters.map((parameter) => [keysOf(parameter).join(" and "), parameter] as const))(
  "%s",
  (_, parameter) => {
    const matching = samples.filter((sample) => Object.keys(sample).some((key) => key in parameter.empty));

    test("is empty in an empty address and read back as it was written, under the names of its fields", () => {
      expect(parameter.parse(new URLSearchParams(), cities)).toEqual(parameter.empty);
      const empty = parameter.serialise(emptyCriteria);
      expect([Object.keys(empty), Object.values(empty).flat()]).toEqual([keysOf(parameter), []]);
      for (const sample of matching) {
        const params = serialiseCriteria({ ...emptyCriteria, ...sample });
        expect(parameter.parse(params, cities)).toEqual({ ...parameter.empty, ...sample });
      }
    });
  },
);

describe.each(filters.map((filter) => [keysOf(filter).join(" and "), filter] as const))(
  "the filter %s",
  (_, filter) => {
    const matching = samples.filter((sample) => Object.keys(sample).every((key) => key in filter.empty));

    test.each(matching)("%j is in the address, a chip, the count and the matching", (sample) => {
      const criteria = { ...emptyCriteria, ...sample };
      expect(parseCriteria(serialiseCriteria(criteria), cities)).toEqual(criteria);
      const chips = choicesOf<SearchCriteria>({ filters }, criteria, String);
      expect(chips.length).toBeGreaterThan(0);
      expect(chips.every(({ value, clearLabel }) => value !== "" && /^Clear \S/.test(clearLabel))).toBe(true);
      expect(chips.reduce((left, { cleared }) => ({ ...left, ...cleared }), criteria)).not.toEqual(criteria);
      expect(countChoices([filter], criteria)).toBeGreaterThan(0);
      expect(searchListings(bareHomes, criteria, null).length > 0).toBe(sample.tab === "buy");
      expect(summariseFilters(criteria) === "No filters chosen").toBe(filter.heroSummary === undefined);
    });

    test("what a control chooses is what the address would have said", () => {
      const control = filter.panel?.control;
      const choices =
        control === undefined || control.kind === "counted"
          ? []
          : control.kind === "range"
            ? control.bounds.map(({ key }) => [key, "2,50,00,000"] as const)
            : control.options.map(({ value }) => [control.key, value] as const);
      for (const [key, value] of choices) {
        const chosen = withValues(filter, emptyCriteria, key, [value]);
        expect(chosen).toEqual(filter.parse(new URLSearchParams({ [key]: value }), cities));
        expect(countChoices(filters, { ...emptyCriteria, ...chosen }) > 0).toBe(value !== "");
      }
    });
  },
);
