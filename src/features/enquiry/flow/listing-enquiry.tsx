import { useSharedTexts } from "../../../site/use-shared-texts";
import { fillIn } from "../../../lib/fill-in";
import { EnquiryForm } from "./enquiry-form";

/** Property detail page (docs/requirements.md 2.8). */
export function ListingEnquiry({ title }: { readonly title: string }) {
  const { propertyForm } = useSharedTexts();
  return (
    <EnquiryForm
      formId="property"
      title={propertyForm.title}
      context={{ propertyTitle: title }}
      message={fillIn(propertyForm.message, { title })}
    />
  );
}
