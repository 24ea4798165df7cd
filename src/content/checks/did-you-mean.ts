/**
 * Damerau-Levenshtein distance (optimal string alignment): letters left out, added, changed or swapped with their
 * neighbour.
 */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

const comparable = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");

/** The candidate that an editor most likely meant; capitals, blanks and hyphens do not count. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = comparable(text);
  const limit = Math.max(1, Math.min(4, Math.floor(wanted.length / 3)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const other = comparable(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, other);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What to write: the near match, or else the choice as long as it is short. */
export function suggestion(text: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  const near = closest(text, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (known.length === 0) return "there is none yet";
  const shown = known.slice(0, 12).map((name) => `"${name}"`);
  return `write ${shown.length === 1 ? "" : "one of "}${shown.join(", ")}${known.length > shown.length ? ", …" : ""}`;
}
