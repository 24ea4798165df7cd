import { graphql } from "gatsby";
import { CopySection } from "../../ui/copy-section";
import { CallLine } from "./call-line";
import * as styles from "./service-copy.module.css";

export interface ServiceCopyProps {
  readonly service: Queries.ServiceCopyFragment;
  /** E.164. */
  readonly phone: string;
}

/** The call line of a service page and the copy below it. */
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
