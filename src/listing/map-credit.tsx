import { routes } from "../config/routes";
import * as styles from "./map-credit.module.css";

/** What the licences of the map data ask for under each map (data/maps). */
export function MapCredit() {
  return (
    <p className={styles.credit}>
      Map data © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL),{" "}
      <a href={routes.mapCredits}>
        DataMeet, ATREE-CSEI, Hyderabad Metro Rail Ltd., GeoNames, GSHHG and others
      </a>
    </p>
  );
}
