import { Link } from "gatsby";
import { BrandMark } from "../ui/brand-mark";
import { routes } from "../config/routes";
import { useSelectedCity } from "../visitor/selected-city";
import * as styles from "./brand-link.module.css";

/** Leads to the page of the selected city, else home (docs/requirements.md 2.3). */
export function BrandLink({ name, onFollow }: { readonly name: string; readonly onFollow?: () => void }) {
  const city = useSelectedCity();
  return (
    <Link
      to={city === null ? routes.home : routes.city(city)}
      className={styles.brand}
      aria-label={`${name}, home`}
      onClick={onFollow}
    >
      <BrandMark size={30} className={styles.mark} />
      <span>{name}</span>
    </Link>
  );
}
