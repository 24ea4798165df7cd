/** Figures that an editor wrote as texts, in other units: of the parts of a property page that are read at their turn. */
import { parseArea, writtenUnit } from "../../catalogue/area";
import { convertedAreas, convertedPrices } from "../../catalogue/display-units";
import { parsePrice } from "../../catalogue/parse-price";
import { useSiteFacts } from "../../site/use-site-facts";
import { InOthers, RateLine } from "../converted";

interface ConvertedUnitPriceProps {
  /** As its editor wrote them: "₹1.85 Cr", "1,845 sq ft". */
  readonly price: string;
  readonly size: string;
}

/** The price of one unit in the currency that the visitor reads, and what a square foot of it costs. */
export function ConvertedUnitPrice({ price, size }: ConvertedUnitPriceProps) {
  const { exchangeRates } = useSiteFacts();
  const { amount, amountMax, currency, period } = parsePrice(price);
  if (amount === null) return null;
  const span = { min: amount, max: amountMax ?? amount, currency };
  const area = parseArea(size);
  const isSold = period === "total" && area !== null;
  return (
    <>
      <InOthers texts={convertedPrices(span, exchangeRates)} />
      {isSold && <RateLine rate={{ perSqft: amount / area.minSqft, currency }} />}
    </>
  );
}

interface ConvertedAreaProps {
  /** As its editor wrote it: "1,845 sq ft", "6.4 acres, 68% open". */
  readonly text: string | null;
  /** Whether it is land, which is read in acres or guntha, too. */
  readonly isLand: boolean;
}

/** The area that a text names, in the unit that the visitor reads. */
export function ConvertedArea({ text, isLand: ofLand }: ConvertedAreaProps) {
  const area = parseArea(text);
  return area && <InOthers texts={convertedAreas(area, writtenUnit(text), ofLand)} />;
}
