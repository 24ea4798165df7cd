import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { toQueryString } from "../../../src/features/search/address/address-query";
import { serialiseCriteria } from "../../../src/features/search/filters/criteria";
import { emptyCriteria, filters } from "../../../src/features/search/filters/filter-table";
import { heroControls } from "../../../src/features/search/filters/form-options";
import { HeroSearch } from "../../../src/features/search/hero/hero-search";
import { heroFilters } from "../../../src/features/search/hero/search-form";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { askedBy } from "../../support/search-samples";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { setOnScreen, stubViewport } from "../../support/viewport";

/** As many as it takes for what they tell to become a filter. */
const listings = [1, 2, 3].map((listingId) =>
  aCatalogueEntry({
    listingId,
    facilities: ["Gym", "Clubhouse", "Swimming pool"],
    furnishing: "furnished",
    facing: ["east"],
    pets: "welcome",
  }),
);
serveIndex(listings);

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

async function showResults(query: string) {
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  await settle();
  await setOnScreen(true);
  await settle();
}

const samples = filters.flatMap((filter) =>
  Object.values(askedBy)
    .flat()
    .filter((sample) => Object.keys(sample).some((key) => key in filter.empty))
    .map((sample) => toQueryString(serialiseCriteria({ ...emptyCriteria, ...sample }))),
);

test.each([...new Set(samples)])("chips take %s out of the address one by one", async (query) => {
  const user = userEvent.setup();
  await showResults(query);
  const results = within(screen.getByRole("region", { name: "Results" }));
  const chips = () => results.queryAllByRole("button", { name: /^Clear (?!All)/ });
  expect(chips().length).toBeGreaterThan(0);
  for (let chip = chips()[0]; chip !== undefined; chip = chips()[0]) await user.click(chip);
  expect(window.location.search).toBe("");
});

/** Where each of the labels stands in the text of an element; -1 where it does not. */
const placesIn = (element: HTMLElement, labels: readonly string[]) =>
  labels.map((label) => element.textContent?.indexOf(label) ?? -1);

const inPanel = filters.flatMap(({ panel }) => panel ?? []).sort((a, b) => a.place - b.place);

test.each([
  ["filter panel", inPanel.map(({ control }) => control.label)],
  ["hero's popover", heroControls.map(({ label }) => label)],
])(
  "the %s shows every filter that has a place there, in the order of those places",
  async (where, labels) => {
    await showResults("");
    render(<HeroSearch city="Bangalore" onTab={() => undefined} />);
    const part =
      where === "filter panel"
        ? screen.getByRole("complementary", { name: "Filters" })
        : screen.getByRole("group", { name: "Filters", hidden: true });
    const places = placesIn(part, labels);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);

test("the hero's popover has fields for every filter that its summary names", () => {
  expect(heroFilters).toEqual(expect.arrayContaining(filters.filter(({ heroSummary }) => heroSummary)));
  expect(heroFilters).toHaveLength(heroControls.length);
});
