import { isWithinErrors } from "../../lib/typing-errors";

const comparable = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");

/** The candidate most likely meant; case, blanks and hyphens do not count. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const target = comparable(text);
  let best: string | undefined;
  let errors = Math.max(1, Math.min(4, Math.floor(target.length / 3)));
  for (const candidate of candidates) {
    const other = comparable(candidate);
    // Each better match lowers the bound for the next; below 0 nothing can be better.
    while (errors >= 0 && isWithinErrors(target, other, errors)) {
      best = candidate;
      errors -= 1;
    }
  }
  return best;
}

/** What to write: the closest candidate, or else the candidates, at most `maxShown` of them. */
export function suggestion(text: string, candidates: Iterable<string>, maxShown = 12): string {
  const known = [...candidates];
  const near = closest(text, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (known.length === 0) return "there is none yet";
  const shown = known.slice(0, maxShown).map((name) => `"${name}"`);
  return `write ${shown.length === 1 ? "" : "one of "}${shown.join(", ")}${known.length > shown.length ? ", …" : ""}`;
}
