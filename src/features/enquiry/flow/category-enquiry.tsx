import { useSharedTexts } from "../../../site/use-shared-texts";
import { useSiteFacts } from "../../../site/use-site-facts";
import { ContactWays } from "./contact-ways";
import { EnquiryForm } from "./enquiry-form";
import * as styles from "./category-enquiry.module.css";

/** With the checks of the 'listing-page form' (docs/requirements.md 5.1). */
export function CategoryEnquiry({ source }: { readonly source: string }) {
  const facts = useSiteFacts();
  const { heading, text, title } = useSharedTexts().listForm;
  return (
    <section className="sec mist" aria-labelledby="category-enquiry">
      <div className={`wrap stack ${styles.columns}`}>
        <div>
          <h2 id="category-enquiry">{heading}</h2>
          <p className={styles.words}>{text}</p>
          <ContactWays agency={facts} subject={`Enquiry: ${source}`} />
        </div>
        <EnquiryForm formId="listingPage" title={title} context={{ source }} />
      </div>
    </section>
  );
}
