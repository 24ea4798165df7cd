import { isListing, listOf, routes } from "../config/routes";
import type { CategoryMenu } from "../catalogue/taxonomy";
import { Link } from "gatsby";
import { countIn } from "../catalogue/page-contexts";
import * as styles from "./menu-entries.module.css";

interface CategoryRowProps {
  readonly entry: MenuColumn["entries"][number];
  readonly onFollow?: () => void;
}

export function CategoryRow({ entry: { label, path, count }, onFollow }: CategoryRowProps) {
  return (
    <Link to={path} replace={false} className={styles.row} onClick={onFollow}>
      <span className="hover-line">{label}</span>
      <span className={styles.leader} aria-hidden="true" />
      <span className={styles.count}>
        {count}
        <span className="vh"> {count === 1 ? "listing" : "listings"}</span>
      </span>
    </Link>
  );
}

export const plainLinks = {
  about: { label: "About Us", to: routes.about },
  blogs: { label: "Blogs", to: routes.blogs },
  dubai: { label: "Dubai Properties", to: routes.dubai },
  contact: { label: "Contact Us", to: routes.contact },
} as const;

export type MenuCategory = Queries.SiteDataQuery["allCategory"]["nodes"][number];

export type MenuColumn = ReturnType<typeof propertiesColumns>[number];

const columns = [
  { menu: "type", heading: "By type" },
  { menu: "budget", heading: "By budget" },
  { menu: "stage", heading: "By stage" },
] as const satisfies readonly { menu: CategoryMenu; heading: string }[];

/** Counts of the city, or of all; empty entries and columns are left out (docs/requirements.md 2.3). */
export function propertiesColumns(categories: readonly MenuCategory[], city: string | null) {
  return columns
    .map(({ menu, heading }) => ({
      heading,
      entries: categories
        .filter((category) => category.menu === menu)
        .map(({ label, path, counts }) => ({ label, path, count: countIn(counts, city) }))
        .filter(({ count }) => city === null || count > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether a page belongs to the menu: a property, the results or a category, even one left out for the city. */
export function isInProperties(pathname: string, categories: readonly MenuCategory[]): boolean {
  const list = listOf(pathname);
  return (
    isListing(pathname) ||
    list === routes.properties ||
    list === routes.results ||
    categories.some(({ menu, path }) => menu !== null && path === list)
  );
}
