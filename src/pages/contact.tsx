import { graphql, type PageProps } from "gatsby";
import { FormBesidePicture } from "../sections/contact/form-beside-picture";
import { ReachCards } from "../sections/contact/reach-cards";
import { Seo } from "../seo/seo";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { PageBanner } from "../sections/shared/page-banner";
import { routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { present } from "../lib/present";

const defaults = { title: "Contact Us", strapLine: "Your home our priority" };

/** docs/requirements.md 2.10 */
export default function ContactPage({ data }: Pick<PageProps<Queries.ContactPageQuery>, "data">) {
  const contact = present(data.contactPage, "data/pages/contact.json");
  const metadata = present(data.pageMetadata, 'key "contact" in data/pages/metadata.json');
  const site = present(data.siteFacts, "data/site.json");
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
        <FormBesidePicture picture={contact.formPicture}>
          <EnquiryForm
            formId="contact"
            title={contact.formHeading}
            subtitle={`${contact.formText} ${contact.replyPromise}`}
          />
        </FormBesidePicture>
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
