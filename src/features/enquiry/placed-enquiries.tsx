/** The enquiry forms as the pages place them, each with its title, its context and its row of the table of forms. */
import { useSiteFacts } from "../../components/site/use-site-facts";
import { ContactWays } from "./contact-ways";
import { EnquiryForm } from "./enquiry-form";
import * as styles from "./placed-enquiries.module.css";

/** Specification 9: the response promise, as the heads of the forms word it. */
const useReplyPromise = () => `We reply ${useSiteFacts().claims.reply}.`;

/** Property detail page (specification 2.8). */
export function ListingEnquiry({ title }: { readonly title: string }) {
  const promise = useReplyPromise();
  return (
    <EnquiryForm
      formId="property"
      title="Ask about this home"
      subtitle={promise}
      context={{ propertyTitle: title }}
      message={`I would like to know more about ${title}.`}
    />
  );
}

/** Side panel of the search results (specification 2.6). `source` is the name of the page; it stands in the lead. */
export function SidebarEnquiry({ source }: { readonly source: string }) {
  const promise = useReplyPromise();
  return (
    <EnquiryForm formId="sidebar" title="Tell us what you need" subtitle={promise} context={{ source }} />
  );
}

/** Below the cards of a category page, with the checks of the 'listing-page form' (specification 5.1). */
export function CategoryEnquiry({ source }: { readonly source: string }) {
  const facts = useSiteFacts();
  const promise = useReplyPromise();
  return (
    <section className="sec mist" aria-labelledby="category-enquiry">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="category-enquiry">Looking for something else?</h2>
          <p className={styles.words}>
            Tell us the place, the size and the budget you have in mind. We write back with properties that
            fit.
          </p>
          <ContactWays agency={facts} subject={`Enquiry: ${source}`} />
        </div>
        <EnquiryForm
          formId="listingPage"
          title="Tell us what you need"
          subtitle={promise}
          context={{ source }}
        />
      </div>
    </section>
  );
}

interface ContactEnquiryProps {
  readonly title: string;
  /** The page's own reply promise. */
  readonly subtitle: string;
}

/** Contact page (specification 2.10). */
export function ContactEnquiry({ title, subtitle }: ContactEnquiryProps) {
  return <EnquiryForm formId="contact" title={title} subtitle={subtitle} />;
}

/** Forms that data/pages/services.json may name. */
export type ServiceFormId = "homeLoan" | "interiorDesign" | "propertyManagement";

interface ServiceEnquiryProps {
  readonly form: ServiceFormId;
  readonly title: string;
}

/** Service pages, each with the title of specification 2.11. */
export function ServiceEnquiry({ form, title }: ServiceEnquiryProps) {
  const promise = useReplyPromise();
  return <EnquiryForm formId={form} title={title} subtitle={promise} />;
}

interface LandingEnquiryProps {
  readonly title: string;
  /** Name of the page; it stands in the subject of the lead (decision B8). */
  readonly source: string;
}

/** /sell, /consulting and /legal (decision B8). */
export function LandingEnquiry({ title, source }: LandingEnquiryProps) {
  const promise = useReplyPromise();
  return <EnquiryForm formId="landing" title={title} subtitle={promise} context={{ source }} />;
}

/** Blog articles (specification 2.13). */
export function BlogEnquiry() {
  const promise = useReplyPromise();
  return <EnquiryForm formId="blog" title="Ask for a consultation" subtitle={promise} />;
}
