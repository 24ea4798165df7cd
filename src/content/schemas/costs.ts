import { z } from "zod";
import { currencies } from "../../catalogue/money";
import { amount, cityName, isoDate, line, link, named, oneOf, pastDate, prose, file, list } from "./fields";

export const loanSchema = file({
  asOf: pastDate("Day on which the default rate was checked."),
  note: prose("One sentence on what the rate is."),
  amount: amount("Default loan in rupees."),
  ratePercent: amount("Default yearly rate in per cent."),
  years: z.int().positive().describe("Default term in years."),
  loanToValuePercent: amount(
    "Most of a price that the site reckons a loan with, in per cent; used on listing pages.",
  ),
  loanToValueCaps: z
    .array(
      named("LoanToValueCap", {
        aboveAmount: amount("The cap holds for loans of more than this, in rupees."),
        percent: amount("Most of the home's value that may be lent, in per cent."),
      }),
    )
    .min(1, "is empty; write at least the cap above 0 rupees")
    .refine(
      (caps) =>
        caps.every(({ aboveAmount, percent }, at) => {
          const before = caps[at - 1];
          return before === undefined || (aboveAmount > before.aboveAmount && percent < before.percent);
        }),
      "has caps in another order; write each with a larger amount and a smaller per cent than the one before",
    )
    .describe(
      "The Reserve Bank's caps on home loans by their amount (circular DBR.BP.BC.No.72/08.12.015/2016-17 of 7 June " +
        "2017, in its Master Circular on Housing Finance).",
    ),
  maxAmount: amount("Largest amount that the fields accept, in rupees."),
  maxRatePercent: amount("Largest rate in per cent."),
  maxYears: z.int().positive().describe("Longest term in years."),
});

export const buyingCostSchema = z.strictObject({
  city: cityName("City."),
  currency: oneOf("Currency", currencies, "Currency of the sums."),
  asOf: pastDate("Day of the source."),
  reviewBy: isoDate("Day by which the entry must be checked again."),
  basis: prose("What the percentages are charged on."),
  items: list(
    named("BuyingCostItem", {
      label: line('E.g. "Stamp duty".'),
      percent: amount("Per cent of the value.").optional(),
      fixed: amount("Fixed sum in the entry's currency.").optional(),
      capAmount: amount("Largest sum, where the law caps it.").optional(),
      note: line("A condition, e.g. 'one point less for women'.").optional(),
    }),
    "Empty when no reliable source is known; `unavailable` then says so.",
  ),
  notIncluded: z.array(line("A cost that comes on top.")).describe("What the estimate leaves out."),
  sources: z.array(link("A source.")),
  unavailable: prose("Shown in place of an estimate.").optional(),
});
