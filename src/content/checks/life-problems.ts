/** What the days and former names of a listing must agree on (docs/decisions/2026-11-23-a-listings-life.md). */
import { entryProblem, type ContentEntry } from "./content-entries";
import type { FieldPath } from "./content-problem";
import type { Finding } from "./finding";
import { listAt, quoted, textAt, textsAt } from "./values";

const stateOf = ({ value }: ContentEntry) => textAt(value, "state") ?? "published";

/** Whether a home is off the lists for good: what an advertisement must have is not asked of it. */
export function isClosed(entry: ContentEntry): boolean {
  return ["sold", "let", "withdrawn"].includes(stateOf(entry));
}

/** Whether a home is still being written: what it lacks for publication is a warning. */
export function isDraft(entry: ContentEntry): boolean {
  return stateOf(entry) === "draft";
}

/** Contradictions in the lives of all listings, and homes that a page shows by name and that are not on offer. */
export function lifeFindings(entries: readonly ContentEntry[]): Finding[] {
  const listings = entries.filter(({ type }) => type.name === "Listing");
  const owners = new Map(listings.map((entry) => [textAt(entry.value, "slug") ?? "", entry]));
  const former = new Map<string, ContentEntry>();
  return [
    ...listings.flatMap((entry) => [
      ...dayFindings(entry),
      ...slugFindings(entry, owners, former),
      ...priceFindings(entry),
    ]),
    ...shownByName(entries, owners),
  ];
}

function error(entry: ContentEntry, path: FieldPath, message: string): Finding {
  return { severity: "error", problem: entryProblem(entry, path, message) };
}

function dayFindings(entry: ContentEntry): Finding[] {
  const state = stateOf(entry);
  const [since, from, until] = ["stateSince", "publishFrom", "publishUntil"].map((name) =>
    textAt(entry.value, name),
  );
  const isUndated = (state === "sold" || state === "let") && since === undefined;
  const isBackwards = from !== undefined && until !== undefined && until < from;
  return [
    ...(isUndated
      ? [error(entry, ["stateSince"], `is missing; write the day on which it was ${state}`)]
      : []),
    ...(isBackwards
      ? [
          error(
            entry,
            ["publishUntil"],
            `${quoted(until)} is before publishFrom ${quoted(from)}; change one of them`,
          ),
        ]
      : []),
  ];
}

/** `former` collects the former slugs met so far, with the listing that had each. */
function slugFindings(
  entry: ContentEntry,
  owners: ReadonlyMap<string, ContentEntry>,
  former: Map<string, ContentEntry>,
): Finding[] {
  return textsAt(entry.value, "formerSlugs").flatMap((slug, at) => {
    const owner = owners.get(slug) ?? former.get(slug);
    former.set(slug, entry);
    if (owner === undefined) return [];
    const message =
      owner === entry
        ? "is named twice or is its slug of today; remove it"
        : `leads to ${owner.file}; an address can lead to one home alone: remove it from one of the two`;
    return [error(entry, ["formerSlugs", at], `${quoted(slug)} ${message}`)];
  });
}

function priceFindings(entry: ContentEntry): Finding[] {
  const days = listAt(entry.value, "priceHistory").map((change) => textAt(change, "on") ?? "");
  return days.flatMap((day, at) => {
    const before = days[at - 1];
    if (before === undefined || before <= day) return [];
    const message = `${quoted(day)} is before the change above it; put the changes in the order of their days`;
    return [error(entry, ["priceHistory", at, "on"], message)];
  });
}

/** Fields that name listings of which a page shows those on offer alone. */
const namedOn: Readonly<Record<string, string>> = { HomePage: "onDemandListings", City: "projects" };

/** A page leaves out a home that it names and that is not on offer; its editor should name another. */
function shownByName(entries: readonly ContentEntry[], owners: ReadonlyMap<string, ContentEntry>): Finding[] {
  return entries.flatMap((entry) => {
    const field = namedOn[entry.type.name];
    if (field === undefined) return [];
    return textsAt(entry.value, field).flatMap((slug, at): Finding[] => {
      const owner = owners.get(slug);
      if (owner === undefined || (!isClosed(owner) && !isDraft(owner))) return [];
      const message = `${quoted(slug)} is ${quoted(stateOf(owner))} and is not shown; name another home`;
      return [{ severity: "warning", problem: entryProblem(entry, [field, at], message) }];
    });
  });
}
