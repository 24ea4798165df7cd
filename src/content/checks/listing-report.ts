/** What the checker says of one listing, as far as that needs no other file than those of cities and categories. */
import type { ContentType } from "../content-types";
import { listingSchema } from "../schemas/listing";
import type { ContentEntry } from "./content-entries";
import { datedProblems } from "./dated-problems";
import type { Finding } from "./finding";
import { isClosed, isDraft, lifeFindings } from "./life-problems";
import { listingErrors, listingWarnings } from "./listing-problems";
import { priceFindings } from "./price-problems";
import { registrationFindings } from "./registration-problems";
import { schemaProblems } from "./schema-problems";

const listingType: ContentType = {
  name: "Listing",
  path: "listings",
  form: "folder",
  schema: listingSchema,
  key: "slug",
};

/** The places that a listing may be in. */
export interface ListingSurroundings {
  /** Entries of cities.json. */
  readonly cities: readonly unknown[];
  /** Entries of categories.json. */
  readonly categories: readonly unknown[];
}

/**
 * The findings of one listing on the day `today` ("2026-11-20"), the errors first. Of a home off the lists nothing is
 * asked that an advertisement must have, and a draft's errors are warnings.
 */
export function listingReport(
  listing: unknown,
  { cities, categories }: ListingSurroundings,
  today: string,
): readonly Finding[] {
  const entry: ContentEntry = { type: listingType, file: "", at: [], value: listing };
  const around = (name: string, path: string, values: readonly unknown[]): ContentEntry[] =>
    values.map((value, index) => ({
      type: { ...listingType, name, path, form: "list" },
      file: path,
      at: [index],
      value,
    }));
  const known = [
    ...around("City", "cities.json", cities),
    ...around("Category", "categories.json", categories),
  ];
  const warning = ({ problem }: Pick<Finding, "problem">): Finding => ({ severity: "warning", problem });
  const asked = isClosed(entry)
    ? []
    : [...priceFindings(entry), ...registrationFindings([...known, entry]), ...datedProblems([entry], today)];
  const ofAdvertisement = [...asked, ...lifeFindings([entry])];
  const findings = [
    ...[...schemaProblems(entry), ...listingErrors([...known, entry])].map((problem): Finding => ({
      severity: "error",
      problem,
    })),
    ...(isDraft(entry) ? ofAdvertisement.map(warning) : ofAdvertisement),
    ...listingWarnings([entry]).map((problem) => warning({ problem })),
  ].filter(({ problem }) => problem.file === "");
  return [
    ...findings.filter(({ severity }) => severity === "error"),
    ...findings.filter(({ severity }) => severity === "warning"),
  ];
}
