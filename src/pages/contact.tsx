import { graphql, type PageProps } from "gatsby";
import { Seo } from "../seo/seo";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { Picture } from "../ui/picture";
import { SectionHead } from "../ui/section-parts";
import { PageBanner } from "../sections/shared/page-banner";
import { homeCrumb, routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { required } from "../lib/required";
import { useSiteFacts } from "../site/site-data";
import * as styles from "../sections/contact/contact-page.module.css";

type ContactFacts = NonNullable<Queries.ContactPageQuery["siteFacts"]>;

/** With a plain link to a map (docs/decisions/maps.md). */
function OfficeAddress({ office }: { readonly office: ContactFacts["offices"][number] }) {
  const { name, street, locality, postalCode, note, mapUrl } = office;
  return (
    <address className={`mt-4 ${styles.office}`}>
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

interface ReachCardsProps {
  readonly copy: NonNullable<Queries.ContactPageQuery["contactPage"]>;
  readonly offices: ContactFacts["offices"];
}

function ReachCards({ copy, offices }: ReachCardsProps) {
  const { reach, emailCard, officeCard, callCard, mailButton } = copy;
  const { name, phone, email, hours } = useSiteFacts();
  const sendMessage = (
    <ButtonLink to={mailHref(email, { subject: `Enquiry: ${name}` })} look="outline" icon="mail">
      {mailButton}
    </ButtonLink>
  );
  return (
    <section className="sec sec-flush">
      <div className="wrap">
        <SectionHead heading={reach.heading} text={reach.text} tools={sendMessage} />
        <div className={`ruled cells ${styles.cards}`}>
          <div>
            <Icon name="mail" size="feature" className={styles.icon} />
            <h3 className={styles.title}>{emailCard.heading}</h3>
            {emailCard.text && <p>{emailCard.text}</p>}
            <a className={`link tap ${styles.link}`} href={mailHref(email)}>
              {email}
            </a>
          </div>
          <div>
            <Icon name="map-pin" size="feature" className={styles.icon} />
            <h3 className={styles.title}>{officeCard.heading}</h3>
            {officeCard.text && <p>{officeCard.text}</p>}
            {offices.map((office) => (
              <OfficeAddress key={office.name} office={office} />
            ))}
          </div>
          <div>
            <Icon name="phone" size="feature" className={styles.icon} />
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

/** As high as the form from 1024 px. */
const boxes = [
  { media: "(min-width: 1280px)", width: "40vw", height: 700 },
  { media: "(min-width: 1024px)", width: "40vw", height: 840 },
  { width: "92vw", height: 280 },
] as const;

/** docs/requirements.md 2.10 */
export default function ContactPage({ data }: Pick<PageProps<Queries.ContactPageQuery>, "data">) {
  const contact = required(data.contactPage, "data/pages/contact.json");
  const metadata = required(data.pageMetadata, 'key "contact" in data/pages/metadata.json');
  const { offices } = required(data.siteFacts, "data/site.json");
  const title = metadata.h1 || "Contact Us";
  const crumbs = [homeCrumb, { label: title }];
  return (
    <>
      <Seo path={routes.contact} texts={metadata} picture={metadata.ogImage} crumbs={crumbs} />
      <PageBanner title={title} strapLine={metadata.h2} picture={contact.banner} crumbs={crumbs} />
      <div className="sec">
        <div className={`wrap split ${styles.split}`}>
          <div>
            <EnquiryForm
              formId="contact"
              title={contact.formHeading}
              subtitle={`${contact.formText} ${contact.replyPromise}`}
            />
          </div>
          <div className={`frame ${styles.photo}`}>
            <Picture picture={contact.formPicture} sizes={boxes} />
          </div>
        </div>
      </div>
      <LazyHydrate>
        <ReachCards copy={contact} offices={offices} />
      </LazyHydrate>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    pageMetadata(key: { eq: "contact" }) {
      ...SeoMetadata
    }
    siteFacts {
      offices {
        name
        street
        locality
        postalCode
        note
        mapUrl
      }
    }
    contactPage {
      banner {
        ...WidePicture
      }
      formHeading
      formText
      replyPromise
      formPicture {
        alt
        focus
        file {
          childImageSharp {
            gatsbyImageData(width: 1536, breakpoints: [480, 720, 900, 1080, 1536])
          }
        }
      }
      reach {
        ...HeadedText
      }
      emailCard {
        ...HeadedText
      }
      officeCard {
        ...HeadedText
      }
      callCard {
        ...HeadedText
      }
      mailButton
    }
  }
`;
