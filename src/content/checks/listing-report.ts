import type { ContentType } from "../content-types";
import { listingSchema } from "../schemas/listing";
import { checkDates, checkStages } from "./dates";
import { reportOf, type Check, type ContentEntry, type Issue } from "./issue";
import { checkLivability, checkWords } from "./listing-words";
import { checkAmounts, checkCharges, checkCurrencies, checkReadablePrices } from "./money";
import { checkApprovals, checkRegistrations } from "./registration";
import { checkSchemas } from "./schema";
import { checkStatuses, ofAdvertised, withLenientDrafts } from "./status";

/** For drafts too. */
export const listingChecks = [
  checkReadablePrices,
  checkWords,
  checkStages,
  checkLivability,
  checkApprovals,
  checkCharges,
  checkCurrencies,
] as const;

const listingType: ContentType = {
  name: "Listing",
  path: "listings",
  form: "folder",
  schema: listingSchema,
  key: "slug",
};

export interface ListingSurroundings {
  readonly cities: readonly unknown[];
  readonly categories: readonly unknown[];
}

/** Issues that need no other file but cities and categories, errors first; `today` is "2026-11-20". */
export function listingReport(
  listing: unknown,
  { cities, categories }: ListingSurroundings,
  today: string,
): readonly Issue[] {
  const entry: ContentEntry = { type: listingType, file: "", at: [], value: listing };
  const around = (name: string, values: readonly unknown[]) =>
    values.map((value): ContentEntry => ({ type: { ...listingType, name }, file: name, at: [], value }));
  const entries = [...around("City", cities), ...around("Category", categories), entry];
  const run = (checks: readonly Check<"entries" | "today">[]) =>
    checks.flatMap((check) => check({ entries, today })).filter(({ file }) => file === "");
  const every = reportOf([...checkSchemas({ entries: [entry] }), ...run(listingChecks)]);
  const ofAdvertisedOnly = [checkAmounts, checkRegistrations, checkDates].map(ofAdvertised);
  const ofPublished = withLenientDrafts(run([...ofAdvertisedOnly, checkStatuses]), entries);
  const { errors, warnings } = reportOf(ofPublished);
  return [...every.errors, ...errors, ...warnings, ...every.warnings];
}
