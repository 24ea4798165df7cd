import { articlePictureProblems } from "./checks/article-pictures";
import { claimFindings } from "./checks/claim-problems";
import { dayInIndia } from "./checks/day-in-india";
import { readContentFolder, type PlannedContent } from "./checks/read-content-folder";
import type { ContentProblem } from "./checks/content-problem";
import { datedProblems } from "./checks/dated-problems";
import { duplicateProblems } from "./checks/duplicate-problems";
import type { Finding } from "./checks/finding";
import { isClosed, isDraft, lifeFindings } from "./checks/life-problems";
import { listingErrors, listingWarnings } from "./checks/listing-problems";
import { mapFindings } from "./checks/map-problems";
import { metadataErrors, metadataWarnings } from "./checks/metadata-problems";
import { officeHoursFindings } from "./checks/office-hours-problems";
import { positionFindings } from "./checks/position-problems";
import { priceFindings } from "./checks/price-problems";
import { referenceProblems, strayAltTexts } from "./checks/reference-problems";
import { registrationFindings } from "./checks/registration-problems";
import { schemaProblems } from "./checks/schema-problems";

export interface ContentReport {
  /** Faults that stop the build. */
  readonly errors: readonly ContentProblem[];
  /** What an editor should look at soon. */
  readonly warnings: readonly ContentProblem[];
}

export interface CheckOptions {
  /** Day by which permits, rates and reviews are judged. */
  readonly today: Date;
  /** What the folder would hold, to be checked before it is written. */
  readonly planned?: PlannedContent;
}

/**
 * Reads every content file below `dataFolder` and reports all problems in one run
 * (docs/decisions/a3-one-schema-per-type.md and docs/decisions/e2-registration-check.md). Faulty content never throws;
 * only a folder that the system refuses to read does.
 */
export function checkContent(dataFolder: string, { today, planned }: CheckOptions): ContentReport {
  const folder = readContentFolder(dataFolder, planned);
  const { entries, pictures, errors, warnings } = folder;
  // Of a home that has been sold, what an advertisement must have is not asked any more.
  const advertised = entries.filter((entry) => !isClosed(entry));
  const drafts = new Set(entries.filter(isDraft).map(({ file }) => file));
  const listings = advertised.filter(({ type }) => type.name === "Listing");
  const findings = [
    ...listings.flatMap(priceFindings),
    ...registrationFindings(advertised),
    ...positionFindings(entries),
    ...claimFindings(entries),
    ...mapFindings(dataFolder, entries),
    ...datedProblems(advertised, dayInIndia(today)),
    ...lifeFindings(entries),
    ...officeHoursFindings(entries, dayInIndia(today)),
  ];
  const found = (wanted: Finding["severity"]) =>
    findings
      .map(({ severity, problem }) => ({
        severity: drafts.has(problem.file) ? "warning" : severity,
        problem,
      }))
      .filter(({ severity }) => severity === wanted)
      .map(({ problem }) => problem);
  return {
    errors: inOrder([
      ...errors,
      ...entries.flatMap(schemaProblems),
      ...duplicateProblems(entries),
      ...referenceProblems(folder),
      ...articlePictureProblems(folder),
      ...listingErrors(entries),
      ...metadataErrors(entries),
      ...found("error"),
    ]),
    warnings: inOrder([
      ...warnings,
      ...strayAltTexts(entries, pictures),
      ...listingWarnings(entries),
      ...metadataWarnings(entries),
      ...found("warning"),
    ]),
  };
}

/** By file; each file's problems in the order in which the rules found them. */
function inOrder(problems: readonly ContentProblem[]): readonly ContentProblem[] {
  return [...problems].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));
}
