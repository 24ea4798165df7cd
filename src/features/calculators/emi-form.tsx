import { useEffect, useState, useId } from "react";
import { formatCompactInr, groupRupees, formatInr } from "../../catalogue/money";
import { formatRupeesInWords, parseRupees } from "../../catalogue/parse-amount";
import { monthlyInstalment } from "../../catalogue/emi";
import { EmiFigures, formatTerm, type LoanDefaults } from "./loan";
import { YearlyChart } from "./yearly-chart";
import { foldDigits } from "../../lib/text";
import { Icon } from "../../ui/icon";
import * as styles from "./emi-form.module.css";

type LoanField = "amount" | "rate" | "years";

interface LoanFigure {
  readonly name: LoanField;
  readonly label: string;
  readonly hint?: string;
  /** Of the slider; what is typed may go beyond. */
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly describe: (value: number) => string;
  readonly write?: (value: number) => string;
  /** Words are typed too, as in "50 lakh", for which a keypad has no keys. */
  readonly hasWords?: boolean;
}

interface LoanFieldsetProps {
  readonly figure: LoanFigure;
  readonly text: string;
  readonly value: number | null;
  readonly message?: string;
  readonly onEdit: (text: string) => void;
}

function LoanFieldset({ figure, text, value, message, onEdit }: LoanFieldsetProps) {
  const id = useId();
  const { label, hint, range, describe, write = String, hasWords = false } = figure;
  const shown = Math.min(Math.max(value ?? range.min, range.min), range.max);
  const noteId = `${id}-note`;
  const note = message ?? hint;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="num control"
        inputMode={hasWords ? "text" : "decimal"}
        autoComplete="off"
        value={text}
        aria-invalid={message !== undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={(event) => onEdit(event.target.value)}
        onBlur={() => {
          if (value !== null) onEdit(write(value));
        }}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={`${label}, slider`}
        aria-valuetext={describe(shown)}
        value={shown}
        onChange={(event) => onEdit(write(event.target.valueAsNumber))}
        {...range}
      />
      {note !== undefined && (
        <p id={noteId} className={`${message === undefined ? "hint" : "issue"} ${styles.note}`}>
          {message !== undefined && <Icon name="circle-alert" size="small" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

type LoanTexts = Readonly<Record<LoanField, string>>;

/** "8.5", "8,5", ".5", "8." as it is typed, "8.5 %", "20 years"; null for anything else, negative numbers among it. */
function parseDecimal(text: string): number | null {
  const digits = /^\s*(\d{1,6}(?:[.,]\d{0,6})?|[.,]\d{1,6})\s*(?:%|years?|yrs?)?\s*$/i.exec(
    foldDigits(text),
  )?.[1];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null;

/** One month is 0.083 years, which people type as 0.08. */
const minYears = 0.08;

/** Messages name what an empty, unreadable or out-of-range field accepts. */
export function readLoan(texts: LoanTexts, limits: LoanDefaults) {
  const amount = within(parseRupees(texts.amount, "sale", null), 1, limits.maxAmount);
  const rate = within(parseDecimal(texts.rate), 0, limits.maxRatePercent);
  const years = within(parseDecimal(texts.years), minYears, limits.maxYears);
  const messages: Partial<LoanTexts> = {
    ...(amount === null && { amount: `Enter an amount in rupees, up to ${formatInr(limits.maxAmount)}.` }),
    ...(rate === null && { rate: `Enter a rate from 0 to ${limits.maxRatePercent}%.` }),
    ...(years === null && { years: `Enter a term of up to ${limits.maxYears} years.` }),
  };
  const isComplete = amount !== null && rate !== null && years !== null;
  const loan = isComplete
    ? { principal: amount, ratePercent: rate, months: Math.max(1, Math.round(years * 12)) }
    : null;
  return { amount, rate, years, messages, loan };
}

export interface EmiFormProps {
  readonly defaults: LoanDefaults;
  readonly amountInr: number;
  readonly hasSchedule?: boolean;
  readonly onInstalment?: (instalment: number | null) => void;
}

export function EmiForm({ defaults, amountInr, hasSchedule = false, onInstalment }: EmiFormProps) {
  const [texts, setTexts] = useState({
    amount: groupRupees(amountInr),
    rate: String(defaults.ratePercent),
    years: String(defaults.years),
  });
  const reading = readLoan(texts, defaults);
  const { amount, loan } = reading;
  const instalment = loan && monthlyInstalment(loan);
  useEffect(() => onInstalment?.(instalment), [instalment, onInstalment]);
  // The slider ends here, so that it stays precise; larger amounts can be typed.
  const sliderMaxInr = Math.min(defaults.maxAmount, Math.max(10 * defaults.amount, 2 * amountInr));
  const figures: readonly LoanFigure[] = [
    {
      name: "amount",
      label: "Loan amount (₹)",
      hint: amount === null ? undefined : `= ${formatRupeesInWords(amount)}`,
      range: { min: 100_000, max: sliderMaxInr, step: 100_000 },
      describe: formatCompactInr,
      write: groupRupees,
      hasWords: true,
    },
    {
      name: "rate",
      label: "Interest rate (% a year)",
      range: { min: 0, max: defaults.maxRatePercent, step: 0.05 },
      describe: (percent) => `${percent}% a year`,
    },
    {
      name: "years",
      label: "Term (years)",
      range: { min: 1, max: defaults.maxYears, step: 1 },
      describe: (term) => formatTerm(Math.round(term * 12)),
    },
  ];
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {figures.map((figure) => (
            <LoanFieldset
              key={figure.name}
              figure={figure}
              text={texts[figure.name]}
              value={reading[figure.name]}
              message={reading.messages[figure.name]}
              onEdit={(text) => setTexts((before) => ({ ...before, [figure.name]: text }))}
            />
          ))}
        </div>
        <div role="status">
          {loan === null ? (
            <p className={`ruled ${styles.missing}`}>
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
