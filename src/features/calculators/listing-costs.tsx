import { graphql } from "gatsby";
import { DetailSection } from "../../listing/detail/detail-section";
import { takesHomeLoan } from "../../catalogue/taxonomy";
import { BuyingCostEstimate, type CityBuyingCost } from "./buying-cost-estimate";
import type { LoanDefaults } from "./loan";
import { LoanOnPrice } from "./loan-on-price";
import { UnitCosts } from "./unit-costs";
import * as styles from "./listing-costs.module.css";

export interface ListingCostsProps {
  readonly texts: Queries.ListingCostTextsFragment;
  readonly listing: Queries.ListingCostsFragment;
  readonly cost: CityBuyingCost | null;
  readonly loan: LoanDefaults | null;
  readonly loanPath: string;
}

/** Costs of a home for sale; the loan only for a price in rupees and a kind that banks lend on. */
export function ListingCosts({ texts, listing, cost, loan, loanPath }: ListingCostsProps) {
  const { price } = listing.offer;
  const { categories, kinds, costBasis, sizeMeasures } = listing;
  const isToLet = categories.includes("rental") || (price !== null && price.period !== "total");
  const loanPriceInr = price?.currency === "INR" ? price.min : null;
  const hasLoan = loan !== null && loanPriceInr !== null && takesHomeLoan(kinds);
  const rules = cost?.currency === costBasis?.currency ? (cost?.items ?? []) : [];
  const hasUnits = costBasis !== null && rules.length + costBasis.charges.length > 0;
  if (isToLet || (cost === null && !hasLoan && !hasUnits)) return null;
  return (
    <DetailSection heading={texts.costsHeading}>
      <div className={styles.costs}>
        {hasUnits && (
          <UnitCosts
            texts={texts}
            city={listing.city}
            basis={costBasis}
            sizeMeasures={sizeMeasures}
            rules={rules}
          />
        )}
        {cost !== null && <BuyingCostEstimate texts={texts} cost={cost} price={price} />}
        {hasLoan && <LoanOnPrice texts={texts} priceInr={loanPriceInr} defaults={loan} loanPath={loanPath} />}
      </div>
    </DetailSection>
  );
}

export const listingCostsFragments = graphql`
  fragment ListingCostTexts on CalculatorTexts {
    costsHeading
    ...UnitCostTexts
    ...BuyingCostTexts
    ...LoanOnPriceTexts
  }
  fragment ListingCosts on Listing {
    categories
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
