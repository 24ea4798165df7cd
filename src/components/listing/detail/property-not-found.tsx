import { routes } from "../../../config/routes";
import { ButtonLink } from "../../ui/button";
import * as styles from "./property-not-found.module.css";

/** Stands under /property/<unknown>: it stays there instead of leading home (specification 2.8, decision B3). */
export function PropertyNotFound() {
  return (
    <div className={`wrap sec ${styles.page}`}>
      <div className={styles.box}>
        <h1 className={styles.heading}>Property not found</h1>
        <p>Check the URL or return to the listings page.</p>
        <ButtonLink to={routes.results}>See all listings</ButtonLink>
      </div>
    </div>
  );
}
