import { graphql } from "gatsby";
import { GoLink } from "../../ui/links";
import { fillIn } from "../../lib/fill-in";
import { formatAmount, formatCompactInr } from "../../catalogue/money";
import { Fold } from "../../listing/detail/detail-section";
import { repaymentOf, defaultLoan, loanForPrice, loanToValue } from "../../catalogue/emi";
import type { LoanDefaults } from "./loan";
import { LoanCalculator } from "./loan-calculator";

interface LoanOnPriceProps {
  readonly texts: Queries.LoanOnPriceTextsFragment;
  readonly priceInr: number;
  readonly defaults: LoanDefaults;
  readonly loanPath: string;
}

/** The largest loan that a bank may give on a home, and its instalment. */
export function LoanOnPrice({ texts, priceInr, defaults, loanPath }: LoanOnPriceProps) {
  const loan = defaultLoan(defaults, loanForPrice(priceInr, defaults));
  const repayment = repaymentOf(loan);
  if (repayment === null) return null;
  return (
    <Fold title={texts.loanTitle} figure={`${formatAmount(repayment.instalment, "INR")} a month`}>
      {(isOpen) => (
        <>
          <p>
            {fillIn(texts.loanText, {
              percent: `${loanToValue(loan.principal, priceInr)}%`,
              price: formatCompactInr(priceInr),
            })}
          </p>
          <LoanCalculator
            example={texts.example}
            defaults={defaults}
            amountInr={loan.principal}
            isWanted={isOpen}
          />
          <GoLink to={loanPath} arrow>
            {texts.loanLink}
          </GoLink>
        </>
      )}
    </Fold>
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
