import { z } from "zod";
import { currencies, pricePeriods } from "../../catalogue/money";
import { isoDate, nodeObject, oneOf, resolved } from "./fields";

const price = nodeObject("OfferPrice", {
  min: z.number().describe("Lowest amount, in the currency's unit."),
  max: z.number().describe("Highest amount of a range; the lowest otherwise."),
  currency: oneOf("Currency", currencies, "Currency of the amounts."),
  period: oneOf("PricePeriod", pricePeriods, "What the amount pays for."),
});

const rate = nodeObject("OfferRate", {
  perSqft: z.number().describe("Amount for one square foot."),
  currency: oneOf("Currency", currencies, "Currency of the amount."),
});

const says = oneOf(
  "OfferFigure",
  ["price", "rate"],
  "Which of price and rate the text says; null where it says neither.",
).nullable();

const unit = nodeObject("OfferUnit", {
  bedrooms: z.int().nullable().describe("0 for a studio; null where bedrooms do not count."),
  price: price.nullable().describe("Null where it names no total."),
  priceInr: resolved("Float", "Lowest amount in rupees, of a rent for one month.", '@inRupees(of: "min")'),
  priceMaxInr: resolved("Float", "Highest amount, in the same way.", '@inRupees(of: "max")'),
  areaSqft: z.number().nullable().describe("Smallest area in square feet."),
  areaMaxSqft: z.number().nullable().describe("Largest area in square feet."),
});

/** Of a row of the table Type / Size / Price. */
export const rowOfferShape = nodeObject("RowOffer", {
  says,
  price: price.nullable().describe("Null where it names no amount."),
  rate: rate.nullable().describe("What a square foot costs; null of a rent and without price or size."),
}).describe("Its price as numbers.");

/** What a listing costs and measures: each number once, for whoever shows, sorts or hands it on. */
export const offerShape = nodeObject("ListingOffer", {
  text: z.string().describe("The price as its editor wrote it; 'Contact for price' where there is none."),
  label: z.string().describe("What of it stands large: the amount or the range."),
  note: z.string().describe("What stands small after it, e.g. 'onwards'; may be empty."),
  says,
  price: price
    .nullable()
    .describe("Its own or, where its text names no total, that of its units; null without any."),
  priceInr: resolved(
    "Float",
    "Lowest amount in rupees, of a rent for one month, for sorting and filtering only.",
    '@inRupees(of: "min")',
  ),
  rate: rate
    .nullable()
    .describe(
      "What a square foot costs: the listing's own rate, else that of its cheapest unit. Of a rent only what its text says.",
    ),
  area: nodeObject("OfferArea", {
    minSqft: z.number().describe("Smallest area in square feet."),
    maxSqft: z.number().describe("Largest area in square feet."),
    unit: z
      .string()
      .describe("The unit in which the size is written: sqft, sqm, sqyd, acre, gunta, cent, hectare."),
  })
    .describe("The size as numbers, where it can be read.")
    .nullable(),
  former: nodeObject("FormerOffer", {
    on: isoDate("Day of the change."),
    label: z.string().describe("What stood large until then: the amount or the range."),
  })
    .describe("The published price before today's; null without one.")
    .nullable(),
  units: z.array(unit).describe("What it has on offer, each kind of home by itself."),
  unitCurrency: oneOf("Currency", currencies, "Currency of the table that names its units.").nullable(),
}).describe("What it costs and measures, read once in its file.");

export type ListingOffer = z.output<typeof offerShape>;
export type RowOffer = z.output<typeof rowOfferShape>;
