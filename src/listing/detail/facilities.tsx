import { facilityIcon } from "../../catalogue/facility-icon";
import { Icon } from "../../ui/icon";
import { DetailSection, NothingYet } from "./detail-section";
import * as styles from "./facilities.module.css";

/** What the property offers, each with an icon (docs/requirements.md 2.8). */
export function Facilities({ facilities }: { readonly facilities: readonly string[] }) {
  return (
    <DetailSection heading="Facilities">
      {facilities.length === 0 ? (
        <NothingYet message="No facilities listed." />
      ) : (
        <ul className={styles.list}>
          {facilities.map((facility) => (
            <li key={facility}>
              <Icon name={facilityIcon(facility)} className={styles.icon} />
              {facility}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
