import { estimateBuyingCost, type BuyingCostRule } from "../catalogue/buying-cost";
import type { ComparedHomeSource, ComparedRow } from "../catalogue/compared-home";
import { defaultLoan, loanForPrice, type LoanTerms } from "../catalogue/default-loan";
import { parseArea, writtenUnit } from "../catalogue/area";
import {
  convertedAreas,
  convertedPrices,
  convertedRates,
  formatOwnRate,
  type Converted,
  type PriceSpan,
  type Rate,
} from "../catalogue/display-units";
import { monthlyInstalment } from "../catalogue/emi";
import { isLand } from "../catalogue/is-land";
import { formatCompactAmount, type Currency, type ExchangeRates, type PricePeriod } from "../catalogue/money";
import type { PropertyKind } from "../catalogue/taxonomy";

/** What the compare page shows of a listing, as a query has it. */
interface ComparedListing extends Omit<ComparedHomeSource, "cells" | "currency" | "areaUnit"> {
  readonly kinds: readonly PropertyKind[];
  readonly priceLabel: { readonly text: string };
  readonly priceFigures: (PriceSpan & { readonly isRate: boolean }) | null;
  readonly price: {
    readonly amount: number;
    readonly currency: Currency;
    readonly period: PricePeriod;
  } | null;
  readonly rate: Rate | null;
  readonly deposit: string | null;
  readonly typeLabel: string;
  readonly bedrooms: string | null;
  readonly size: string | null;
  readonly possession: string | null;
  readonly registration: {
    readonly kind: string;
    readonly numbers: readonly string[];
    readonly url: string | null;
  };
  readonly summary: Readonly<
    Record<
      "developer" | "stage" | "ownership" | "parkingType" | "floors" | "units" | "landArea",
      string | null
    >
  >;
}

/** What the figures of every home are worked out from. */
export interface CompareFacts {
  readonly rates: ExchangeRates;
  /** Duty and fees of each city. */
  readonly costs: readonly {
    readonly city: string;
    readonly currency: Currency;
    readonly items: readonly BuyingCostRule[];
  }[];
  /** Null where the site names no loan. */
  readonly loan: LoanTerms | null;
}

interface Figure {
  readonly text: string;
  readonly others?: Converted<string>;
  readonly href?: string;
}

const plain = (text: string | null): Figure | null => (text === null || text === "" ? null : { text });

/** An amount that is worked out, and not written by an editor. */
const amountFigure = (amount: number, currency: Currency, rates: ExchangeRates, after = ""): Figure => ({
  text: `about ${formatCompactAmount(amount, currency)}${after}`,
  others: convertedPrices({ min: amount, max: amount, currency }, rates),
});

/** The price as its label has it, which may be one by the area. */
function priceFigure({ priceLabel, priceFigures }: ComparedListing, rates: ExchangeRates): Figure {
  if (priceFigures === null) return { text: priceLabel.text };
  const { min, currency, isRate } = priceFigures;
  const others = isRate
    ? convertedRates({ perSqft: min, currency }, rates)
    : convertedPrices(priceFigures, rates);
  return { text: priceLabel.text, others };
}

/** The lowest price with duty, registration and fees of the home's city. */
function allInFigure({ city, price }: ComparedListing, { costs, rates }: CompareFacts): Figure | null {
  const cost = costs.find((entry) => entry.city === city);
  if (price?.period !== "total" || cost?.currency !== price.currency) return null;
  const estimate = estimateBuyingCost(cost.items, price.amount);
  return estimate && amountFigure(price.amount + estimate.total, price.currency, rates);
}

/** The instalment of the loan that a bank gives for the lowest price, at the rate and over the years of the site. */
function instalmentFigure({ price }: ComparedListing, { loan, rates }: CompareFacts): Figure | null {
  if (price?.period !== "total" || price.currency !== "INR" || loan === null) return null;
  const instalment = monthlyInstalment(defaultLoan(loan, loanForPrice(price.amount, loan)));
  return instalment === null ? null : amountFigure(instalment, "INR", rates, " a month");
}

function areaFigure(text: string | null, ofLand: boolean): Figure | null {
  const area = parseArea(text);
  if (text === null || area === null) return plain(text);
  return { text, others: convertedAreas(area, writtenUnit(text), ofLand) };
}

function registrationFigure({ registration: { kind, numbers, url } }: ComparedListing): Figure {
  if (kind === "exempt") return { text: "None needed" };
  if (numbers.length === 0) return { text: "On request" };
  return { text: numbers.join(", "), ...(url === null ? {} : { href: url }) };
}

/** The file of a home for the compare page. What a listing does not know has no cell. */
export function comparedHomeOf(listing: ComparedListing, facts: CompareFacts): ComparedHomeSource {
  const { rate, summary, size, kinds } = listing;
  const figures: Readonly<Record<ComparedRow, Figure | null>> = {
    price: priceFigure(listing, facts.rates),
    rate: rate && { text: formatOwnRate(rate), others: convertedRates(rate, facts.rates) },
    allIn: allInFigure(listing, facts),
    instalment: instalmentFigure(listing, facts),
    deposit: listing.isRental ? plain(listing.deposit) : null,
    type: plain(listing.typeLabel),
    bedrooms: plain(listing.bedrooms),
    size: areaFigure(size, isLand(kinds)),
    possession: plain(listing.possession),
    stage: plain(summary.stage),
    developer: plain(summary.developer),
    registration: registrationFigure(listing),
    ownership: plain(summary.ownership),
    parking: plain(summary.parkingType),
    floors: plain(summary.floors),
    units: plain(summary.units),
    land: areaFigure(summary.landArea, true),
  };
  return {
    ...listing,
    currency: listing.priceFigures?.currency ?? null,
    areaUnit: parseArea(size) === null ? null : writtenUnit(size),
    cells: Object.entries(figures).flatMap(([row, figure]) => {
      if (figure === null) return [];
      const { text, others = {}, href = null } = figure;
      return [
        {
          row,
          text,
          others: Object.entries(others).map(([unit, other]) => ({ unit, text: other ?? "" })),
          href,
        },
      ];
    }),
  };
}
