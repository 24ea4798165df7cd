import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { followClearing } from "../../../lib/storage";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useOnScreen } from "../../../ui/use-on-screen";
import { DetailsForm } from "../details/details-form";
import { EnquiryFrame } from "./enquiry-frame";
import type { EnquiryContext, FormId } from "../flow/enquiry-types";
import { formLayouts } from "../forms/form-layouts";
import { createLazyEnquiry } from "./lazy-enquiry";
import { LoadingNote } from "./loading-note";
import { keepTypedBeforeHydration } from "./typed-before-hydration";
import { useFocusMoves } from "../flow/use-focus-moves";

/** How near to the viewport a form loads the rest of its code, in pixels. */
const nearPx = 300;

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

/**
 * An enquiry form (docs/requirements.md 4.1); pages show it as an `EnquiryIsland`. The build renders its fields; state
 * machine, code step and e-mail client are loaded near the viewport or at the first input.
 */
export function EnquiryForm({ formId, title, subtitle, context, message }: EnquiryFormProps) {
  const facts = useSiteFacts();
  const { replyLine } = useSharedTexts();
  const layout = formLayouts[formId];
  // Not from useId, as it is an island.
  const id = `enquiry-${formId}`;
  const [fullContext] = useState(() => ({ ...context, brand: facts.name }));
  const root = useRef<HTMLElement>(null);
  const [lazy] = useState(() =>
    createLazyEnquiry({
      formId,
      context: fullContext,
      initialDetails: message === undefined ? {} : { message },
    }),
  );
  const { details, loaded, isWaiting, isUnreachable } = useSyncExternalStore(
    lazy.subscribe,
    lazy.getState,
    lazy.getState,
  );
  const enquiry = loaded?.enquiry ?? null;
  const isNear = useOnScreen(root, nearPx);
  useEffect(() => {
    if (isNear) lazy.prepare();
  }, [isNear, lazy]);
  useEffect(() => lazy.enter(), [lazy]);
  // "Delete my data", in another tab.
  useEffect(() => followClearing(lazy.restart), [lazy]);
  useEffect(() => keepTypedBeforeHydration(root.current, lazy), [lazy]);
  useFocusMoves(root, enquiry);

  const phase = enquiry?.phase ?? "details";
  const step = phase === "done" ? 3 : (loaded?.parts.stepOf(phase) ?? 1);
  const notice = loaded !== null && loaded.enquiry.notice !== null && (
    <loaded.parts.NoticeBox
      notice={loaded.enquiry.notice}
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
      {loaded !== null && step > 1 ? (
        <loaded.parts.CodeForm
          session={loaded.session}
          enquiry={loaded.enquiry}
          texts={loaded.parts.enquiryForms[formId].texts}
          backLabel="Change my details"
          notice={notice}
        />
      ) : (
        <DetailsForm
          id={id}
          layout={layout}
          state={{
            details,
            problem: enquiry?.notice ?? null,
            livePhone: loaded?.parts.livePhoneMessage(loaded.parts.enquiryForms[formId], details),
            isBusy: isWaiting || phase === "sending",
          }}
          onEdit={lazy.edit}
          onSubmit={lazy.submitDetails}
          notice={notice || <LoadingNote isUnreachable={isUnreachable} agency={facts} />}
        />
      )}
    </EnquiryFrame>
  );
}
