import { graphql } from "gatsby";
import { ReraPlate } from "../../ui/rera-plate";
import * as styles from "./registrations.module.css";

interface RegistrationsProps {
  readonly site: Queries.RegistrationsFragment;
}

/** The agency's own registrations as an agent, each beside a link to its regulator, so that they can be checked. */
export function Registrations({ site }: RegistrationsProps) {
  return (
    <ul className={styles.list} aria-label="Our registrations as an agent">
      {site.registrations.map(({ state, number, authority, url }) => (
        <li key={number} className={styles.item}>
          <ReraPlate number={number} />
          <a className={`link tap ${styles.regulator}`} href={url} title={authority}>
            {state}
            <span className="vh">: {authority}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const registrationsFragment = graphql`
  fragment Registrations on SiteFacts {
    registrations {
      state
      number
      authority
      url
    }
  }
`;
