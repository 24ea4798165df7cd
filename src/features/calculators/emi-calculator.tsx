import { graphql } from "gatsby";
import { useRef } from "react";
import { useOnScreen } from "../../ui/hooks";
import type { LoanDefaults } from "./loan";
import { LoanCalculator } from "./loan-calculator";
import * as styles from "./emi-calculator.module.css";

const loadMarginPx = 900;

export interface EmiCalculatorProps {
  readonly defaults: LoanDefaults;
  readonly texts: Queries.EmiCalculatorTextsFragment;
}

/** The calculator of the home-loan page; fields and chart are loaded near the viewport. */
export function EmiCalculator({ defaults, texts }: EmiCalculatorProps) {
  const box = useRef<HTMLElement>(null);
  const isNear = useOnScreen(box, loadMarginPx);
  return (
    <section ref={box} id="emi-calculator" className={styles.calculator} aria-labelledby="emi-heading">
      <h2 id="emi-heading" className={styles.heading}>
        {texts.emi.heading}
      </h2>
      <p className={styles.lead}>{texts.emi.text}</p>
      <LoanCalculator
        example={texts.example}
        defaults={defaults}
        amountInr={defaults.amount}
        hasSchedule
        isNeeded={isNear}
      />
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
