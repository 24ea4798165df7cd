import { checkDates, checkOfficeHours } from "./checks/dates";
import { checkDuplicates } from "./checks/duplicates";
import { reportOf, type Check, type ContentReport } from "./checks/issue";
import { listingChecks } from "./checks/listing-report";
import { checkMarkup } from "./checks/markup";
import { checkMetadata } from "./checks/metadata";
import { checkAmounts } from "./checks/money";
import { checkPositions } from "./checks/positions";
import { readContentFolder, type PlannedContent } from "./checks/read-content-folder";
import { checkAltTexts, checkArticlePictures, checkClaims, checkReferences } from "./checks/references";
import { checkRegistrations } from "./checks/registration";
import { checkSchemas } from "./checks/schema";
import { checkTextSigns } from "./checks/damaged-text";
import { checkStatuses, ofAdvertised, withLenientDrafts } from "./checks/status";
import { checkMaps } from "./maps/read-city-maps";
import { dayInIndia } from "../lib/dates";

/** In the order in which their issues are reported for a file. */
const checks: readonly Check[] = [
  checkSchemas,
  checkTextSigns,
  checkDuplicates,
  checkReferences,
  checkAltTexts,
  checkArticlePictures,
  checkMarkup,
  ...listingChecks,
  checkMetadata,
];

/** A draft is only warned of these. */
const draftLenientChecks: readonly Check[] = [
  ofAdvertised(checkAmounts),
  ofAdvertised(checkRegistrations),
  checkPositions,
  checkClaims,
  checkMaps,
  ofAdvertised(checkDates),
  checkStatuses,
  checkOfficeHours,
];

interface CheckOptions {
  readonly today: Date;
  /** What the folder would hold, to be checked before it is written. */
  readonly planned?: PlannedContent;
}

/** All issues of the content (docs/decisions/content.md). Content with issues never throws; an unreadable folder does. */
export function checkContent(dataFolder: string, { today, planned }: CheckOptions): ContentReport {
  const folder = readContentFolder(dataFolder, planned);
  const content = { ...folder, today: dayInIndia(today) };
  const run = (list: readonly Check[]) => list.flatMap((check) => check(content));
  const issues = [
    ...folder.issues,
    ...run(checks),
    ...withLenientDrafts(run(draftLenientChecks), folder.entries),
  ].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  return reportOf(issues);
}
