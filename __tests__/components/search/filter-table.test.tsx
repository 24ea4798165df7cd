import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toQueryString } from "../../../src/features/search/filters/address-query";
import { serialiseCriteria, emptyCriteria, filters } from "../../../src/features/search/filters/filter-table";
import { heroControls } from "../../../src/features/search/filters/form-options";
import { HeroSearch } from "../../../src/features/search/hero/hero-search";
import { heroFilters } from "../../../src/features/search/hero/search-form";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { query, results, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { searches } from "../../support/search-samples";
import { serveIndex } from "../../support/serve-index";

const known = { furnishing: "furnished", facing: ["east"], pets: "welcome" } as const;
/** As many as it takes for what they tell to become a filter. */
const listings = [1, 2, 3].map((listingId) =>
  aCatalogueEntry({ listingId, facilities: ["Gym", "Clubhouse", "Swimming pool"], ...known }),
);
serveIndex(listings);

const show = (address = "") => visitList(`/properties${address}`, () => resultsPage(listings));

/** One sample of each filter. */
const samples = filters.map(({ empty }) => {
  const [sample] = Object.entries(searches).flatMap(([key, sets]) => (key in empty ? sets.slice(-1) : []));
  return toQueryString(serialiseCriteria({ ...emptyCriteria, ...sample }));
});

test.each(samples)("chips take %s out of the address one by one", async (address) => {
  const user = userEvent.setup();
  await show(address);
  const chips = () => results().queryAllByRole("button", { name: /^Clear (?!All)/ });
  expect(chips().length).toBeGreaterThan(0);
  for (let chip = chips()[0]; chip !== undefined; chip = chips()[0]) await user.click(chip);
  expect(query()).toBe("");
});

test("panel and hero's popover show every filter that has a place there, in the order of those places", async () => {
  await show();
  render(<HeroSearch city="Bangalore" homeCount={1000} onTab={() => undefined} />);
  const inPanel = filters.flatMap(({ panel }) => panel ?? []).sort((a, b) => a.order - b.order);
  for (const [part, labels] of [
    [screen.getByRole("complementary", { name: "Filters" }), inPanel.map(({ control }) => control.label)],
    [screen.getByRole("group", { name: "Filters", hidden: true }), heroControls.map(({ label }) => label)],
  ] as const) {
    const positions = labels.map((label) => part.textContent?.indexOf(label) ?? -1);
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  }
});

test("the hero's popover has fields for every filter that its summary names", () => {
  expect(heroFilters).toHaveLength(heroControls.length);
});
