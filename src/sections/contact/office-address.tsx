import { graphql } from "gatsby";
import * as styles from "./office-address.module.css";

/**
 * An office: its name, its address, a note such as "By appointment" and a plain link to a map
 * (docs/decisions/f4-maps-on-demand.md).
 */
export function OfficeAddress({ office }: { readonly office: Queries.OfficeAddressFragment }) {
  const { name, street, locality, postalCode, note, mapUrl } = office;
  return (
    <address className={styles.office}>
      <strong>{name}</strong>
      <span>
        {street}, {`${locality}\u00a0${postalCode}`}
      </span>
      <span className={styles.note}>{note}</span>
      {mapUrl && (
        <a className={`link tap ${styles.map}`} href={mapUrl} target="_blank" rel="noopener">
          Show on a map<span className="vh">: {name} (opens in a new tab)</span>
        </a>
      )}
    </address>
  );
}

export const officeAddressFragment = graphql`
  fragment OfficeAddress on Office {
    name
    street
    locality
    postalCode
    note
    mapUrl
  }
`;
