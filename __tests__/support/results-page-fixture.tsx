import { ResultsPage } from "../../src/features/search/results/results-page";
import { offeredWords } from "../../src/catalogue/living";
import { decoded } from "./catalogue-listings";
import { visitedFrom } from "./visitor";
import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";

export interface ResultsPageOptions {
  readonly chosenCity?: string | null;
  readonly heading?: string;
}

/** The results page at /properties with these listings, all on one page. */
export function resultsPage(
  listings: readonly CatalogueEntry[],
  { chosenCity = null, heading = "Discover Properties in Bangalore" }: ResultsPageOptions = {},
) {
  const cities = [...new Set(listings.map(({ city }) => city))];
  const counts = cities.map((city) => ({
    city,
    count: listings.filter((each) => each.city === city).length,
  }));
  return visitedFrom(
    chosenCity,
    cities,
    <>
      {/* The style sheet shows the closed sheet of the filters beside the results there. */}
      {window.matchMedia("(min-width: 1024px)").matches && <style>{"dialog { display: block }"}</style>}
      <ResultsPage
        heading={heading}
        strapLine="Available Properties"
        crumbs={[{ label: "Home", to: "/" }, { label: "Available Properties" }]}
        paging={{
          page: 1,
          pageCount: 1,
          total: listings.length,
          listPath: "/properties",
          counts,
          offered: offeredWords(listings),
        }}
        cards={decoded(listings)}
        parts={{
          side: <p>Side panel</p>,
          tellMe: (words) => <p>Tell me: {words}</p>,
        }}
      />
    </>,
  );
}
