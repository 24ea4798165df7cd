import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatPhone, telHref } from "../../lib/phone";
import { useSiteFacts } from "../../site/use-site-facts";
import { ButtonLink, Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import * as styles from "./detail-head.module.css";

/** The home whose phone is called. */
export type CalledListing = Queries.DetailActionsFragment;

interface DetailActionsProps {
  readonly listing: CalledListing;
  /** Compare, share and print. */
  readonly children: ReactNode;
}

/** The row of buttons below the pictures of a property page, the agency's or the listing's phone first. */
export function DetailActions({ listing: { phone }, children }: DetailActionsProps) {
  const site = useSiteFacts();
  const number = phone ?? site.phone;
  return (
    <div className={`cluster ${styles.actions}`}>
      <ButtonLink to={telHref(number)} look="outline" label={`Call ${formatPhone(number)}`}>
        <Icon name="phone" size={18} />
        <span className={`num ${styles.number}`}>{formatPhone(number)}</span>
        <span className={styles.word}>Call</span>
      </ButtonLink>
      {children}
    </div>
  );
}

export const detailActionsFragment = graphql`
  fragment DetailActions on Listing {
    phone
  }
`;

/** Opens the browser's print dialogue, which shows the sheet of the property. */
export function PrintButton() {
  return (
    <Button look="outline" className={`needs-script ${styles.print}`} onClick={() => window.print()}>
      <Icon name="printer" size={18} />
      Print
    </Button>
  );
}
