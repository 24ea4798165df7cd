import { dayInIndia } from "../../../lib/date-time";

type Fields = Readonly<Record<string, unknown>>;

/** What belongs to one home alone and not to a copy of it. */
const ofOneHome = ["priceHistory", "formerSlugs", "state", "stateSince", "publishFrom", "publishUntil"];

/**
 * The content of a listing or post that is saved for the first time under the file name `slug`. It gets the next free
 * id, unless it has one that nobody else has. A copy, known by the id of another, leaves behind what belongs to that one
 * alone and counts as published today. `ids` are all that are known.
 */
export function newEntry(content: Fields, slug: string, ids: readonly number[], now: Date): Fields {
  const id = Number(content.id);
  const isCopy = ids.includes(id);
  const kept = Object.entries(content).filter(([name]) => !isCopy || !ofOneHome.includes(name));
  const hasOwnId = Number.isInteger(id) && id > 0 && !isCopy;
  return {
    ...Object.fromEntries(kept),
    slug,
    id: hasOwnId ? id : Math.max(0, ...ids) + 1,
    ...(isCopy && "postedAt" in content ? { postedAt: dayInIndia(now) } : {}),
  };
}
