import { graphql } from "gatsby";
import { CopySection } from "../../ui/section-parts";
import { formatPhone, telHref } from "../../lib/phone";
import { Icon } from "../../ui/icon";
import * as styles from "./service-copy.module.css";

interface CallLineProps {
  readonly heading: string;
  readonly text: string;
  readonly phone: string;
}

function CallLine({ heading, text, phone }: CallLineProps) {
  return (
    <section className={styles.call}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <a className={`num ${styles.link}`} href={telHref(phone)}>
        <Icon name="phone" size={18} />
        <span className={styles.words}>Call us on {formatPhone(phone)}</span>
      </a>
    </section>
  );
}

export interface ServiceCopyProps {
  readonly service: Queries.ServiceCopyFragment;
  readonly phone: string;
}

export function ServiceCopy({ service, phone }: ServiceCopyProps) {
  return (
    <>
      <CallLine heading={service.callHeading} text={service.callText} phone={phone} />
      {service.sections.map((section) => (
        <CopySection key={section.heading} copy={section} layout="column" className={styles.section} />
      ))}
    </>
  );
}

export const serviceCopyFragment = graphql`
  fragment ServiceCopy on ServicePage {
    callHeading
    callText
    sections {
      ...Copy
    }
  }
`;
