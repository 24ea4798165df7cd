import { Icon } from "../ui/icon";
import { UnitsDisclosure } from "../features/units/units-disclosure";
import { ReraPlate } from "../ui/rera-plate";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { SocialLinks, type SocialProfile } from "./social-links";
import * as styles from "./utility-bar.module.css";

interface UtilityBarProps {
  readonly registration: { readonly state: string; readonly number: string } | undefined;
  readonly phone: string;
  readonly email: string;
  readonly profiles: readonly SocialProfile[];
}

/** The navy bar above the header of the home page, from 1024 px; it scrolls away. */
export function UtilityBar({ registration, phone, email, profiles }: UtilityBarProps) {
  return (
    <div className={`on-navy ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        {registration !== undefined && (
          <p className={styles.registration}>
            <ReraPlate number={registration.number} small />
            <span className={styles.state}>Registered agent in {registration.state}</span>
          </p>
        )}
        <div className={styles.contact}>
          <a href={telHref(phone)}>
            <Icon name="phone" size={16} />
            {formatPhone(phone)}
          </a>
          <a href={mailHref(email)}>
            <Icon name="mail" size={16} />
            {email}
          </a>
          <UnitsDisclosure id="bar-units" />
          <SocialLinks profiles={profiles} className={styles.social} />
        </div>
      </div>
    </div>
  );
}
