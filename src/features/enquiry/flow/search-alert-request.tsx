import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { EnquiryForm } from "./enquiry-form";

/** For a search without results: asks the agency to write when there is such a home. */
export const searchAlert = (words: string) => <SearchAlertRequest key={words} words={words} />;

function SearchAlertRequest({ words }: { readonly words: string }) {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The button is gone, so the focus moves to the first field.
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button look="gold" onClick={() => setOpen(true)}>
        Tell me when there is one
      </Button>
    );
  return (
    <div ref={form}>
      <EnquiryForm
        formId="property"
        title="Tell me when there is one"
        context={{ propertyTitle: `A search: ${words}` }}
        message={`Please tell me when there is a home like this: ${words}.`}
      />
    </div>
  );
}
