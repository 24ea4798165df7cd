import { useEffect, useRef, useState } from "react";
import { followClearing } from "../../../lib/storage";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { useSiteFacts } from "../../../site/use-site-facts";
import { LazyHydrate } from "../../../ui/lazy-hydrate";
import { DetailsForm } from "../details/details-form";
import type { EnquiryContext, FormId } from "../flow/enquiry-types";
import { useFocusMoves } from "../flow/use-focus-moves";
import { formLayouts } from "../forms/form-layouts";
import { EnquiryFrame } from "./enquiry-frame";
import { OtherWays } from "./other-ways";
import { useEnquiry } from "./use-enquiry";

export interface EnquiryFormProps {
  readonly formId: FormId;
  readonly title: string;
  /** The agency's promise of a reply when absent. */
  readonly subtitle?: string;
  /** Title of the listing or name of the page, for the lead e-mail. */
  readonly context?: Omit<EnquiryContext, "brand">;
  /** Message to begin with, e.g. about the listing. */
  readonly message?: string;
}

/** An enquiry form (docs/requirements.md 4.1). */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <LazyHydrate>
      <Form {...props} />
    </LazyHydrate>
  );
}

function Form({ formId, title, subtitle, context, message = "" }: EnquiryFormProps) {
  const facts = useSiteFacts();
  const { replyLine } = useSharedTexts();
  const id = `enquiry-${formId}`;
  const [fullContext] = useState(() => ({ ...context, brand: facts.name }));
  const root = useRef<HTMLElement>(null);
  const { running, details, isBusy, isUnreachable, edit, submitDetails, restart } = useEnquiry({
    formId,
    context: fullContext,
    initialMessage: message,
    root,
  });
  const state = running?.state ?? null;
  const clear = useRef(restart);
  useEffect(() => {
    clear.current = restart;
  });
  // "Delete my data", in another tab.
  useEffect(() => followClearing(() => clear.current()), []);
  useFocusMoves(root, state);

  const step =
    running === null ? 1 : running.state.phase === "done" ? 3 : running.flow.stepOf(running.state.phase);
  const notice = running !== null && running.state.notice !== null && (
    <running.flow.NoticeBox
      notice={running.state.notice}
      details={details}
      context={fullContext}
      agency={facts}
    />
  );
  return (
    <EnquiryFrame
      id={`${id}-title`}
      frameRef={root}
      title={title}
      subtitle={subtitle ?? replyLine}
      step={step}
    >
      {running !== null && step > 1 ? (
        <running.flow.CodeForm
          session={running.session}
          enquiry={running.state}
          texts={running.flow.enquiryForms[formId].texts}
          backLabel="Change my details"
          notice={notice}
        />
      ) : (
        <DetailsForm
          id={id}
          layout={formLayouts[formId]}
          state={{
            details,
            problem: state?.notice ?? null,
            livePhone: running?.flow.livePhoneMessage(running.flow.enquiryForms[formId], details),
            isBusy,
          }}
          onEdit={edit}
          onSubmit={submitDetails}
          notice={notice || <OtherWays isUnreachable={isUnreachable} agency={facts} />}
        />
      )}
    </EnquiryFrame>
  );
}
