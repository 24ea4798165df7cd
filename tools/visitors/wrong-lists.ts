/** What a page showed of its lists for some time. */
export interface ShownLists {
  /** When it came, in milliseconds. */
  readonly at: number;
  /** Visible text of the count line; empty where there is none. */
  readonly count: string;
  /** Ids of the homes on the visible cards, in their order. */
  readonly cards: readonly string[];
}

/** Whether all cards are among the others, in the same order. */
function areAmong(cards: readonly string[], listed: readonly string[]): boolean {
  let from = 0;
  return cards.every((card) => {
    const at = listed.indexOf(card, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The figures of a count line; undefined for a text that only says that the count will come. */
function countedIn(text: string): string | undefined {
  return text.trim() === "" || text.trim().endsWith("…") ? undefined : text.match(/\d[\d,]*/g)?.join(" ");
}

/**
 * What stood on the page after `paintedMs` and is not what stands there at last: a card that is not among the last ones
 * or in another order, or another count. Fewer cards are right, since a list grows as it arrives.
 */
export function wrongLists(shown: readonly ShownLists[], paintedMs: number): readonly ShownLists[] {
  const last = shown.at(-1);
  if (last === undefined) return [];
  const result = countedIn(last.count);
  return shown.slice(0, -1).filter(({ count, cards }, index) => {
    const isSeen = (shown[index + 1]?.at ?? Infinity) > paintedMs;
    const counted = countedIn(count);
    return isSeen && (!areAmong(cards, last.cards) || (counted !== undefined && counted !== result));
  });
}
