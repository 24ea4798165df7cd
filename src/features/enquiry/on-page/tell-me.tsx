import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button";
import { PartFailure } from "../../../ui/part-failure";
import { lazyPart, useLazyPart } from "../../../ui/use-lazy-part";

const form = lazyPart(() => import("./enquiry-form"));

interface TellMeProps {
  /** The search in words. */
  readonly words: string;
}

/** For a search that finds nothing: asks the agency to tell the visitor when there is such a home. */
export function TellMe({ words }: TellMeProps) {
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setAsked(false);
    setFailed(true);
  }, []);
  const part = useLazyPart(form, isAsked, fail);
  const place = useRef<HTMLDivElement>(null);
  const isShown = part !== null && isAsked;
  // The button is gone, so the focus moves to the first field.
  useEffect(() => {
    if (isShown) place.current?.querySelector("input")?.focus();
  }, [isShown]);
  if (part !== null && isAsked) {
    return (
      <div ref={place}>
        <part.EnquiryForm
          formId="property"
          title="Tell me when there is one"
          context={{ propertyTitle: `A search: ${words}` }}
          message={`Please tell me when there is a home like this: ${words}.`}
        />
      </div>
    );
  }
  return (
    <>
      {hasFailed && <PartFailure />}
      <Button look="gold" onClick={() => setAsked(true)} aria-busy={isAsked}>
        Tell me when there is one
      </Button>
    </>
  );
}
