import { graphql } from "gatsby";
import { GoLink } from "../../ui/go-link";
import { useLazyPart } from "../../ui/use-lazy-part";
import { fillIn } from "../../lib/fill-in";
import { formatAmount, formatCompactInr } from "../../catalogue/money";
import { CostDisclosure } from "./cost-disclosure";
import { repaymentOf, defaultLoan, loanForPrice, loanToValue } from "../../catalogue/emi";
import { emiFormPart } from "./emi-form-part";
import type { LoanDefaults } from "./loan-defaults";
import { LoanNote } from "./loan-note";
import { WorkedExample } from "./worked-example";

interface LoanOnPriceProps {
  readonly texts: Queries.LoanOnPriceTextsFragment;
  readonly priceInr: number;
  readonly defaults: LoanDefaults;
  /** Address of the page about home loans. */
  readonly loanPath: string;
}

/** The largest loan that a bank may give on a home and its instalment; it opens to the compact calculator. */
export function LoanOnPrice({ texts, priceInr, defaults, loanPath }: LoanOnPriceProps) {
  const loan = defaultLoan(defaults, loanForPrice(priceInr, defaults));
  const repayment = repaymentOf(loan);
  if (repayment === null) return null;
  return (
    <CostDisclosure title={texts.loanTitle} figure={`${formatAmount(repayment.instalment, "INR")} a month`}>
      {(isOpen) => (
        <>
          <p>
            {fillIn(texts.loanText, {
              percent: `${loanToValue(loan.principal, priceInr)}%`,
              price: formatCompactInr(priceInr),
            })}
          </p>
          <CompactForm
            example={texts.example}
            defaults={defaults}
            amountInr={loan.principal}
            isOpen={isOpen}
          />
          <LoanNote defaults={defaults} />
          <GoLink to={loanPath} arrow>
            {texts.loanLink}
          </GoLink>
        </>
      )}
    </CostDisclosure>
  );
}

interface CompactFormProps {
  readonly example: string;
  readonly defaults: LoanDefaults;
  readonly amountInr: number;
  readonly isOpen: boolean;
}

/** The worked example, which the calculator replaces once the reader has opened it. */
function CompactForm({ example, defaults, amountInr, isOpen }: CompactFormProps) {
  const calculator = useLazyPart(emiFormPart, isOpen);
  return calculator === null ? (
    <WorkedExample text={example} loan={defaultLoan(defaults, amountInr)} />
  ) : (
    <calculator.EmiForm defaults={defaults} amountInr={amountInr} />
  );
}

export const loanOnPriceFragment = graphql`
  fragment LoanOnPriceTexts on CalculatorTexts {
    example
    loanTitle
    loanText
    loanLink
  }
`;
