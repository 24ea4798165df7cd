import { graphql } from "gatsby";
import { useRef } from "react";
import { useLazyPart } from "../../ui/use-lazy-part";
import { useOnScreen } from "../../ui/use-on-screen";
import * as styles from "./emi-calculator.module.css";
import { emiFormPart } from "./emi-form-part";
import { defaultLoan } from "../../catalogue/emi";
import type { LoanDefaults } from "./loan-defaults";
import { LoanNote } from "./loan-note";
import { WorkedExample } from "./worked-example";

/** Distance from the viewport, in pixels, at which the fields are loaded. */
const loadMarginPx = 900;

export interface EmiCalculatorProps {
  readonly defaults: LoanDefaults;
  readonly texts: Queries.EmiCalculatorTextsFragment;
}

/**
 * The EMI calculator of the home-loan page. The HTML holds the default loan as a worked example, which is all that
 * visitors without JavaScript see; near the viewport the fields and the chart replace it.
 */
export function EmiCalculator({ defaults, texts }: EmiCalculatorProps) {
  const box = useRef<HTMLElement>(null);
  const calculator = useLazyPart(emiFormPart, useOnScreen(box, loadMarginPx));
  return (
    <section ref={box} id="emi-calculator" className={styles.calculator} aria-labelledby="emi-heading">
      <h2 id="emi-heading" className={styles.heading}>
        {texts.emi.heading}
      </h2>
      <p className={styles.lead}>{texts.emi.text}</p>
      {calculator === null ? (
        <WorkedExample text={texts.example} loan={defaultLoan(defaults)} />
      ) : (
        <calculator.EmiForm defaults={defaults} amountInr={defaults.amount} hasSchedule />
      )}
      <LoanNote defaults={defaults} />
    </section>
  );
}

export const emiCalculatorFragment = graphql`
  fragment EmiCalculatorTexts on CalculatorTexts {
    emi {
      heading
      text
    }
    example
  }
`;
