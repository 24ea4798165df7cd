import { graphql } from "gatsby";
import { useState } from "react";
import { DetailSection, Fold } from "../../listing/detail/detail-section";
import { takesHomeLoan } from "../../catalogue/taxonomy";
import { routes } from "../../config/routes";
import { BuyingCostEstimate, type CityBuyingCost } from "./buying-cost-estimate";
import type { LoanDefaults } from "./loan";
import { UnitCosts } from "./unit-costs";
import { GoLink } from "../../ui/links";
import { interpolate } from "../../lib/interpolate";
import { formatAmount, formatCompactInr } from "../../catalogue/money";
import { defaultLoan, monthlyInstalment, loanForPrice, loanToValue } from "../../catalogue/emi";
import { LoanCalculator } from "./loan-calculator";

interface LoanOnPriceProps {
  readonly texts: Queries.ListingCostTextsFragment;
  readonly priceInr: number;
  readonly defaults: LoanDefaults;
}

/** The largest loan that a bank may give on a home; its instalment, then that of the loan which is typed. */
function LoanOnPrice({ texts, priceInr, defaults }: LoanOnPriceProps) {
  const loan = defaultLoan(defaults, loanForPrice(priceInr, defaults));
  const [instalment, setInstalment] = useState(() => monthlyInstalment(loan));
  if (loan.principal === 0) return null;
  const figure = instalment === null ? undefined : `${formatAmount(instalment, "INR")} a month`;
  return (
    <Fold title={texts.loanTitle} figure={figure}>
      {(isOpen) => (
        <>
          <p>
            {interpolate(texts.loanText, {
              percent: `${loanToValue(loan.principal, priceInr)}%`,
              price: formatCompactInr(priceInr),
            })}
          </p>
          <LoanCalculator
            example={texts.example}
            defaults={defaults}
            amountInr={loan.principal}
            isNeeded={isOpen}
            onInstalment={setInstalment}
          />
          <GoLink to={routes.service("home-loan")} arrow>
            {texts.loanLink}
          </GoLink>
        </>
      )}
    </Fold>
  );
}

interface ListingCostsProps {
  readonly texts: Queries.ListingCostTextsFragment;
  readonly listing: Queries.ListingCostsFragment;
  readonly cost: CityBuyingCost | null;
  readonly loan: LoanDefaults | null;
}

/** Costs of a home for sale; the loan only for a price in rupees and a kind that banks lend on. */
export function ListingCosts({ texts, listing, cost, loan }: ListingCostsProps) {
  const { price } = listing.offer;
  const { isRental, kinds, costBasis } = listing;
  const isToLet = isRental || (price !== null && price.period !== "total");
  const loanPriceInr = price?.currency === "INR" ? price.min : null;
  const hasLoan = loan !== null && loanPriceInr !== null && takesHomeLoan(kinds);
  const rules = cost?.currency === costBasis?.currency ? (cost?.items ?? []) : [];
  const hasUnits = costBasis !== null && rules.length + costBasis.charges.length > 0;
  if (isToLet || (cost === null && !hasLoan && !hasUnits)) return null;
  return (
    <DetailSection heading={texts.costsHeading}>
      <div className="ruled">
        {hasUnits && <UnitCosts texts={texts} listing={listing} basis={costBasis} rules={rules} />}
        {cost !== null && <BuyingCostEstimate texts={texts} cost={cost} price={price} />}
        {hasLoan && <LoanOnPrice texts={texts} priceInr={loanPriceInr} defaults={loan} />}
      </div>
    </DetailSection>
  );
}

export const listingCostsFragments = graphql`
  fragment ListingCostTexts on CalculatorTexts {
    costsHeading
    ...UnitCostTexts
    ...BuyingCostTexts
    example
    loanTitle
    loanText
    loanLink
  }
  fragment ListingCosts on Listing {
    isRental
    kinds
    city
    ...UnitCosts
    offer {
      price {
        min
        currency
        period
      }
    }
  }
`;
