import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { Icon } from "../../ui/icon";
import { FoldedSection } from "./detail-section";
import { SpecTable } from "./spec-table";
import { RegistrationPlate } from "../registration-plate";
import { registrationMark } from "../registration-line";
import * as styles from "./registration-and-approvals.module.css";

export const approvalsId = "approvals";

/** What is known of a listing's approvals, each with what it means; nothing where its editor has written none
 * (docs/requirements.md 2.8 asks for the registration alone). */
export function Approvals({ approvals }: { readonly approvals: Queries.ApprovalsFragment["approvals"] }) {
  if (approvals === null) return null;
  const { rows, checked } = approvals;
  return (
    <FoldedSection
      title="Title and approvals"
      id={approvalsId}
      figure={checked === null ? rows[0]?.value : `Seen ${formatDate(checked)}`}
    >
      <SpecTable
        label="Title and approvals"
        rows={rows.map(({ label, value, note }) => ({
          label,
          value,
          after: <small className={styles.meaning}>{note}</small>,
        }))}
      />
      {checked !== null && (
        <p className={styles.checked}>
          <Icon name="shield-check" size="small" />
          Papers seen by us on {formatDate(checked)}. Ask for copies before you pay.
        </p>
      )}
    </FoldedSection>
  );
}

export const approvalsFragment = graphql`
  fragment Approvals on Listing {
    approvals {
      rows {
        label
        value
        note
      }
      checked
    }
  }
`;

type Registration = Queries.RegistrationBlockFragment["registration"];

/** Text of the link to the regulator, where a visitor can check the registration. */
function linkText({ kind, authority }: Registration): string {
  if (kind === "dld") return "Open the permit record";
  return kind === "rera" ? `Check on ${authority}` : `Search ${authority}`;
}

/** Registration of the listing: RERA numbers, the Dubai permit or the reason for an exemption, the regulator's page as
 * link and, on wide windows and paper, QR code, the day of the last check. It comes before the phone number and is set
 * as large (docs/decisions/registration.md). The code follows the text: while a page is parsed, it would jump when the
 * text comes. */
export function RegistrationBlock({ registration, lastVerified }: Queries.RegistrationBlockFragment) {
  const { kind, numbers, reason, expires, url, qrSvg } = registration;
  return (
    <div className={styles.block} role="group" aria-label="Registration">
      <div className={styles.text}>
        {numbers.length === 0 ? (
          <p className={`strong ${styles.exempt}`}>
            {kind === "exempt" ? "No RERA registration needed" : "Registration on request"}
          </p>
        ) : (
          <ul className={styles.plates}>
            {numbers.map((number) => (
              <li key={number}>
                <RegistrationPlate number={number} mark={registrationMark(kind)} />
              </li>
            ))}
          </ul>
        )}
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={`cluster ${styles.line}`}>
          <a className={`link tap ${styles.link}`} href={url} target="_blank" rel="noopener">
            {linkText(registration)}
            <Icon name="external-link" size="mark" />
          </a>
          {expires && <span>Permit valid to {formatDate(expires)}</span>}
          {lastVerified && (
            <span className={styles.registrationBlockChecked}>
              <Icon name="shield-check" size="small" />
              Checked {formatDate(lastVerified)}
            </span>
          )}
        </p>
      </div>
      <div className={styles.qr} aria-hidden="true" dangerouslySetInnerHTML={{ __html: qrSvg }} />
    </div>
  );
}

export const registrationBlockFragment = graphql`
  fragment RegistrationBlock on Listing {
    lastVerified
    registration {
      kind
      numbers
      reason
      expires
      url
      authority
      qrSvg
    }
  }
`;
