import { storageKeyPrefixes } from "../../../config/storage-keys";
import { Island } from "../../../gatsby/boot/island";
import { islandPart } from "../../../gatsby/boot/island-part";
import { sessionStore } from "../../../lib/storage";
import { useSiteFacts } from "../../../site/use-site-facts";
// Styles of the island are in the page.
import "../../../ui/button.module.css";
import "../details/details-form.module.css";
import "../details/fields.module.css";
import "../details/privacy-notice.module.css";
import "../details/trap-field.module.css";
import "../mail/contact-ways.module.css";
import "./enquiry-frame.module.css";
import type { EnquiryFormProps } from "./enquiry-form";
import { LoadingNote } from "./loading-note";

/** Whether something typed into a form was left in this tab: the form shows it again. */
const hasDraft = () => sessionStore.hasWhere((key) => key.startsWith(storageKeyPrefixes.draft));

const enquiryForm = islandPart(async () => (await import("./enquiry-form")).EnquiryForm, hasDraft);

/** An enquiry form on a page (docs/requirements.md 4.1), whose code is loaded when the visitor turns to it. */
export function EnquiryIsland(props: EnquiryFormProps) {
  const agency = useSiteFacts();
  return <Island part={enquiryForm} props={props} failure={<LoadingNote isUnreachable agency={agency} />} />;
}
