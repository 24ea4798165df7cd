import { useSharedTexts } from "../../../site/use-shared-texts";
import { EnquiryForm } from "./enquiry-form";

/** Side panel of the search results (docs/requirements.md 2.6). `source` is the name of the page, for the lead. */
export function SidebarEnquiry({ source }: { readonly source: string }) {
  const { title } = useSharedTexts().listForm;
  return <EnquiryForm formId="sidebar" title={title} context={{ source }} />;
}
