import type { ReactNode, Ref } from "react";
import { Icon } from "../../../ui/icon";
import * as styles from "./enquiry-frame.module.css";

interface EnquiryFrameProps {
  /** Of its title; no other element on the page has it. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** 3 when both steps are done. */
  readonly step: 1 | 2 | 3;
  readonly frameRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The two steps of docs/requirements.md 4.1, with the current one marked. */
function StepStrip({ step }: Pick<EnquiryFrameProps, "step">) {
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
            {isDone ? <Icon name="check" size={16} /> : <span>{number}</span>}
            {label}
            {isDone && <span className="vh">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Frame of an enquiry form on a page: navy head, strip of the two steps, body. */
export function EnquiryFrame({ id, title, subtitle, step, frameRef, children }: EnquiryFrameProps) {
  return (
    <section ref={frameRef} className={styles.frame} aria-labelledby={id}>
      <div className={`${styles.head} on-navy`}>
        <h2 id={id}>{title}</h2>
        <p>{subtitle}</p>
      </div>
      <StepStrip step={step} />
      <div className={styles.body}>{children}</div>
    </section>
  );
}
