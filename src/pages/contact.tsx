import { graphql, type PageProps } from "gatsby";
import { ReachCards } from "../sections/contact/reach-cards";
import { Seo } from "../seo/seo";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { Picture } from "../ui/picture";
import { coverSizes } from "../ui/picture-sizes";
import { PageBanner } from "../sections/shared/page-banner";
import { routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { required } from "../lib/required";
import * as styles from "../sections/contact/contact-page.module.css";

/** As high as the form from 1024 px. */
const boxes = [
  { media: "(min-width: 1280px)", width: "40vw", height: 700 },
  { media: "(min-width: 1024px)", width: "40vw", height: 840 },
  { width: "92vw", height: 280 },
] as const;

const defaults = { title: "Contact Us", strapLine: "Your home our priority" };

/** docs/requirements.md 2.10 */
export default function ContactPage({ data }: Pick<PageProps<Queries.ContactPageQuery>, "data">) {
  const contact = required(data.contactPage, "data/pages/contact.json");
  const metadata = required(data.pageMetadata, 'key "contact" in data/pages/metadata.json');
  const site = required(data.siteFacts, "data/site.json");
  const title = metadata.h1 || defaults.title;
  const crumbs = [{ label: "Home", to: routes.home }, { label: title }];
  return (
    <>
      <Seo path={routes.contact} texts={metadata} picture={metadata.ogImage} crumbs={crumbs} />
      <PageBanner
        title={title}
        strapLine={metadata.h2 || defaults.strapLine}
        picture={contact.banner}
        crumbs={crumbs}
      />
      <div className="sec">
        <div className={`wrap ${styles.split}`}>
          <div>
            <EnquiryForm
              formId="contact"
              title={contact.formHeading}
              subtitle={`${contact.formText} ${contact.replyPromise}`}
            />
          </div>
          <div className={styles.photo}>
            <Picture picture={contact.formPicture} sizes={coverSizes(contact.formPicture, boxes)} />
          </div>
        </div>
      </div>
      <LazyHydrate>
        <ReachCards copy={contact} site={site} />
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
      ...ReachCardsSite
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
            gatsbyImageData(layout: CONSTRAINED, width: 1536, breakpoints: [480, 720, 900, 1080, 1536])
          }
        }
      }
      ...ReachCards
    }
  }
`;
