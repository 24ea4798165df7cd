import { entriesOf, errorIn, warningIn, type Check, type ContentEntry, type Issue } from "./issue";
import { listAt, quoted, textAt, textsAt } from "./values";

const stateOf = ({ value }: ContentEntry) => textAt(value, "state") ?? "published";

const isExpired = ({ value }: ContentEntry, today: string) =>
  (textAt(value, "publishUntil") ?? today) < today;
const isDelisted = (entry: ContentEntry): boolean => ["sold", "let", "withdrawn"].includes(stateOf(entry));
const isDraft = (entry: ContentEntry): boolean => stateOf(entry) === "draft";

/** Contradicting days and slugs, and pages that name a home not on offer (docs/decisions/delisted-listings.md). */
export const checkStatuses: Check<"entries" | "today"> = ({ entries, today }) => {
  const listings = entriesOf(entries, "Listing");
  const owners = new Map(listings.map((entry) => [textAt(entry.value, "slug") ?? "", entry]));
  const former = new Map<string, ContentEntry>();
  return [
    ...listings.flatMap((entry) => [
      ...dayIssues(entry),
      ...slugIssues(entry, owners, former),
      ...priceHistoryIssues(entry),
    ]),
    ...shownByName(entries, owners, today),
  ];
};

function dayIssues(entry: ContentEntry): Issue[] {
  const state = stateOf(entry);
  const [since, from, until] = ["stateSince", "publishFrom", "publishUntil"].map((name) =>
    textAt(entry.value, name),
  );
  const isUndated = (state === "sold" || state === "let") && since === undefined;
  const isBackwards = from !== undefined && until !== undefined && until < from;
  const backwards = () => `${quoted(until)} is before publishFrom ${quoted(from)}; change one of them`;
  return [
    isUndated && errorIn(entry, ["stateSince"], `is missing; write the day on which it was ${state}`),
    isBackwards && errorIn(entry, ["publishUntil"], backwards()),
  ].filter((issue) => issue !== false);
}

/** `former` collects the former slugs met so far, with the listing that had each. */
function slugIssues(
  entry: ContentEntry,
  owners: ReadonlyMap<string, ContentEntry>,
  former: Map<string, ContentEntry>,
): Issue[] {
  return textsAt(entry.value, "formerSlugs").flatMap((slug, at) => {
    const owner = owners.get(slug) ?? former.get(slug);
    former.set(slug, entry);
    if (owner === undefined) return [];
    const message =
      owner === entry
        ? "is named twice or is its slug of today; remove it"
        : `leads to ${owner.file}; an address can lead to one home alone: remove it from one of the two`;
    return [errorIn(entry, ["formerSlugs", at], `${quoted(slug)} ${message}`)];
  });
}

function priceHistoryIssues(entry: ContentEntry): Issue[] {
  const days = listAt(entry.value, "priceHistory").map((change) => textAt(change, "on") ?? "");
  return days.flatMap((day, at) => {
    const before = days[at - 1];
    if (before === undefined || before <= day) return [];
    const message = `${quoted(day)} is before the change above it; put the changes in the order of their days`;
    return [errorIn(entry, ["priceHistory", at, "on"], message)];
  });
}

const namedOn: Readonly<Record<string, string>> = { HomePage: "onDemandListings", City: "projects" };

/** Undefined of a home on offer that day. */
function whyHidden(owner: ContentEntry, today: string): string | undefined {
  const from = textAt(owner.value, "publishFrom") ?? today;
  if (isDelisted(owner) || isDraft(owner)) return `is ${quoted(stateOf(owner))} and is not shown`;
  if (from > today) return `is not shown before ${from}`;
  return isExpired(owner, today) ? "is past its publishUntil and is not shown" : undefined;
}

function shownByName(
  entries: readonly ContentEntry[],
  owners: ReadonlyMap<string, ContentEntry>,
  today: string,
): Issue[] {
  return entries.flatMap((entry) => {
    const field = namedOn[entry.type.name];
    if (field === undefined) return [];
    return textsAt(entry.value, field).flatMap((slug, at): Issue[] => {
      const owner = owners.get(slug);
      const why = owner && whyHidden(owner, today);
      return why ? [warningIn(entry, [field, at], `${quoted(slug)} ${why}; name another home`)] : [];
    });
  });
}

/** Passes over homes off the lists, which need nothing that an advertisement must have. */
export const ofAdvertised =
  (check: Check<"entries" | "today">): Check<"entries" | "today"> =>
  ({ entries, today }) =>
    check({ today, entries: entries.filter((entry) => !isDelisted(entry) && !isExpired(entry, today)) });

/** Errors of drafts become warnings. */
export function withLenientDrafts(issues: readonly Issue[], entries: readonly ContentEntry[]) {
  const drafts = new Set(entries.filter(isDraft).map(({ file }) => file));
  return issues.map((issue): Issue => (drafts.has(issue.file) ? { ...issue, severity: "warning" } : issue));
}
