import { useEffect, useRef, useState } from "react";
import { followClearing } from "../../../lib/storage";
import { useSharedTexts, useSiteFacts } from "../../../site/site-data";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { LazyHydrate } from "../../../ui/lazy-hydrate";
import { DetailsForm } from "../form/details-form";
import type { EnquiryContext } from "../form/enquiry-types";
import { type FormId, formLayouts, withExample } from "../form/form-layouts";
import { useFocusMoves, useEnquiry } from "./use-enquiry";
import { ContactWays } from "./contact-ways";
import { Icon } from "../../../ui/icon";
import * as styles from "./enquiry-form.module.css";

function StepStrip({ step }: { readonly step: 1 | 2 | 3 }) {
  const steps = ["Your details", "E-mail code"];
  return (
    <ol className={styles.steps} role="list">
      {steps.map((label, index) => {
        const number = index + 1;
        const isDone = number < step;
        return (
          <li
            key={label}
            className={isDone ? styles.done : undefined}
            aria-current={number === step ? "step" : undefined}
          >
            {isDone ? <Icon name="check" size="small" /> : <span>{number}</span>}
            <span>{label}</span>
            {isDone && <span className="vh">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}

function OtherWays({ isUnreachable }: { readonly isUnreachable: boolean }) {
  const box = (
    <div className="notice" role={isUnreachable ? "alert" : undefined}>
      <p>
        {isUnreachable
          ? "This form could not be loaded. Please check your internet connection and press the button again."
          : "This form needs JavaScript. Without it you reach us like this:"}
      </p>
      <ContactWays />
    </div>
  );
  return isUnreachable ? box : <noscript>{box}</noscript>;
}

interface EnquiryFormProps {
  readonly formId: FormId;
  readonly title: string;
  readonly subtitle?: string;
  readonly context?: Omit<EnquiryContext, "brand">;
  readonly message?: string;
  /** Example of a message; that of the form's layout when absent. */
  readonly example?: string | undefined;
}

/** docs/requirements.md 4.1. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <LazyHydrate>
      <Form {...props} />
    </LazyHydrate>
  );
}

function Form({ formId, title, subtitle, context, message = "", example }: EnquiryFormProps) {
  const { name: brand } = useSiteFacts();
  const { replyLine } = useSharedTexts();
  const id = `enquiry-${formId}`;
  const [fullContext] = useState(() => ({ ...context, brand }));
  const root = useRef<HTMLElement>(null);
  const { running, details, isBusy, isUnreachable, edit, submitDetails, restart } = useEnquiry({
    formId,
    context: fullContext,
    initialMessage: message,
  });
  const state = running?.state ?? null;
  // "Delete my data" in another tab.
  useEffect(() => followClearing(restart));
  useFocusMoves(root, state);

  const step = running?.flow.stepOf(running.state.phase) ?? 1;
  const notice = running !== null && running.state.notice !== null && (
    <running.flow.NoticeBox id={id} notice={running.state.notice} details={details} context={fullContext} />
  );
  return (
    <section ref={root} className={styles.frame} aria-labelledby={`${id}-title`}>
      {/* Inside, so that the enquiry goes on with its code where this is rendered anew. */}
      <ErrorBoundary host={root}>
        <div className={`${styles.head} on-navy`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{subtitle ?? replyLine}</p>
        </div>
        <StepStrip step={step} />
        <div className={styles.body}>
          {running !== null && step > 1 ? (
            <running.flow.CodeForm
              id={id}
              session={running.session}
              enquiry={running.state}
              texts={running.flow.enquiryForms[formId].texts}
              backLabel="Change my details"
              notice={notice}
            />
          ) : (
            <DetailsForm
              id={id}
              layout={withExample(formLayouts[formId], example)}
              state={{
                details,
                issue: state?.notice ?? null,
                livePhone: running?.flow.livePhoneMessage(running.flow.enquiryForms[formId], details),
                phoneReading: running?.flow.phoneReading ?? null,
                isBusy,
              }}
              onEdit={edit}
              onSubmit={submitDetails}
              notice={notice || <OtherWays isUnreachable={isUnreachable} />}
            />
          )}
        </div>
      </ErrorBoundary>
    </section>
  );
}
