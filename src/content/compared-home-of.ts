import { estimateBuyingCost, unitCost } from "../catalogue/buying-cost";
import { comparedRows, type ComparedHome, type ComparedRow } from "../catalogue/compared-home";
import { defaultLoan, loanForPrice, type LoanTerms, monthlyInstalment } from "../catalogue/emi";
import { parseWrittenArea, type WrittenArea } from "../catalogue/area";
import {
  convertedAreas,
  convertedOffer,
  convertedPrices,
  convertedRates,
  formatOwnRate,
  type Converted,
} from "../catalogue/display-units";
import { livabilityFacts } from "../catalogue/livability";
import { statedAmounts, type ListedHome } from "../catalogue/offer";
import { isLand, takesHomeLoan } from "../catalogue/taxonomy";
import { formatCompactAmount, type Currency, type ExchangeRates } from "../catalogue/money";
import type { ListingOffer } from "./schemas/offer";

interface ComparedListing extends Omit<ListedHome, "offer" | "registration" | "tags"> {
  readonly offer: Pick<ListingOffer, "text" | "says" | "price" | "rate" | "area">;
  readonly registration: Omit<ListedHome["registration"], "url"> & { readonly url: string | null };
}

export interface CompareFacts {
  readonly rates: ExchangeRates;
  readonly costs: Queries.ListingFilesQuery["allBuyingCost"]["nodes"];
  readonly loan: LoanTerms | null;
}

interface Figure {
  readonly text: string;
  readonly converted?: Converted<string>;
  readonly href?: string | null;
}

const plain = (text: string | null): Figure | null => (text === null || text === "" ? null : { text });

const amountFigure = (amount: number, currency: Currency, rates: ExchangeRates, after = ""): Figure => ({
  text: `about ${formatCompactAmount(amount, currency)}${after}`,
  converted: convertedPrices({ min: amount, max: amount, currency }, rates),
});

/** Total of the cheapest unit; without priced units the lowest price with duty and fees of the city. */
function allInFigure(
  { city, offer: { price }, costBasis }: ComparedListing,
  { costs, rates }: CompareFacts,
): Figure | null {
  if (price?.period !== "total") return null;
  const rules = costs.find((cost) => cost.city === city && cost.currency === price.currency)?.items ?? [];
  const [cheapest] = (costBasis?.units ?? []).toSorted((a, b) => a.amount - b.amount);
  if (costBasis === null || cheapest === undefined) {
    const estimate = estimateBuyingCost(rules, price.min);
    return estimate && amountFigure(price.min + estimate.total, price.currency, rates);
  }
  const { total } = unitCost(cheapest, costBasis.charges, rules, costBasis.currency);
  const after = rules.length === 0 ? ", without duty" : "";
  return total === cheapest.amount ? null : amountFigure(total, costBasis.currency, rates, after);
}

/** For the largest loan on the lowest price, at the site's default rate and years. */
function instalmentFigure(
  { offer: { price }, kinds }: ComparedListing,
  { loan, rates }: CompareFacts,
): Figure | null {
  if (price?.period !== "total" || price.currency !== "INR") return null;
  if (loan === null || !takesHomeLoan(kinds)) return null;
  const instalment = monthlyInstalment(defaultLoan(loan, loanForPrice(price.min, loan)));
  return instalment === null ? null : amountFigure(instalment, "INR", rates, " a month");
}

function areaFigure(text: string | null, area: WrittenArea | null, ofLand: boolean): Figure | null {
  if (text === null || area === null) return plain(text);
  return { text, converted: convertedAreas(area, area.unit, ofLand) };
}

function registrationFigure({ registration: { kind, numbers, url } }: ComparedListing): Figure {
  if (kind === "exempt") return { text: "None needed" };
  if (numbers.length === 0) return { text: "On request" };
  return { text: numbers.join(", "), href: url };
}

/** The file of a home for the compare page; what is not known has no cell. */
export function comparedHomeOf(listing: ComparedListing, site: CompareFacts): ComparedHome {
  const { offer, isRental, summary, size, kinds } = listing;
  const rate = isRental ? null : offer.rate;
  const facts = livabilityFacts(listing.livability);
  const { carpetArea } = listing.livability;
  const figures: Readonly<Partial<Record<ComparedRow, Figure | null>>> = {
    ...Object.fromEntries(facts.map(({ id, value }) => [id, { text: value }])),
    price: { text: offer.text, converted: convertedOffer(offer, site.rates) },
    rate: rate && { text: formatOwnRate(rate), converted: convertedRates(rate, site.rates) },
    allIn: allInFigure(listing, site),
    instalment: instalmentFigure(listing, site),
    deposit: isRental ? plain(listing.deposit) : null,
    type: plain(listing.typeLabel),
    bedrooms: plain(listing.bedrooms),
    size: areaFigure(size, offer.area, isLand(kinds)),
    possession: plain(listing.possession),
    stage: plain(summary.stage),
    developer: plain(summary.developer),
    registration: registrationFigure(listing),
    ownership: plain(summary.ownership),
    parking: plain(summary.parkingType),
    floors: plain(summary.floors),
    units: plain(summary.units),
    land: areaFigure(summary.landArea, parseWrittenArea(summary.landArea), true),
    carpetArea: areaFigure(carpetArea, parseWrittenArea(carpetArea), false),
  };
  const { slug, title, path, location, city, facilities, place, cover } = listing;
  return {
    slug,
    title,
    path,
    location,
    city,
    isRental,
    facilities,
    place,
    cover,
    currency: statedAmounts(offer)?.currency ?? null,
    areaUnit: offer.area?.unit ?? null,
    cells: comparedRows.flatMap(([row]) => {
      const figure = figures[row] ?? null;
      if (figure === null) return [];
      const { text, converted = {}, href = null } = figure;
      const conversions = Object.entries(converted).map(([unit, inUnit]) => ({ unit, text: inUnit ?? "" }));
      return [{ row, text, conversions, href }];
    }),
  };
}
