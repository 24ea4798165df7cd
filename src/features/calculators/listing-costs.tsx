import { graphql } from "gatsby";
import { DetailSection } from "../../listing/detail/detail-section";
import { BuyingCostEstimate, type CityBuyingCost } from "./buying-cost-estimate";
import * as styles from "./listing-costs.module.css";
import type { LoanDefaults } from "./loan-defaults";
import { LoanOnPrice } from "./loan-on-price";

export interface ListingCostsProps {
  readonly texts: Queries.ListingCostTextsFragment;
  readonly listing: Queries.ListingCostsFragment;
  /** The entry of the home's city in data/buying-costs.json. */
  readonly cost: CityBuyingCost | null;
  readonly loan: LoanDefaults | null;
  /** Address of the page about home loans. */
  readonly loanPath: string;
}

/**
 * Costs beyond the price of a home for sale: duty and registration of its city, and the loan where the price is a
 * number of rupees. Homes to let have neither.
 */
export function ListingCosts({ texts, listing, cost, loan, loanPath }: ListingCostsProps) {
  const { price, categories } = listing;
  const isToLet = categories.includes("rental") || (price !== null && price.period !== "total");
  const loanPriceInr = price?.currency === "INR" ? price.amount : null;
  const hasLoan = loan !== null && loanPriceInr !== null;
  if (isToLet || (cost === null && !hasLoan)) return null;
  return (
    <DetailSection heading={texts.costsHeading}>
      <div className={styles.costs}>
        {cost !== null && <BuyingCostEstimate texts={texts} cost={cost} price={price} />}
        {hasLoan && <LoanOnPrice texts={texts} priceInr={loanPriceInr} defaults={loan} loanPath={loanPath} />}
      </div>
    </DetailSection>
  );
}

export const listingCostsFragments = graphql`
  fragment ListingCostTexts on CalculatorTexts {
    costsHeading
    ...BuyingCostTexts
    ...LoanOnPriceTexts
  }
  fragment ListingCosts on Listing {
    categories
    price {
      amount
      currency
      period
    }
  }
`;
