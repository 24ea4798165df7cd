import { Link } from "gatsby";
import { routes } from "../config/routes";
import { useSelectedCity } from "../features/city/selected-city";
import * as styles from "./brand-link.module.css";

/** The arch that is an A and a doorway; its colours follow the ground it stands on. */
function BrandMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      width="30"
      height="30"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.arch} d="M2.5 23.5V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v6.5z" />
      <path className={styles.door} d="M12 8.34A10 10 0 0 1 17 17v6.5h-5z" />
    </svg>
  );
}

/** Mark and name. Leads to the page of the chosen city, else home (specification 2.3). */
export function BrandLink({ name, onFollow }: { readonly name: string; readonly onFollow?: () => void }) {
  const city = useSelectedCity();
  return (
    <Link
      to={city === null ? routes.home : routes.city(city)}
      className={styles.brand}
      aria-label={`${name}, home`}
      onClick={onFollow}
    >
      <BrandMark />
      <span>{name}</span>
    </Link>
  );
}
