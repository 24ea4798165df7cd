import { Link } from "gatsby";
import { useMemo } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { useCatalogue } from "../../../catalogue/use-catalogue";
import { routes } from "../../../config/routes";
import { focusMain, focusNextRow } from "../../../lib/focus";
import { counted } from "../../../lib/text";
import { IconButton } from "../../../ui/icon-button";
import { useCityNames } from "../../../visitor/city-names";
import { isNewSince } from "../../../visitor/last-visit";
import { removeSavedSearch, useSavedSearches } from "../../../visitor/saved-searches";
import { searchEngine } from "../engine/search-engine";
import { parseCriteria } from "../filters/filter-table";
import * as styles from "./your-searches.module.css";

const newHomes = (count: number) => (count === 0 ? "Nothing new" : counted(count, "new home"));

export function YourSearches() {
  const searches = useSavedSearches();
  const cityNames = useCityNames();
  const [catalogue] = useCatalogue(searches.length > 0);
  const listings = catalogue.status === "ready" ? catalogue.listings : null;
  const rows = useMemo(
    () =>
      searches.map(({ query, words, seenMs }) => {
        const criteria = parseCriteria(new URLSearchParams(query), cityNames);
        const found = listings && searchEngine.search(listings, criteria, null);
        const isNew = ({ postedAt }: CatalogueListing) => isNewSince(postedAt, seenMs);
        return { query, words, count: found && found.filter(isNew).length };
      }),
    [searches, listings, cityNames],
  );
  if (rows.length === 0) return null;
  return (
    <section className={`mt-7 ${styles.searches}`} aria-labelledby="your-searches">
      <h2 id="your-searches" className={styles.heading}>
        Your searches
      </h2>
      <ul>
        {rows.map(({ query, words, count }) => (
          <li key={query}>
            <Link to={routes.results + query}>{words}</Link>
            <span className={count ? `strong ${styles.news}` : styles.quiet}>
              {count === null ? "" : newHomes(count)}
            </span>
            <IconButton
              icon="x"
              size="text"
              label={`Forget the search ${words}`}
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget, focusMain);
                removeSavedSearch(query);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
