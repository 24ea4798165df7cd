import { graphql } from "gatsby";
import {
  convertedAreas,
  convertedOffer,
  convertedRates,
  formatOwnRate,
  type Converted,
} from "../catalogue/display-units";
import type { OfferTexts } from "../catalogue/offer";
import { isLand } from "../catalogue/taxonomy";
import { useSiteFacts } from "../site/site-data";

/** A figure in other units, beside the listing's own: the style sheet shows the one that the visitor reads, from the
 * first paint on and without React (docs/decisions/units-and-currencies.md). */
export function ConvertedAmounts({ texts }: { readonly texts: Converted<string> }) {
  const attributes = Object.entries(texts).map(([unit, text]) => [`data-in-${unit.toLowerCase()}`, text]);
  return <span className="converted" {...Object.fromEntries(attributes)} />;
}

/** A price, as its label has it, in the currency that the visitor reads; a price by the area stays one. */
export function ConvertedPrice({ offer }: { readonly offer: OfferTexts }) {
  const { exchangeRates } = useSiteFacts();
  return offer.says === null ? null : <ConvertedAmounts texts={convertedOffer(offer, exchangeRates)} />;
}

/** What a square foot costs, "₹10,027 / sq ft" below a price, unless the price is a rate. */
export function ListingRate({ offer: { says, rate } }: { readonly offer: OfferTexts }) {
  const { exchangeRates } = useSiteFacts();
  if (rate === null || says === "rate") return null;
  return (
    <span className="rate">
      {formatOwnRate(rate)}
      <ConvertedAmounts texts={convertedRates(rate, exchangeRates)} />
    </span>
  );
}

/** A listing's size in the unit that the visitor reads. */
export function ConvertedSize({ offer: { area }, kinds }: Queries.ConvertedSizeFragment) {
  if (area === null) return null;
  return <ConvertedAmounts texts={convertedAreas(area, area.unit, isLand(kinds))} />;
}

export const convertedPriceFragment = graphql`
  fragment ConvertedPrice on Listing {
    offer {
      says
      price {
        min
        max
        currency
      }
      rate {
        perSqft
        currency
      }
    }
  }
`;

export const convertedSizeFragment = graphql`
  fragment ConvertedSize on Listing {
    offer {
      area {
        minSqft
        maxSqft
        unit
      }
    }
    kinds
  }
`;
