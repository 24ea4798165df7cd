import { graphql } from "gatsby";
import {
  convertedAreas,
  convertedPrices,
  convertedRates,
  formatOwnRate,
  type Converted,
  type Rate,
} from "../catalogue/display-units";
import { isLand } from "../catalogue/taxonomy";
import { useSiteFacts } from "../site/use-site-facts";

/**
 * A figure in other units, beside the listing's own: the style sheet shows the one that the visitor reads, from the first
 * paint on and without React (docs/decisions/units-and-currencies.md).
 */
export function InOthers({ texts }: { readonly texts: Converted<string> }) {
  const attributes = Object.entries(texts).map(([unit, text]) => [`data-in-${unit.toLowerCase()}`, text]);
  return <span className="converted" {...Object.fromEntries(attributes)} />;
}

/** A rate in the currency and the unit that the visitor reads. */
function ConvertedRate({ rate }: { readonly rate: Rate }) {
  const { exchangeRates } = useSiteFacts();
  return <InOthers texts={convertedRates(rate, exchangeRates)} />;
}

/** A listing's price, as its label has it, in the currency that the visitor reads; a price by the area stays one. */
export function ConvertedPrice({ priceFigures }: Pick<Queries.ConvertedPriceFragment, "priceFigures">) {
  const { exchangeRates } = useSiteFacts();
  if (priceFigures === null) return null;
  const { min, currency, isRate } = priceFigures;
  if (isRate) return <ConvertedRate rate={{ perSqft: min, currency }} />;
  return <InOthers texts={convertedPrices(priceFigures, exchangeRates)} />;
}

/** "₹10,027 / sq ft" below a price. */
function RateLine({ rate }: { readonly rate: Rate }) {
  return (
    <span className="rate">
      {formatOwnRate(rate)}
      <ConvertedRate rate={rate} />
    </span>
  );
}

/** What a square foot of a listing costs, unless its price says it. */
export function ListingRate({ rate, priceFigures }: Queries.ConvertedPriceFragment) {
  if (rate === null || priceFigures?.isRate === true) return null;
  return <RateLine rate={rate} />;
}

/** A listing's size in the unit that the visitor reads. */
export function ConvertedSize({ sizeArea, kinds }: Queries.ConvertedSizeFragment) {
  if (sizeArea === null) return null;
  return <InOthers texts={convertedAreas(sizeArea, sizeArea.unit, isLand(kinds))} />;
}

export const convertedPriceFragment = graphql`
  fragment ConvertedPrice on Listing {
    priceFigures {
      min
      max
      currency
      isRate
    }
    rate {
      perSqft
      currency
    }
  }
`;

export const convertedSizeFragment = graphql`
  fragment ConvertedSize on Listing {
    sizeArea {
      minSqft
      maxSqft
      unit
    }
    kinds
  }
`;
