import { LazyHydrate } from "../ui/lazy-hydrate";
import { Link, graphql } from "gatsby";
import { UnitsDisclosure } from "../features/units/units-disclosure";
import { RegistrationPlate } from "../listing/registration-plate";
import { routes } from "../config/routes";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { BrandLink } from "./brand-link";
import { SocialLinks } from "./social-links";
import { Button } from "../ui/button";
import * as styles from "./site-footer.module.css";

interface FooterContentProps {
  readonly facts: Queries.FooterContentFragment;
  readonly year: string;
}

const fieldId = "newsletter";

/** Submitting does nothing (docs/requirements.md 2.3), as its note states (docs/decisions/content.md). */
function NewsletterBox({ facts: { newsletterHeading, newsletterNote } }: Pick<FooterContentProps, "facts">) {
  return (
    <section className={`screen-only split ${styles.box}`} aria-label={newsletterHeading}>
      <div>
        <h2>{newsletterHeading}</h2>
        <p id={`${fieldId}-note`} className={styles.note}>
          {newsletterNote}
        </p>
      </div>
      {/* Does nothing outside a dialog. */}
      <form method="dialog" noValidate>
        <label htmlFor={fieldId} className="field-label">
          Your e-mail
        </label>
        <div className={styles.field}>
          <input
            id={fieldId}
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            aria-describedby={`${fieldId}-note`}
          />
          <Button type="submit" look="outline" className={styles.button}>
            Subscribe
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Gatsby would mark links to the current page; the footer stays as built. */
const neverCurrent = { "aria-current": undefined } as const;

interface LinkListProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

function LinkList({ heading, links }: LinkListProps) {
  return (
    <nav aria-label={heading}>
      <h3>{heading}</h3>
      <ul className={`taps ${styles.links}`}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link to={href} {...neverCurrent}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Offices({ facts: { offices, phone, email, hours } }: Pick<FooterContentProps, "facts">) {
  return (
    <div>
      <h3>Visit us</h3>
      {offices.map(({ name, street, locality, postalCode, note }) => (
        <address key={name} className={styles.office}>
          <strong>{name}</strong> · {note}
          <br />
          {street}, {locality} {postalCode}
        </address>
      ))}
      <ul className={`taps ${styles.links}`}>
        <li>
          <a href={telHref(phone)}>{formatPhone(phone)}</a>
        </li>
        <li>
          <a href={mailHref(email)}>{email}</a>
        </li>
      </ul>
      <p className={styles.hours}>{hours}</p>
    </div>
  );
}

function FooterContent({ facts, year }: FooterContentProps) {
  return (
    <div className="wrap">
      <NewsletterBox facts={facts} />
      {/* Not around form and units: browsers lay out what surrounds fields that they might fill in. */}
      <div className={`deferred ${styles.grid}`}>
        <div>
          <BrandLink name={facts.name} />
          <p className={styles.about}>
            {facts.tagline}. Trusted Since {facts.trustedSince}.
          </p>
          <ul className={`cluster ${styles.plates}`} aria-label="Registrations as real estate agents">
            {facts.registrations.map(({ state, number }) => (
              <li key={number}>
                <span className={styles.state}>{state}</span>
                <RegistrationPlate number={number} small />
              </li>
            ))}
          </ul>
        </div>
        <LinkList heading="Quick links" links={facts.footerLinks} />
        <LinkList heading="Services" links={facts.footerServices} />
        <Offices facts={facts} />
      </div>
      <div className={`spread ${styles.end}`}>
        <span>
          © {year} {facts.name}. All rights reserved.
        </span>
        <span className={`cluster ${styles.legal}`}>
          <Link to={routes.terms} className="tap hover-line" {...neverCurrent}>
            Terms and conditions
          </Link>
          <Link to={routes.privacy} className="tap hover-line" {...neverCurrent}>
            Privacy policy
          </Link>
        </span>
        <UnitsDisclosure />
        <SocialLinks profiles={facts.social} className={styles.social} />
      </div>
    </div>
  );
}

export const footerContentFragment = graphql`
  fragment FooterContent on SiteFacts {
    name
    tagline
    trustedSince
    phone
    email
    hours
    newsletterHeading
    newsletterNote
    registrations {
      state
      number
    }
    offices {
      name
      street
      locality
      postalCode
      note
    }
    social {
      ...ProfileLink
    }
    footerLinks {
      label
      href
    }
    footerServices {
      label
      href
    }
  }
`;

export function SiteFooter(props: FooterContentProps) {
  return (
    <footer className={`on-navy deferred ${styles.footer}`}>
      <LazyHydrate>
        <FooterContent {...props} />
      </LazyHydrate>
    </footer>
  );
}
