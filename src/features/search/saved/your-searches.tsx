import { Link } from "gatsby";
import { useMemo } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { useCatalogue } from "../../../catalogue/use-catalogue";
import { routes } from "../../../config/routes";
import { IconButton } from "../../../ui/icon-button";
import { useCityNames } from "../../../visitor/city-names";
import { isNewSince } from "../../../visitor/last-visit";
import { removeSavedSearch, useSavedSearches, type SavedSearch } from "../../../visitor/saved-searches";
import { searchEngine } from "../engine/search-engine";
import { parseCriteria } from "../filters/criteria";
import * as styles from "./your-searches.module.css";

function newIn(
  { query, seenMs }: SavedSearch,
  listings: readonly CatalogueListing[],
  cityNames: readonly string[],
): number {
  const criteria = parseCriteria(new URLSearchParams(query), cityNames);
  return searchEngine.search(listings, criteria, null).filter(({ postedAt }) => isNewSince(postedAt, seenMs))
    .length;
}

const newHomes = (count: number) =>
  count === 0 ? "Nothing new" : `${count} new ${count === 1 ? "home" : "homes"}`;

export function YourSearches() {
  const searches = useSavedSearches();
  const cityNames = useCityNames();
  const [catalogue] = useCatalogue(searches.length > 0);
  const listings = catalogue.status === "ready" ? catalogue.listings : null;
  const counts = useMemo(
    () => searches.map((search) => (listings === null ? null : newIn(search, listings, cityNames))),
    [searches, listings, cityNames],
  );
  if (searches.length === 0) return null;
  return (
    <section className={`mt-7 ${styles.searches}`} aria-labelledby="your-searches">
      <h2 id="your-searches" className={styles.heading}>
        Your searches
      </h2>
      <ul>
        {searches.map(({ query, words }, at) => {
          const count = counts[at] ?? null;
          return (
            <li key={query}>
              <Link to={routes.results + query}>{words}</Link>
              <span className={count === null || count === 0 ? styles.quiet : `strong ${styles.news}`}>
                {count === null ? "" : newHomes(count)}
              </span>
              <IconButton
                icon="x"
                size={18}
                label={`Forget the search ${words}`}
                onClick={() => removeSavedSearch(query)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
