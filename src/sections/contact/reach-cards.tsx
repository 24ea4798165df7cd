import { graphql } from "gatsby";
import { mailHref } from "../../lib/mail-href";
import { formatPhone, telHref } from "../../lib/phone";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { SectionHead } from "../../ui/section-parts";
import * as styles from "./contact-page.module.css";

/** With a plain link to a map (docs/decisions/maps.md). */
function OfficeAddress({ office }: { readonly office: Queries.OfficeAddressFragment }) {
  const { name, street, locality, postalCode, note, mapUrl } = office;
  return (
    <address className={styles.office}>
      <strong>{name}</strong>
      <span>
        {street}, {`${locality}\u00a0${postalCode}`}
      </span>
      <span className={`note ${styles.note}`}>{note}</span>
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

export interface ReachCardsProps {
  readonly copy: Queries.ReachCardsFragment;
  readonly site: Queries.ReachCardsSiteFragment;
}

/** docs/requirements.md 2.10 */
export function ReachCards({ copy, site }: ReachCardsProps) {
  const { reach, emailCard, officeCard, callCard, mailButton } = copy;
  const { name, phone, email, hours, offices } = site;
  const sendMessage = (
    <ButtonLink to={mailHref(email, { subject: `Enquiry: ${name}` })} look="outline">
      <Icon name="mail" size={18} />
      {mailButton}
    </ButtonLink>
  );
  return (
    <section className="sec sec-flush">
      <div className="wrap">
        <SectionHead heading={reach.heading} text={reach.text} tools={sendMessage} />
        <div className={`ruled ${styles.cards}`}>
          <div className={styles.card}>
            <Icon name="mail" size={26} className={styles.icon} />
            <h3 className={styles.title}>{emailCard.heading}</h3>
            {emailCard.text && <p>{emailCard.text}</p>}
            <a className={`link tap ${styles.link}`} href={mailHref(email)}>
              {email}
            </a>
          </div>
          <div className={styles.card}>
            <Icon name="map-pin" size={26} className={styles.icon} />
            <h3 className={styles.title}>{officeCard.heading}</h3>
            {officeCard.text && <p>{officeCard.text}</p>}
            {offices.map((office) => (
              <OfficeAddress key={office.name} office={office} />
            ))}
          </div>
          <div className={styles.card}>
            <Icon name="phone" size={26} className={styles.icon} />
            <h3 className={styles.title}>{callCard.heading}</h3>
            {callCard.text && <p>{callCard.text}</p>}
            <a className="num link tap" href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
            <p className={`note ${styles.note}`}>{hours}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

export const reachCardsFragments = graphql`
  fragment ReachCards on ContactPage {
    reach {
      heading
      text
    }
    emailCard {
      heading
      text
    }
    officeCard {
      heading
      text
    }
    callCard {
      heading
      text
    }
    mailButton
  }
  fragment ReachCardsSite on SiteFacts {
    name
    phone
    email
    hours
    offices {
      ...OfficeAddress
    }
  }
`;
