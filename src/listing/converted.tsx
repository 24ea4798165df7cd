import {
  convertedAreas,
  convertedPrices,
  convertedRates,
  formatOwnRate,
  type Converted,
  type PriceSpan,
  type Rate,
} from "../catalogue/display-units";
import { isLand } from "../catalogue/is-land";
import type { PropertyKind } from "../catalogue/taxonomy";
import { useSiteFacts } from "../site/use-site-facts";

/**
 * A figure in other units, beside the listing's own: the style sheet shows the one that the visitor reads, from the first
 * paint on and without React (docs/decisions/2026-11-22-units-and-currencies.md).
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

interface Priced {
  /** Null where there is none to convert. */
  readonly price: PriceSpan | null;
  /** What a square foot costs; null of a rent and where not known. */
  readonly rate: Rate | null;
}

interface ConvertedPriceProps {
  readonly listing: Priced;
  /** What stands after the amount on the page, "/ year", "/ sq ft". */
  readonly note: string;
}

const isRate = (note: string) => /(?:\/|per)\s*(?:sq|m²|acre|gun|cent|ha)/i.test(note);

/** A listing's price in the currency that the visitor reads; a price by the area stays one. */
export function ConvertedPrice({ listing: { price, rate }, note }: ConvertedPriceProps) {
  const { exchangeRates } = useSiteFacts();
  if (isRate(note)) return rate && <ConvertedRate rate={rate} />;
  if (price === null) return null;
  // A rent is kept for one month.
  const months = /year|annum/i.test(note) ? 12 : 1;
  const { inr, maxInr, currency } = price;
  return (
    <InOthers
      texts={convertedPrices({ inr: inr * months, maxInr: maxInr * months, currency }, exchangeRates)}
    />
  );
}

/** "₹10,027 / sq ft" below a price, unless the price is one by the area itself. */
export function RateLine({ rate, note }: { readonly rate: Rate | null; readonly note: string }) {
  if (rate === null || isRate(note)) return null;
  return (
    <span className="rate">
      {formatOwnRate(rate)}
      <ConvertedRate rate={rate} />
    </span>
  );
}

interface ConvertedSizeProps {
  readonly area: { readonly minSqft: number; readonly maxSqft: number; readonly unit: string } | null;
  readonly kinds: readonly PropertyKind[];
}

/** A listing's size in the unit that the visitor reads. */
export function ConvertedSize({ area, kinds }: ConvertedSizeProps) {
  if (area === null) return null;
  return <InOthers texts={convertedAreas(area, area.unit, isLand(kinds))} />;
}
