import { useState } from "react";
import { formatCompactInr, groupRupees } from "../../catalogue/money";
import { sayRupees } from "../../catalogue/read-amount";
import { EmiFigures } from "./emi-figures";
import * as styles from "./emi-form.module.css";
import { formatTerm, type LoanDefaults } from "./loan-defaults";
import { LoanFieldset } from "./loan-fieldset";
import { readLoan, type LoanField } from "./loan-input";
import { YearlyChart } from "./yearly-chart";

interface EmiFormProps {
  readonly defaults: LoanDefaults;
  /** Initial amount of the loan, in rupees. */
  readonly amountInr: number;
  /** With the chart and the table of years below the figures. */
  readonly hasSchedule?: boolean;
}

/** Fields for amount, rate and term, with the result while they are edited; an invalid field says what it accepts. */
export function EmiForm({ defaults, amountInr, hasSchedule = false }: EmiFormProps) {
  const [texts, setTexts] = useState({
    amount: groupRupees(amountInr),
    rate: String(defaults.ratePercent),
    years: String(defaults.years),
  });
  const { amount, rate, years, messages, loan } = readLoan(texts, defaults);
  const edit = (field: LoanField) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));
  // The slider ends here, so that it stays precise; larger amounts can be typed.
  const sliderMaxInr = Math.min(defaults.maxAmount, Math.max(10 * defaults.amount, 2 * amountInr));
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <LoanFieldset
            label="Loan amount (₹)"
            text={texts.amount}
            value={amount}
            hint={amount === null ? undefined : `= ${sayRupees(amount)}`}
            message={messages.amount}
            figure={{
              min: 100_000,
              max: sliderMaxInr,
              step: 100_000,
              describe: formatCompactInr,
              write: groupRupees,
              hasWords: true,
            }}
            onEdit={edit("amount")}
          />
          <LoanFieldset
            label="Interest rate (% a year)"
            text={texts.rate}
            value={rate}
            message={messages.rate}
            figure={{
              min: 0,
              max: defaults.maxRatePercent,
              step: 0.05,
              describe: (percent) => `${percent}% a year`,
            }}
            onEdit={edit("rate")}
          />
          <LoanFieldset
            label="Term (years)"
            text={texts.years}
            value={years}
            message={messages.years}
            figure={{
              min: 1,
              max: defaults.maxYears,
              step: 1,
              describe: (term) => formatTerm(Math.round(term * 12)),
            }}
            onEdit={edit("years")}
          />
        </div>
        <div role="status">
          {loan === null ? (
            <p className={styles.missing}>
              Correct the field with the message, and the instalment is shown here.
            </p>
          ) : (
            <EmiFigures loan={loan} />
          )}
        </div>
      </div>
      {hasSchedule && loan !== null && <YearlyChart loan={loan} />}
    </div>
  );
}
