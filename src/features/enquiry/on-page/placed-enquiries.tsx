/** The enquiry forms as the pages place them, each with its title, its context and its row of the table of forms. */
import { useSharedTexts } from "../../../site/use-shared-texts";
import { useSiteFacts } from "../../../site/use-site-facts";
import { fillIn } from "../../../lib/fill-in";
import { ContactWays } from "../mail/contact-ways";
import { EnquiryForm } from "./enquiry-form";
import * as styles from "./placed-enquiries.module.css";

/** Specification 9: the response promise, as the heads of the forms word it. */
function useReplyPromise(): string {
  const { claims } = useSiteFacts();
  return fillIn(useSharedTexts().replyLine, { reply: claims.reply });
}

/** Property detail page (specification 2.8). */
export function ListingEnquiry({ title }: { readonly title: string }) {
  const promise = useReplyPromise();
  const { propertyForm } = useSharedTexts();
  return (
    <EnquiryForm
      formId="property"
      title={propertyForm.title}
      subtitle={promise}
      context={{ propertyTitle: title }}
      message={fillIn(propertyForm.message, { title })}
    />
  );
}

/** Side panel of the search results (specification 2.6). `source` is the name of the page; it stands in the lead. */
export function SidebarEnquiry({ source }: { readonly source: string }) {
  const promise = useReplyPromise();
  const { title } = useSharedTexts().listForm;
  return <EnquiryForm formId="sidebar" title={title} subtitle={promise} context={{ source }} />;
}

/** Below the cards of a category page, with the checks of the 'listing-page form' (specification 5.1). */
export function CategoryEnquiry({ source }: { readonly source: string }) {
  const facts = useSiteFacts();
  const promise = useReplyPromise();
  const { heading, text, title } = useSharedTexts().listForm;
  return (
    <section className="sec mist" aria-labelledby="category-enquiry">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="category-enquiry">{heading}</h2>
          <p className={styles.words}>{text}</p>
          <ContactWays agency={facts} subject={`Enquiry: ${source}`} />
        </div>
        <EnquiryForm formId="listingPage" title={title} subtitle={promise} context={{ source }} />
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
export function BlogEnquiry({ title }: { readonly title: string }) {
  const promise = useReplyPromise();
  return <EnquiryForm formId="blog" title={title} subtitle={promise} />;
}
