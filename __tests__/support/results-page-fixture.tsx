import { ResultsPage } from "../../src/features/search/results/results-page";
import { listingsInScope, type ListScope } from "../../src/catalogue/category-members";
import { countByCity } from "../../src/catalogue/page-contexts";
import { offeredWords } from "../../src/catalogue/livability";
import { decoded } from "./catalogue-listings";
import { visitedFrom } from "./visitor";
import type { CatalogueEntry } from "../../src/catalogue/catalogue-index";

export interface ResultsPageOptions {
  readonly selectedCity?: string | null;
  readonly heading?: string;
  /** Which of the listings the page lists, and where; /properties with all of them without it. */
  readonly landing?: { readonly path: string; readonly scope: ListScope; readonly pageSize?: number };
}

/** The results page at /properties with these listings, all on one page. */
export function resultsPage(
  entries: readonly CatalogueEntry[],
  { selectedCity = null, heading = "Discover Properties in Bangalore", landing }: ResultsPageOptions = {},
) {
  const listings = landing === undefined ? entries : listingsInScope(entries, landing.scope);
  const pageSize = landing?.pageSize ?? 24;
  const cities = [...new Set(listings.map(({ city }) => city))];
  return visitedFrom(
    selectedCity,
    cities,
    <>
      {/* The style sheet shows the closed drawer of the filters beside the results there. */}
      {window.matchMedia("(min-width: 1024px)").matches && <style>{"dialog { display: block }"}</style>}
      <ResultsPage
        heading={heading}
        strapLine="Available Properties"
        crumbs={[{ label: "Home", to: "/" }, { label: "Available Properties" }]}
        paging={{
          page: 1,
          pageCount: Math.max(1, Math.ceil(listings.length / pageSize)),
          pageSize,
          total: listings.length,
          listPath: landing?.path ?? "/properties",
          ...(landing && { scope: landing.scope }),
          counts: countByCity(listings),
          offered: offeredWords(listings),
        }}
        cards={decoded(listings.slice(0, pageSize))}
        parts={{ side: <p>Side panel</p>, searchAlert: (words) => <p>Tell me: {words}</p> }}
      />
    </>,
  );
}
