import { graphql } from "gatsby";
import { formatDate } from "../../lib/dates";
import { Icon } from "../../ui/icon";
import { ReraPlate } from "../../ui/rera-plate";
import { registrationMark } from "../registration-mark";
import { papersId } from "./papers";
import * as styles from "./registration-block.module.css";

type Registration = Queries.RegistrationBlockFragment["registration"];

/** Text of the link to the regulator, where a visitor can check the registration. */
function linkText({ kind, authority }: Registration): string {
  if (kind === "dld") return "Open the permit record";
  return kind === "rera" ? `Check on ${authority}` : `Search ${authority}`;
}

const exemptText = "No RERA registration needed";
const unknownText = "Registration on request";

/**
 * Registration of the listing: RERA numbers, the Dubai permit or the reason for an exemption, the regulator's page as
 * link and QR code, the day of the last check. It comes before the phone number and is set as large
 * (docs/decisions/e1-registration-block.md).
 */
export function RegistrationBlock({ registration, lastVerified, papers }: Queries.RegistrationBlockFragment) {
  const { kind, numbers, reason, expires, url, qrSvg } = registration;
  return (
    <div className={styles.block} role="group" aria-label="Registration">
      <div className={styles.qr} aria-hidden="true" dangerouslySetInnerHTML={{ __html: qrSvg }} />
      <div className={styles.text}>
        {numbers.length === 0 ? (
          <p className={styles.exempt}>{kind === "exempt" ? exemptText : unknownText}</p>
        ) : (
          <ul className={styles.plates}>
            {numbers.map((number) => (
              <li key={number}>
                <ReraPlate number={number} mark={registrationMark(kind)} />
              </li>
            ))}
          </ul>
        )}
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={styles.line}>
          <a className={`link tap ${styles.link}`} href={url} target="_blank" rel="noopener">
            {linkText(registration)}
            <Icon name="external-link" size={14} />
          </a>
          {expires && <span>Permit valid to {formatDate(expires)}</span>}
          {lastVerified && (
            <span className={styles.checked}>
              <Icon name="shield-check" size={16} />
              Checked {formatDate(lastVerified)}
            </span>
          )}
          {papers !== null && (
            <a className={`link tap ${styles.link} ${styles.onScreen}`} href={`#${papersId}`}>
              Title and approvals
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

export const registrationBlockFragment = graphql`
  fragment RegistrationBlock on Listing {
    lastVerified
    papers {
      checked
    }
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
