import type { ReactNode } from "react";
import { formatPhone, telHref } from "../../lib/phone";
import { useSiteFacts } from "../../site/site-data";
import { ButtonLink, Button } from "../../ui/button";
import * as styles from "./detail-head.module.css";

interface DetailActionsProps {
  /** The listing's; null for the agency's. */
  readonly phone: string | null;
  /** Compare, share and print. */
  readonly children: ReactNode;
}

/** The row of buttons below the pictures of a property page, the phone first. */
export function DetailActions({ phone, children }: DetailActionsProps) {
  const site = useSiteFacts();
  const number = phone ?? site.phone;
  return (
    <div className={`cluster mt-4 ${styles.actions}`}>
      <ButtonLink to={telHref(number)} look="outline" icon="phone" label={`Call ${formatPhone(number)}`}>
        <span className={`num ${styles.number}`}>{formatPhone(number)}</span>
        <span className={styles.word}>Call</span>
      </ButtonLink>
      {children}
    </div>
  );
}

/** Opens the browser's print dialogue, which shows the sheet of the property. */
export function PrintButton() {
  return (
    <Button
      look="outline"
      icon="printer"
      className={`needs-script ${styles.print}`}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}
